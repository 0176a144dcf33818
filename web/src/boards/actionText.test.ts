import { speaking } from "../testing/catalogues";
import { aPosition, aSeat, aTable } from "../testing/samples";
import type { Position } from "../wire";
import { LANGUAGES } from "../words/catalogue";
import { sayOf } from "../words/words.svelte";
import type { Scene } from "./board";
import { deed as jackaroo } from "./jackaroo/actionText";
import marbles from "./jackaroo/positions.cases.json";
import { deed as nahs } from "./nahs/actionText";
import nahsPositions from "./nahs/positions.json";
import { deed as taki } from "./taki/actionText";
import takiPositions from "./taki/positions.json";
import { deed as toitoi } from "./toitoi/actionText";

const NAMES = ["Salma", "Omar", "Noa", "Karim", "Huda", "Adam", "Mia", "Sami", "Lina", "Zoe", "Dan", "Rami"];
const seats = NAMES.map((name) => aSeat({ name }));

function scene(game: string, position: Position, seat = position.seat ?? 0): Scene {
  const { options } = position.view as { options: Record<string, unknown> };
  return { position, seat, table: aTable({ game, seats, options }), say: sayOf(game) };
}

type Told = [action: string, scene: () => Scene];
const places = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const box = aPosition({ view: { options: {} } });

/** Every legal action of recorded positions, and every action there is of Toi Toi. */
const GAMES: Record<string, { deed: typeof taki; told: Told[][] }> = {
  jackaroo: {
    deed: jackaroo,
    told: (marbles as unknown as { options: object; seat: number; marbles: string[][]; legal: object }[]).map((one) =>
      Object.keys(one.legal).map((action) => [
        action,
        () => scene("jackaroo", aPosition({ ...one, view: { ...one }, legal: [] })),
      ]),
    ),
  },
  nahs: {
    deed: nahs,
    told: (nahsPositions as unknown as Position[]).map((one) =>
      one.legal.map((action) => [action, () => scene("nahs", one)]),
    ),
  },
  taki: {
    deed: taki,
    told: (takiPositions as unknown as Position[]).map((one) =>
      one.legal.map((action) => [action, () => scene("taki", one)]),
    ),
  },
  toitoi: {
    deed: toitoi,
    told: [
      places(8).flatMap((one) => [`pile ${one}`, `place ${one}`, `throw ${one}`]),
      places(8).flatMap((one) =>
        places(8)
          .filter((two) => two !== one)
          .flatMap((two) => [`fly ${one}>${two}`, `pile fly ${one}>${two}`]),
      ),
      ["bank", "throw", "open 2 7", "open 1 8"],
    ].map((actions) => actions.map((action) => [action, () => scene("toitoi", box)])),
  },
};

describe.each(Object.entries(GAMES))("an action of %s", (game, { deed, told }) => {
  it.each(LANGUAGES)("is told in words of its own, in %s", (lang) => {
    speaking(lang, game);
    expect(told.flat().length).toBeGreaterThan(40);
    for (const position of told) {
      const said = position.map(([action, at]) => deed(action, at()));
      expect(new Set(said).size, position.map(([action]) => action).join()).toBe(said.length);
      const notation = said.filter((text) => /[a-z]\d|\bbu\b|\bti\b|[>:][a-z\d]|NaN|undefined/.test(text));
      expect(notation).toEqual([]);
    }
  });
});

test("some of them, to the letter", () => {
  speaking("en", "jackaroo", "nahs", "taki", "toitoi");
  const start = aPosition({
    view: {
      options: { players: 4, mouth: 2 },
      marbles: [
        ["ring 10", "grave", "grave", "grave"],
        ...Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => "grave")),
      ],
    },
  });
  const at = scene("jackaroo", start);
  expect(jackaroo("9 m1", at)).toBe("9 – Your marble 1: 9 steps to cell 19.");
  expect(jackaroo("10 stop", at)).toBe("10 – Stop Omar");
  const cards = scene("nahs", aPosition({ view: { options: {}, pile: ["3", "4"] } }));
  expect(nahs("bux2", cards)).toBe("2 × bottoms up");
  expect(nahs("up ti>2", cards)).toBe("The pile to Omar");
  expect(nahs("swap 3,bu,ti", cards)).toBe("Show 3, bottoms up, take it");
  const pile = scene("taki", aPosition({ view: { options: {}, penalty: 4 } }));
  expect(taki("gstop", pile)).toBe("green Stop");
  expect(taki("change:b", pile)).toBe("Changer: blue");
  expect(taki("draw", pile)).toBe("Draw 4");
  expect(toitoi("pile fly 2>6", scene("toitoi", box))).toBe("The pile’s card on place 2; the Toi flies to place 6");
});
