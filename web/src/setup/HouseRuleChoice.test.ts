import { render, screen } from "@testing-library/svelte";

import { speaking } from "../testing/catalogues";
import { sayOf } from "../words/words.svelte";
import HouseRuleChoice from "./HouseRuleChoice.svelte";

test("a house rule is explained without the marks that rulebooks are written with", () => {
  speaking("en", "jackaroo");
  const option = { name: "queen_burns", kind: "choice", default: "no", choices: ["no", "yes"], rule: "J-7" } as const;
  const of = { ...option, choices: [...option.choices] };
  const say = sayOf("jackaroo");
  render(HouseRuleChoice, {
    game: "jackaroo",
    option: of,
    offered: of.choices,
    value: "no",
    changed: false,
    wrong: null,
    say,
    onchange: () => {},
  });
  const about = screen.getByText(/played as a stop/);
  expect(about.textContent).toContain("written Q stop, instead");
});
