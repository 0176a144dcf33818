import { fireEvent, render } from "@testing-library/svelte";
import { type ComponentProps, tick } from "svelte";

import { speaking } from "../testing/catalogues";
import { sayOf } from "../words/words.svelte";
import CardTip from "./CardTip.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a card that was just chosen is not explained over the board on which one goes on", async () => {
  speaking("en", "taki");
  const stage = document.createElement("main");
  stage.innerHTML = `<button type="button" data-rule="T-8">Stop</button>`;
  document.body.append(stage);
  const { container } = render(CardTip, { stage, say: sayOf("taki"), onrule: () => undefined });
  const over = async (clientX: number) => {
    await fireEvent.pointerOver(stage.firstElementChild!, { pointerType: "mouse", clientX, clientY: 5 });
    await vi.advanceTimersByTimeAsync(700);
    return container.querySelector("[data-tip]");
  };
  await fireEvent.click(stage.firstElementChild!, { clientX: 5, clientY: 5 });
  // The board is drawn anew under a mouse that rests.
  stage.innerHTML = `<button type="button" data-rule="T-8">Stop</button>`;
  expect(await over(5)).toBeNull();
  expect(await over(50)).not.toBeNull();
});

async function asked(props: Partial<ComponentProps<typeof CardTip>>) {
  speaking("en", "taki");
  const stage = document.createElement("main");
  stage.innerHTML = `<button type="button" data-rule="T-8" data-attempt="rS">Stop</button>`;
  document.body.append(stage);
  const { container } = render(CardTip, { stage, say: sayOf("taki"), onrule: () => undefined, ...props });
  await fireEvent.pointerOver(stage.firstElementChild!, { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(700);
  return container.querySelector("[data-tip]")!;
}

test("what a piece can do now is told, and of much only the beginning", async () => {
  const why = vi.fn();
  const tip = await asked({ uses: () => ["one", "two", "three", "four", "five", "six"], why });
  expect([...tip.querySelectorAll("li")].map((each) => each.textContent)).toEqual([
    ...["one", "two", "three", "four"],
    "and 2 more",
  ]);
  expect(why).not.toHaveBeenCalled();
});

test("what can be done with a piece in very many ways is counted", async () => {
  const tip = await asked({ uses: () => Array.from({ length: 124 }, (_, number) => `f${number}`), why: vi.fn() });
  expect([...tip.querySelectorAll("li")].map((each) => each.textContent)).toEqual(["124 possible moves"]);
});

test("of a piece that can do nothing the referee says why not, with the rule", async () => {
  const refusal = {
    type: "verdict",
    id: "",
    allowed: false,
    code: "no_fit",
    text: "It does not fit.",
    rule: "T-5",
  } as const;
  const why = vi.fn().mockResolvedValue(refusal);
  const tip = await asked({ uses: () => [], why });
  expect(why).toHaveBeenCalledWith("rS");
  expect(tip.querySelector("[data-tip-not]")?.textContent).toContain("It does not fit. (T-5)");
});

test("whoever is not asked hears what a piece is, and nothing about now", async () => {
  const why = vi.fn();
  const tip = await asked({ why });
  expect(tip.textContent).toContain("T-8");
  expect(why).not.toHaveBeenCalled();
});

test("what a card does is not said any more once the card has gone, though no pointer has moved", async () => {
  speaking("en", "taki");
  const stage = document.createElement("main");
  stage.innerHTML = `<button type="button" data-rule="T-8">Stop</button>`;
  document.body.append(stage);
  const { container } = render(CardTip, { stage, say: sayOf("taki"), onrule: () => undefined });
  await fireEvent.pointerOver(stage.firstElementChild!, { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(700);
  expect(container.querySelector("[data-tip]")?.textContent).toContain("T-8");
  // A curtain falls.
  stage.replaceChildren();
  await vi.advanceTimersByTimeAsync(0);
  await tick();
  expect(container.querySelector("[data-tip]")).toBeNull();
});
