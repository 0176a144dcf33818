import { clockText, leftNow, shareLeft } from "./time";

test("only a running clock runs, and never below nothing", () => {
  expect(leftNow({ left: 5000, running: true }, 2000)).toBe(3000);
  expect(leftNow({ left: 5000, running: false }, 2000)).toBe(5000);
  expect(leftNow({ left: 5000, running: true }, 9000)).toBe(0);
  expect(leftNow({ left: null, running: true }, 0)).toBeNull();
  expect(leftNow(undefined, 0)).toBeNull();
});

test("the share of a bank that grew by increments is never more than all", () => {
  const clock = { kind: "bank", seconds: 60, increment: 5 } as const;
  expect(shareLeft(30_000, clock)).toBe(0.5);
  expect(shareLeft(70_000, clock)).toBe(1);
});

test("times read as on a clock", () => {
  expect(clockText(95_000)).toBe("1:35");
  expect(clockText(10_000)).toBe("0:10");
  expect(clockText(9_940)).toBe("10.0");
  expect(clockText(450)).toBe("0.5");
  expect(clockText(3_725_000)).toBe("1:02:05");
});
