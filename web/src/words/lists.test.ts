import { isolated, listed, ranges } from "./lists";

test("a name of another script keeps its direction inside a sentence", () => {
  expect(isolated("Sara 2")).toBe("Sara 2");
  expect(isolated("ضيف")).toBe("\u2068ضيف\u2069");
  expect(isolated(isolated("ضيف"))).toBe("\u2068ضيف\u2069");
});

test("several names are set apart by the comma of the language", () => {
  expect(listed("en", ["Sara", "ضيف"])).toBe("Sara, \u2068ضيف\u2069");
  expect(listed("he", ["Sara"])).toBe("Sara");
});

test("a list begins where the language does, whatever its names are written in", () => {
  // Whoever looks for the first letter of a list does not look inside the marks around its names.
  expect(listed("ar", ["سامي", "Karim"])).toBe("\u200f\u2068سامي\u2069، Karim");
  expect(listed("ar", ["3", "9"])).toBe("\u200f3، 9");
});

test("numbers that follow each other are a range", () => {
  expect(ranges("en", [2, 3, 4, 5, 6])).toBe("2–6");
  expect(ranges("ar", [2, 4, 6])).toBe("\u200f2، 4، 6");
  expect(ranges("he", [2, 4, 5])).toBe("\u200f2, 4–5");
  expect(ranges("he", [2, 3])).toBe("\u200f2–3");
  expect([ranges("en", []), ranges("ar", [])]).toEqual(["", ""]);
});
