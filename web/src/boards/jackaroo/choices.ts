/**
 * The legal actions as touches: a card, then a marble, a number of steps, a way to use the card.
 *
 * A touch is a word or two: `card 9`, `marble s1.m2`, `walk 11`, `steps 3`, `drop`, `stop`, `throw`, `hand`. Where
 * there are two natural orders, both lead to the action.
 */
import { type Marble, named } from "./geometry";
import { partOf, type Play, read } from "./plays";

export type Touch = string;

export interface Choice {
  /** What may be touched now, each with what follows. */
  next: Map<Touch, Choice>;
  /** All actions that can still be reached. */
  actions: Set<string>;
}

/** The cards that are used in more than one way, so that the way is a touch of its own. */
const WAYS = new Set(["A", "K", "10", "Q"]);

/** All legal actions as a tree of touches. */
export function choicesOf(legal: readonly string[], colour: number, mate = colour): Choice {
  const root: Choice = { next: new Map(), actions: new Set() };
  for (const action of legal) {
    for (const touches of touchesOf(read(action, colour, mate))) insert(root, touches, action);
  }
  return root;
}

/** The sequences of touches that lead to a play. */
export function touchesOf(play: Play): Touch[][] {
  if (play.kind === "throw hand") return [["hand"]];
  const card = `card ${play.card}`;
  if (play.kind === "swap") {
    const [one, other] = [`marble ${play.marbles[0]}`, `marble ${play.marbles[1]}`] as const;
    return [
      [card, one, other],
      [card, other, one],
    ];
  }
  if (play.kind !== "walk") return [[card, play.kind]];
  if (play.card === "7") return [[card, ...play.parts.flatMap((p) => [`marble ${p.marble}`, `steps ${p.steps}`])]];
  return play.parts.flatMap(({ marble, steps }) =>
    WAYS.has(play.card)
      ? [
          [card, `walk ${steps}`, `marble ${marble}`],
          [card, `marble ${marble}`, `walk ${steps}`],
        ]
      : [[card, `marble ${marble}`]],
  );
}

function insert(root: Choice, touches: readonly Touch[], action: string): void {
  let choice = root;
  choice.actions.add(action);
  for (const touch of touches) {
    let next = choice.next.get(touch);
    if (!next) choice.next.set(touch, (next = { next: new Map(), actions: new Set() }));
    choice = next;
    choice.actions.add(action);
  }
}

/** Where touches lead, with the whole path; a number that has no alternative needs no touch and is in the path. */
export interface Reached {
  choice: Choice;
  path: Touch[];
}

/** Follow touches as far as they are offered. */
export function follow(root: Choice, touches: readonly Touch[]): Reached {
  let reached = forced({ choice: root, path: [] });
  for (const touch of touches) {
    const next = reached.choice.next.get(touch);
    if (!next) break;
    reached = forced({ choice: next, path: [...reached.path, touch] });
  }
  return reached;
}

/** Go on over what leaves no choice and names no marble; the last touch is never taken from the player. */
function forced({ choice, path }: Reached): Reached {
  for (;;) {
    const [[touch, next] = [undefined, undefined]] = choice.next;
    if (choice.next.size !== 1 || !touch || !/^(walk|steps) /.test(touch) || next.next.size === 0)
      return { choice, path };
    choice = next;
    path = [...path, touch];
  }
}

/** The action that a touch would perform, if nothing remains to be chosen after it. */
export function actionOf(choice: Choice, touch: Touch): string | undefined {
  const next = choice.next.get(touch);
  return next && isDecided(next) ? [...next.actions][0] : undefined;
}

function isDecided(choice: Choice): boolean {
  if (choice.actions.size !== 1) return false;
  for (let rest = choice; rest.next.size > 0;) {
    const [touch, next] = [...rest.next][0]!;
    if (touch.startsWith("marble")) return false;
    rest = next;
  }
  return true;
}

/** The marbles that may be touched now. */
export function marblesOf(choice: Choice): Marble[] {
  return [...choice.next.keys()].filter((touch) => touch.startsWith("marble ")).map((touch) => touch.slice(7));
}

/** What may be touched now beside cards and marbles: ways, steps, a stop, a drop, a throw. */
export function waysOf(choice: Choice): Touch[] {
  return [...choice.next.keys()].filter((touch) => !/^(card|marble) /.test(touch));
}

// --------------------------------------------------------------------------------------------- tries that fail

/**
 * The action that somebody means who touches a marble after a path, whether it is legal or not; undefined where
 * the notation has no word for it (a 9 on somebody else's marble).
 */
export function meant(path: readonly Touch[], marble: Marble, colour: number, mate = colour): string | undefined {
  const [card, ...rest] = path.map((touch) => touch.split(" "));
  const rank = card?.[1] ?? "";
  const own = named(marble).seat === colour;
  const word = `m${named(marble).number + 1}`;
  if (rank === "5") return `5 ${marble}`;
  if (rank === "J") return meantSwap(rest[0]?.[1], marble, colour);
  const isRest = rank === "7" && rest.length > 1 && named(marble).seat === mate;
  if (!own && !isRest) return undefined;
  if (rank === "7") return meantSeven(rest, partOf(marble, colour), colour);
  if (rank === "A") return `A${rest.find(([kind]) => kind === "walk")?.[1] ?? "1"} ${word}`;
  return rank === "K" ? `K13 ${word}` : `${rank} ${word}`;
}

function meantSwap(first: Marble | undefined, second: Marble, colour: number): string | undefined {
  if (first === undefined) return undefined;
  const own = `s${colour + 1}.`;
  const [one, other] = second.startsWith(own) && !first.startsWith(own) ? [second, first] : [first, second];
  if (one.startsWith(own)) return `J ${one.slice(own.length)} ${other}`;
  return `J ${[one, other].sort().join(" ")}`;
}

function meantSeven(rest: readonly string[][], word: string, colour: number): string {
  const parts: string[] = [];
  let left = 7;
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const steps = Number(rest[i + 1]![1]);
    parts.push(`${partOf(rest[i]![1]!, colour)}:${steps}`);
    left -= steps;
  }
  return parts.length === 0 ? `7 ${word}` : ["7", ...parts, `${word}:${left}`].join(" ");
}

/** A play of a card that cannot be played, so that the server can say which rule forbids it. */
export function example(card: string, colour: number, rows: readonly (readonly string[])[]): string {
  if (card === "A" || card === "K") return `${card} drop`;
  const outside = Math.max(
    0,
    rows[colour]!.findIndex((place) => place !== "grave"),
  );
  const word = `m${outside + 1}`;
  if (card === "5") return `5 s${colour + 1}.${word}`;
  if (card === "J") {
    const other = rows.findIndex((row, seat) => seat !== colour && row.some((place) => place.startsWith("ring")));
    const seat = other < 0 ? (colour + 1) % rows.length : other;
    const its = Math.max(
      0,
      rows[seat]!.findIndex((place) => place.startsWith("ring")),
    );
    return `J ${word} s${seat + 1}.m${its + 1}`;
  }
  return `${card} ${word}`;
}
