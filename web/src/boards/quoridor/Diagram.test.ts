import { render } from "@testing-library/svelte";

import Diagram from "./Diagram.svelte";

test("two figures on one page share no id, and each finds its own", () => {
  const drawing = { size: 5, pawns: [[0, "c3"]] as [number, string][], to: ["c4"] };
  render(Diagram, { drawing });
  render(Diagram, { drawing });
  const ids = [...document.querySelectorAll("svg [id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const wanted = [...document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});
