/** What is wanted now, and what a play would do, in words. */
import type { Position } from "../../wire";
import type { Say } from "../board";
import type { Touch } from "./choices";
import { type Geometry, type Marble, named, type Place } from "./geometry";
import type { Play } from "./plays";
import type { Selection } from "./selection.svelte";
import { viewOf } from "./viewTypes";
import type { Places, Walk } from "./walks";

export interface Wording {
  say: Say;
  board: Geometry;
  /** Whose marbles are called "your". */
  colour: number;
  name: (seat: number) => string;
}

/** The line over the hand: what is wanted now of whoever looks, or what they have chosen would do. */
export function promptFor(
  position: Position,
  seat: number,
  isAsked: boolean,
  selection: Selection,
  wording: Wording,
): string {
  const { say, name } = wording;
  const [view, { legal }] = [viewOf(position), position];
  if (position.outcome || view.turn === null) return say("board-over");
  if (!isAsked || legal.length === 0) {
    return say(view.stopped ? "board-waiting-stopped" : "board-waiting", { name: name(view.turn) });
  }
  if (selection.note !== null) return say(selection.note);
  if (selection.play && selection.walks.length > 0) return playText(wording, selection.play, selection.walks);
  if (selection.card !== null) {
    if (selection.isDead) return say("board-dead-card", { card: selection.card });
    return wanted(selection.reached.path, [...selection.choice.next.keys()], wording);
  }
  if (view.stopped) return say("board-stopped");
  if (legal.includes("throw hand")) return say("board-no-play-hand");
  if (legal.every((action) => action.startsWith("throw"))) return say("board-no-play");
  const { colour } = selection;
  return colour === seat ? say("board-choose-card") : say("board-choose-card-mate", { name: name(colour) });
}

/** What is wanted after a path of touches; `offered` are the touches it can go on with. */
export function wanted(path: readonly Touch[], offered: readonly Touch[], wording: Wording): string {
  const { say } = wording;
  const [card = "", ...rest] = path;
  const rank = card.slice(5);
  const last = rest.at(-1)?.split(" ") ?? [];
  if (offered.includes("throw")) return say("board-throw-this", { card: rank });
  if (rank === "7" && rest.length > 0) {
    const walked = rest
      .filter((touch) => touch.startsWith("steps"))
      .reduce((sum, touch) => sum + Number(touch.slice(6)), 0);
    if (last[0] === "marble") return say("board-choose-steps");
    const next = offered.find((touch) => touch.startsWith("marble "));
    const walker = next ? named(next.slice(7)).seat : wording.colour;
    if (walker !== wording.colour) {
      return say("board-choose-rest-mate", { steps: 7 - walked, name: wording.name(walker) });
    }
    return say("board-choose-rest", { steps: 7 - walked });
  }
  if (rank === "J" && rest.length > 0) return say("board-choose-other");
  if (last[0] === "marble") return say("board-choose-way");
  if (last[0] === "walk") return say("board-choose-walker", { steps: Number(last[1]) });
  return say(rank === "Q" && offered.includes("stop") ? "board-choose-Q-stop" : `board-choose-${rank}`);
}

/** A marble by its owner and number, in the middle of a sentence or at its beginning. */
export function marbleIn({ say, colour, name }: Wording, marble: Marble, first = false): string {
  const { seat, number } = named(marble);
  return say(first ? "board-marble-first" : "board-marble", {
    own: seat === colour ? "yes" : "no",
    name: name(seat),
    number: String(number + 1),
  });
}

/** A place as the owner of a marble on it would call it. */
export function placeIn({ say, board }: Wording, marble: Marble, place: Place): string {
  const [area, cell = ""] = place.split(" ");
  if (area === "grave") return say("board-place-grave");
  if (area === "base") return say("board-place-base", { cell: cell });
  const home = Number(cell) === board.homes[named(marble).seat];
  return home ? say("board-place-home") : say("board-place-ring", { cell: cell });
}

/** Where a marble is. */
export function standing(wording: Wording, marble: Marble, places: Places): string {
  const place = places[marble]!;
  const args = { marble: marbleIn(wording, marble, true), place: placeIn(wording, marble, place) };
  return wording.say(place === "grave" ? "board-lying" : "board-standing", args);
}

/** What a play does, in a sentence for each marble. */
export function playText(wording: Wording, play: Play, walks: readonly Walk[]): string {
  const { say } = wording;
  if (play.kind === "swap") {
    const [one, other] = play.marbles;
    return say("board-swaps", { marble: marbleIn(wording, one, true), other: marbleIn(wording, other) });
  }
  return walks.flatMap((walk) => sentences(wording, walk)).join(" ");
}

function sentences(wording: Wording, { marble, from, through, kills }: Walk): string[] {
  const { say } = wording;
  const who = marbleIn(wording, marble, true);
  const place = placeIn(wording, marble, through.at(-1)!);
  const done =
    from === "grave"
      ? say("board-drops", { marble: who })
      : say("board-walks", { marble: who, steps: say("board-do-steps", { steps: through.length }), place });
  return [done, ...kills.map((killed) => say("board-kills", { marble: marbleIn(wording, killed.marble) }))];
}
