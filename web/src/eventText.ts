import type { Say } from "./boards/board";
import type { Lang, Step } from "./wire";
import type { Args } from "./words/catalogue";
import { LANGUAGE } from "./words/languages";
import { isolated, listed } from "./words/lists";

export type GameEvent = Step["events"][number];

/** What an event says of a seat, and the argument in which its message finds the player's name. */
const PLAYERS = { seat: "player", target: "target_player", other_seat: "other_player" } as const;

/** An event in words, letter for letter as majlis/match/telling.py tells it; who has no name is numbered. */
export function eventText(say: Say, lang: Lang, event: GameEvent, names?: readonly (string | undefined)[]): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  for (const [key, player] of Object.entries(PLAYERS)) {
    const seat: unknown = event[key];
    if (typeof seat !== "number") continue;
    const who = playerName(say, lang, seat, names);
    args[key] = who.short;
    args[player] = who.start;
    args[`${player}_inside`] = who.inside;
  }
  const kinds: unknown = event.kinds;
  if (Array.isArray(kinds)) {
    const named = kinds.map((kind: string) => say("kind-named", { kind }));
    args.kinds = listed(lang, named);
  }
  const seats: unknown = event.seats;
  if (Array.isArray(seats)) {
    const who = seats.map((seat: number) => playerName(say, lang, seat, names));
    args.players = listed(
      lang,
      who.map(({ inside }) => inside),
    );
    args.seats = listed(
      lang,
      who.map(({ short }) => String(short)),
    );
  }
  return say(`event-${event.event}`, args);
}

interface PlayerName {
  /** To begin a sentence with. */
  start: string;
  inside: string;
  /** After a word for "player". */
  short: string | number;
}

function playerName(say: Say, lang: Lang, seat: number, names?: readonly (string | undefined)[]): PlayerName {
  const known = names?.[seat];
  if (known === undefined) {
    const number = { seat: seat + 1 };
    const start = say("player-numbered", number);
    return { start, inside: say("player-numbered.inside", number), short: seat + 1 };
  }
  // Where sentences isolate nothing by themselves, a name may be written in any script.
  const name = LANGUAGE[lang].isolates ? known : isolated(known);
  return { start: name, inside: name, short: name };
}
