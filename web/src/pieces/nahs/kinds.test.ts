import { speaking } from "../../testing/catalogues";
import { sayOf } from "../../words/words.svelte";
import { kindsNamed } from "./kinds";

test("cards are read out by their names, not by the letters of the notation", () => {
  speaking("en", "nahs");
  expect(kindsNamed(sayOf("nahs"), "en", ["4", "bu", "ti"])).toBe("4, bottoms up, take it");
});
