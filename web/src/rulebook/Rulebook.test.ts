import { fireEvent, render, screen, within } from "@testing-library/svelte";

import { installWords } from "../words/words.svelte";
import Rulebook from "./Rulebook.svelte";

const files = import.meta.glob<string>(
  ["../../../src/majlis/locale/*.ftl", "../../../src/majlis/games/quoridor/{words,rulebook}/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const joined = (lang: string, part: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(part) && new RegExp(`[./]${lang}\\.ftl$`).test(path))
    .map(([, text]) => text)
    .join("\n");

function open(lang: "en" | "ar", props: Partial<{ rule: string; compact: boolean; options: object }> = {}) {
  installWords(lang, joined(lang, "/locale/"), {
    quoridor: joined(lang, "/quoridor/words/") + joined(lang, "/quoridor/rulebook/"),
  });
  return render(Rulebook, { game: "quoridor", ...props } as { game: string });
}

test("a book has a cover, its contents, and every rule under its number", () => {
  const { container } = open("en");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Quoridor");
  expect(container.querySelectorAll("section.rule")).toHaveLength(13);
  const contents = screen.getByRole("navigation", { name: "Contents" });
  expect(within(contents).getAllByRole("link")).toHaveLength(container.querySelectorAll("section.chapter").length);
  expect(container.querySelector("#Q-8")).toBeTruthy();
});

test("opened at a rule, the book lights it and puts whoever listens there", async () => {
  const { container } = open("en", { rule: "Q-8" });
  await vi.waitFor(() => expect(container.querySelector("#Q-8")!.classList.contains("lit")).toBe(true));
  expect(document.activeElement?.id).toBe("Q-8");
});

test("a search leaves what it finds and counts it", async () => {
  const { container } = open("en");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "diagonally" } });
  const rules = [...container.querySelectorAll("section.rule")];
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.length).toBeLessThan(5);
  expect(container.querySelector("mark")!.textContent.toLowerCase()).toContain("diagonally");
  expect(screen.getByRole("status").textContent).toMatch(/Found in/);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "no such word" } });
  expect(container.querySelectorAll("section.rule")).toHaveLength(0);
  expect(screen.getByRole("status").textContent).toBe("Nothing was found.");
});

test("beside a table the book marks what the table plays, and leaves the address alone", async () => {
  const { container } = open("en", { compact: true, options: { third_pawn: "diagonal", size: 7 } });
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  const option = container.querySelector<HTMLElement>("#option-third_pawn")!;
  expect(option.querySelector(".chosen")!.textContent).toContain("at this table");
  expect(container.querySelector("#option-size")!.textContent).toContain("At this table: 7");
  const before = location.href;
  await fireEvent.click(option.querySelector("h3 a")!);
  expect(location.href).toBe(before);
  await vi.waitFor(() => expect(container.querySelector(".rule.lit")!.id).toBe("Q-10"));
});

test("a book in Arabic keeps its notation in its own direction", () => {
  const { container } = open("ar");
  const code = container.querySelector("code")!;
  expect(code.getAttribute("dir")).toBe("ltr");
  expect(container.querySelector("#Q-1 h3 a")!.getAttribute("dir")).toBe("ltr");
});
