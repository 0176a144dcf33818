import { render } from "@testing-library/svelte";

import Name from "./Name.svelte";

test("a name may be cut short, but the number at its end stands by itself and is never cut", () => {
  const { container } = render(Name, { name: "Abdulrahman Al-Otaibi 4711" });
  expect(container.querySelector(".words")!.textContent).toBe("Abdulrahman Al-Otaibi");
  expect(container.querySelector(".number")!.textContent).toBe(" 4711");
  expect(container.textContent).toBe("Abdulrahman Al-Otaibi 4711");
});

test("a name that is a number, or has none, is one word", () => {
  for (const name of ["4711", "Sara"]) {
    const { container } = render(Name, { name });
    expect(container.textContent.trim()).toBe(name);
    expect(container.querySelector(".number")).toBeNull();
  }
});
