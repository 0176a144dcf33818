/** The notation of actions, read: `9 m3`, `7 m1:3 m2:4`, `7 m1:3 p2:4`, `J m2 s1.m3`, `throw 9`. */
import { named, nameOf, type Marble } from "./geometry";

export interface Part {
  marble: Marble;
  steps: number;
}

export type Play =
  | { kind: "drop"; card: string }
  | { kind: "walk"; card: string; parts: Part[] }
  | { kind: "swap"; card: string; marbles: [Marble, Marble] }
  | { kind: "stop"; card: string }
  | { kind: "throw"; card: string }
  | { kind: "throw hand" };

const RANK_OF: Record<string, string> = { A1: "A", A11: "A", K13: "K" };
const STEPS_OF: Record<string, number> = { A1: 1, A11: 11, Q: 12, K13: 13, "4": -4 };

/** An action's text; `colour` is the seat whose marbles are called `m1` to `m4` in it, `mate` that of `p1` to `p4`. */
export function read(text: string, colour: number, mate = colour): Play {
  if (text === "throw hand") return { kind: "throw hand" };
  const [first = "", second = "", ...rest] = text.split(" ");
  const card = RANK_OF[first] ?? first;
  if (first === "throw") return { kind: "throw", card: second };
  if (second === "drop") return { kind: "drop", card };
  if (second === "stop") return { kind: "stop", card };
  if (card === "J") return { kind: "swap", card, marbles: [marbleOf(second, colour), marbleOf(rest[0] ?? "", colour)] };
  const partIn = (word: string): Part => {
    const [marble = "", steps] = word.split(":");
    return { marble: marbleOf(marble, colour, mate), steps: Number(steps ?? STEPS_OF[first] ?? first) };
  };
  return { kind: "walk", card, parts: [partIn(second), ...rest.map(partIn)] };
}

/** A play's text, the reverse of `read`. */
export function written(play: Play, colour: number): string {
  if (play.kind === "throw hand") return play.kind;
  if (play.kind === "throw") return `throw ${play.card}`;
  if (play.kind === "drop" || play.kind === "stop") return `${play.card} ${play.kind}`;
  if (play.kind === "swap") return `J ${play.marbles.map((marble) => wordOf(marble, colour)).join(" ")}`;
  const [part, ...others] = play.parts;
  if (!part || others.length) {
    return `7 ${play.parts.map(({ marble, steps }) => `${partOf(marble, colour)}:${steps}`).join(" ")}`;
  }
  if (play.card === "5") return `5 ${part.marble}`;
  const first = play.card === "A" || play.card === "K" ? `${play.card}${part.steps}` : play.card;
  return `${first} ${wordOf(part.marble, colour)}`;
}

function marbleOf(word: string, colour: number, mate = colour): Marble {
  if (word.includes(".")) return word;
  return nameOf(word.startsWith("p") ? mate : colour, Number(word.slice(1)) - 1);
}

/** A marble in a part of a 7: whoever is not of the colour played is the teammate's, who walks the rest. */
export function partOf(marble: Marble, colour: number): string {
  const { seat, number } = named(marble);
  return `${seat === colour ? "m" : "p"}${number + 1}`;
}

/** Marbles of the colour played are written without their seat. */
function wordOf(marble: Marble, colour: number): string {
  const own = `s${colour + 1}.`;
  return marble.startsWith(own) ? marble.slice(own.length) : marble;
}
