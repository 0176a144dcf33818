import { aPosition } from "../../testing/samples";
import { type SelectionInput, Selection } from "./selection.svelte";
import { viewOf } from "./view";

const element = document.createElement("button");

function selecting(given: {
  legal: string[];
  phase?: string;
  hand?: (string | null)[];
  ups?: string[];
  busy?: boolean;
}) {
  const { legal, phase = "play", hand = ["4", "9", "9"], ups = ["3", "5", "ti"], busy = false } = given;
  const position = aPosition({ view: { phase, hands: [hand, []], face_up: [ups, []], chosen: [null, null] } });
  const [played, refused]: [string[], string[]] = [[], []];
  const input: SelectionInput = {
    view: viewOf(position),
    seat: 0,
    legal,
    busy,
    play: (action) => void played.push(action),
    refuse: (action) => void refused.push(action),
  };
  const selection = new Selection(() => input);
  const touch = (key: string) =>
    selection.touchGroup(
      selection.groups.find((group) => group.key === key)!,
      element,
    );
  return { selection, touch, played, refused };
}

test("a lone card is laid at once, of several it is asked how many, and a second touch takes that back", () => {
  const { selection, touch, played } = selecting({ legal: ["4", "9", "9x2"] });
  touch("4");
  expect(played).toEqual(["4"]);
  touch("9");
  expect(selection.choosing).toEqual({ step: "count", kind: "9" });
  expect([...(selection.counts ?? [])]).toEqual([
    [1, "9"],
    [2, "9x2"],
  ]);
  touch("9");
  expect([selection.choosing, selection.mayGoBack]).toEqual([null, false]);
});

test("what cannot be laid is asked about, but nothing is while a move is on its way", () => {
  const { touch, refused } = selecting({ legal: ["9"] });
  touch("4");
  expect(refused).toEqual(["4"]);
  const busy = selecting({ legal: ["4", "9"], busy: true });
  busy.touch("4");
  expect([busy.played, busy.refused]).toEqual([[], []]);
});

test("a take-it shows whom it can be aimed at", () => {
  const { selection } = selecting({ legal: ["up ti>2"], hand: [] });
  selection.touchUp(2, element);
  expect([...(selection.targets ?? [])]).toEqual([[1, "up ti>2"]]);
  selection.back();
  expect(selection.targets).toBeNull();
});

test("two touches exchange a pair; it is seen before it is done, and taken back", () => {
  const { selection, touch } = selecting({ legal: ["ready", "swap 4,5,ti"], phase: "exchange" });
  expect(selection.exchange).toBe("ready");
  touch("place 0");
  expect(selection.choosing).toEqual({ step: "partner" });
  selection.touchUp(0, element);
  expect(selection.ups).toEqual(["4", "5", "ti"]);
  expect(selection.groups.map(({ kind }) => kind)).toEqual(["3", "9", "9"]);
  expect(selection.exchange).toBe("swap 4,5,ti");
  selection.back();
  expect(selection.exchange).toBe("ready");
});

test("cards one does not see are held one by one", () => {
  const { selection } = selecting({ legal: [], hand: [null, null] });
  expect(selection.groups.map(({ kind, key }) => [kind, key])).toEqual([
    [null, "back 0"],
    [null, "back 1"],
  ]);
});
