import { MARBLE_CASES, touchCases } from "../testing/cases";
import { speaking } from "../testing/catalogues";
import { tableAt } from "../testing/boards";
import { aPosition } from "../testing/samples";
import type { Position } from "../wire";
import { LANGUAGES } from "../words/languages";
import { sayOf } from "../words/words.svelte";
import type { Scene } from "./board";
import { actionText as jackaroo } from "./jackaroo/actionText";
import { actionText as nahs } from "./nahs/actionText";
import { actionText as taki } from "./taki/actionText";
import { actionText as toitoi } from "./toitoi/actionText";

function scene(game: string, position: Position, seat = position.seat ?? 0): Scene {
  return { position, seat, table: tableAt(position, 12, game), say: sayOf(game) };
}

type Case = [action: string, scene: () => Scene];
const places = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const box = aPosition({ view: { options: {} } });

/** Every legal action of recorded positions, and every action there is of Toi Toi. */
const GAMES: Record<string, { actionText: typeof taki; cases: Case[][] }> = {
  jackaroo: {
    actionText: jackaroo,
    cases: MARBLE_CASES.map((one) =>
      Object.keys(one.legal).map((action) => [
        action,
        () => scene("jackaroo", aPosition({ ...one, view: { ...one }, legal: [] })),
      ]),
    ),
  },
  nahs: {
    actionText: nahs,
    cases: touchCases("nahs").map((one) => one.legal.map((action) => [action, () => scene("nahs", one)])),
  },
  taki: {
    actionText: taki,
    cases: touchCases("taki").map((one) => one.legal.map((action) => [action, () => scene("taki", one)])),
  },
  toitoi: {
    actionText: toitoi,
    cases: [
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

describe.each(Object.entries(GAMES))("an action of %s", (game, { actionText, cases }) => {
  it.each(LANGUAGES)("is told in words of its own, in %s", (lang) => {
    speaking(lang, game);
    expect(cases.flat().length).toBeGreaterThan(40);
    for (const position of cases) {
      const said = position.map(([action, at]) => actionText(action, at()));
      expect(new Set(said).size, position.map(([action]) => action).join()).toBe(said.length);
      const notation = said.filter((text) => /[a-z]\d|\bbu\b|\bti\b|[>:][a-z\d]|NaN|undefined/.test(text));
      expect(notation).toEqual([]);
      // It stands in sentences, which have a full stop of their own.
      expect(said.filter((text) => text.endsWith("."))).toEqual([]);
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
  expect(jackaroo("9 m1", at)).toBe("9 – Your marble 1: 9 steps to cell 19");
  expect(jackaroo("10 stop", at)).toBe("10 – Stop Omar");
  // Who looks back at a match has no marbles in it but their own.
  const others = at.table.seats.map((seat) => ({ ...seat, mine: false }));
  const watched = { ...at, table: { ...at.table, seats: others } };
  expect(jackaroo("9 m1", watched)).toBe("9 – Salma’s marble 1: 9 steps to cell 19");
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
