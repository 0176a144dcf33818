import { said, unsaid } from "./unsaid";

const say = (game: string | null, name: string, args: Record<string, unknown>) =>
  `${game} ${name} ${JSON.stringify(args)}`;

test("a sentence is said where it is read, and what it holds before it", () => {
  const why = unsaid("taki", "refused-together", null);
  expect(said(unsaid(null, "rejected-bad_option", { why, seat: 2 }), say)).toBe(
    `null rejected-bad_option ${JSON.stringify({ why: "taki refused-together {}", seat: 2 })}`,
  );
});

test("a value without words of its own is said as it is", () => {
  const bare = () => {
    throw new Error("the catalogue has none");
  };
  expect(said(unsaid("taki", "option-hand.v-8", {}, "8"), bare)).toBe("8");
  expect(() => said(unsaid("taki", "option-hand.v-8"), bare)).toThrow("the catalogue has none");
});

test("what was said already is left as it is", () => {
  expect(said("A pawn goes one square at a time.", say)).toBe("A pawn goes one square at a time.");
});
