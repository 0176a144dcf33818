/** What players have at an end, and the ends of rounds and stages, in all games and languages. */
import { speaking } from "../testing/catalogues";
import { aPosition, aSeat, aTable } from "../testing/samples";
import type { Lang, Outcome, Position, Step } from "../wire";
import { LANGUAGES } from "../words/languages";
import { sayOf } from "../words/words.svelte";
import type { Scene } from "./board";
import { GAME_KEYS, loadGameUi } from "./registry";

const GAMES = Object.fromEntries(
  await Promise.all(GAME_KEYS.map(async (key) => [key, await loadGameUi(key)] as const)),
);
const seats = ["Salma", "Omar"].map((name) => aSeat({ name }));

/** Of each game a position after a round, as far as its ends need it. */
const VIEWS: Record<string, Record<string, unknown>> = {
  jackaroo: {
    marbles: [
      ["base 1", "base 4", "grave", "ring 3"],
      ["grave", "grave", "grave", "grave"],
    ],
  },
  nahs: { stage: 1, jinxes: [0, 1], place_sums: [1, 2], options: { players: 2, stages: 3 } },
  quoridor: { options: { size: 9 }, pawns: ["e8", "e1"], fences: [] },
  taki: { round: 1, wins: [1, 0], stages: [], sizes: [8, 8], options: { rounds: 3, mode: "match", players: 2 } },
  toitoi: { round: 1, totals: [-4, 11], past: { points: [-4, 11], boxes: [[], []] }, options: { rounds: 5 } },
};

function scene(game: string, change: Partial<Position> = {}, view: object = {}): Scene {
  const position = aPosition({ view: { ...VIEWS[game], ...view }, ...change });
  return { position, seat: 0, table: aTable({ game, seats }), say: sayOf(game) };
}
const step = (...events: Step["events"]): Step[] => [{ ply: 9, seat: 0, events }];
const ENDS: Record<string, Step[]> = {
  nahs: step({ event: "jinx", seat: 1, stage: 1 }, { event: "stage", seat: 1, stage: 2 }),
  taki: step({ event: "round_won", seat: 0 }, { event: "round_begins", seat: 0, number: 2 }),
  toitoi: step({ event: "scored", seat: 0, box: "", points: -4, total: -4 }, { event: "dealt", round: 2 }),
};

test("what players have is said as the game counts it, the better first", () => {
  speaking("en", ...Object.keys(GAMES));
  const playerScore = (game: string, view = {}) =>
    [0, 1].map((seat) => GAMES[game]!.playerScore!(seat, scene(game, {}, view)).words);
  expect(playerScore("jackaroo")).toEqual(["2 marbles home", "no marble home"]);
  expect(playerScore("quoridor")).toEqual(["1 step to go", "on the other side"]);
  expect(playerScore("nahs")).toEqual(["never the jinx", "the jinx once"]);
  expect(playerScore("nahs", { options: { stages: 1 } })).toEqual(["", "the jinx"]);
  expect(playerScore("taki")).toEqual(["1 round won", "no round won"]);
  expect(playerScore("taki", { options: { rounds: 1 }, sizes: [0, 3] })).toEqual(["no cards left", "3 cards left"]);
  expect(playerScore("taki", { options: { rounds: 1 }, stages: [2, 5] })).toEqual(["Stage 2", "Stage 5"]);
  const plain = (text: string) => text.replace(/[\u2066\u2069]/g, "");
  expect(playerScore("toitoi").map(plain)).toEqual(["−4, now −4 points", "+11, now 11 points"]);
  for (const game of ["jackaroo", "nahs", "taki", "toitoi"]) {
    const [first, second] = [0, 1].map((seat) => GAMES[game]!.playerScore!(seat, scene(game)).rank);
    expect(first).toBeLessThan(second!);
  }
});

test("a point below nought is not said as one above it", () => {
  const said = (lang: Lang) => {
    speaking(lang, "toitoi");
    return [-2, -1, 1, 2].map(
      (total) => GAMES.toitoi!.playerScore!(0, scene("toitoi", {}, { totals: [total, 9], past: null })).words,
    );
  };
  expect(said("he")).toEqual(["מינוס שתי נקודות", "מינוס נקודה אחת", "נקודה אחת", "שתי נקודות"]);
  expect(said("ar")).toEqual(["نقطتان تحت الصفر", "نقطة واحدة تحت الصفر", "نقطة واحدة", "نقطتان"]);
});

test("the end of a round or stage names whom it is about; the end of the match is another matter", () => {
  speaking("en", ...Object.keys(GAMES));
  const ended = (game: string) => GAMES[game]!.interlude!(ENDS[game]!, scene(game));
  expect(ended("nahs")).toMatchObject({ title: "Stage 1 of 3 is over", seats: [1], joyful: false });
  expect(ended("nahs")!.words).toContain("Omar");
  expect(ended("taki")).toMatchObject({ title: "Round 1 of 3 is over", seats: [0], joyful: true });
  expect(ended("toitoi")).toEqual({
    title: "Round 1 of 5 is over",
    seats: [0],
    words: "Fewest points in this round: Salma, \u2066−4\u2069 points.",
    joyful: true,
  });
  const outcome: Outcome = { places: [1, 2], scores: [1, 0], resigned: [], by: "play" };
  for (const game of Object.keys(ENDS)) {
    expect(GAMES[game]!.interlude!(ENDS[game]!, scene(game, { outcome }))).toBeNull();
    expect(GAMES[game]!.interlude!(step({ event: "drew", seat: 0, count: 1 }), scene(game))).toBeNull();
  }
});

test.each(LANGUAGES)("every word at an end is there in %s", (lang) => {
  speaking(lang, ...Object.keys(GAMES));
  for (const [game, { playerScore, interlude }] of Object.entries(GAMES)) {
    const said = [0, 1].map((seat) => playerScore!(seat, scene(game)).words);
    const ended = interlude?.(ENDS[game]!, scene(game));
    for (const text of [...said, ...(ended ? [ended.title, ended.words] : [])]) {
      expect(text, game).toMatch(/\S/);
      expect(text, game).not.toMatch(/end-|board-|event-|\{|undefined/);
    }
  }
});
