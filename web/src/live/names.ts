import type { Say } from "../boards/board";
import type { MatchInfo, SeatInfo, TableView } from "../wire";
import { isolated } from "../words/lists";

/** A name that nobody has typed begins with it; a message of the catalogue and its number follow. */
const MARK = "\u001a";
/** The marks that a sentence has around its parts; a name is isolated as a whole. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A name as it is read here: as it was typed, or, if nobody has, in the language of whoever reads it. */
export function nameText(name: string, say: Say): string {
  if (!name.startsWith(MARK)) return name;
  const [message = "", number = ""] = name.slice(MARK.length).split(" ");
  return say(message, { number, seat: number }).replace(ISOLATES, "");
}

/** The name of whoever sits there, or what the seat is waiting for. */
export function seatName(seat: SeatInfo, say: Say): string {
  if (seat.name !== null) return nameText(seat.name, say);
  if (seat.bot_name !== null) return say(`bot-name-${seat.bot_name}`);
  return say("plate-free");
}

/** The names of all seats, to be put into sentences. */
export function seatNames(table: TableView, say: Say): string[] {
  return table.seats.map((seat) => isolated(seatName(seat, say)));
}

/** The names of those who play or played a match. */
export function matchNames(match: Pick<MatchInfo, "names" | "bot_names">, say: Say): string[] {
  return match.names.map((name, seat) => {
    return name === null ? say(`bot-name-${match.bot_names[seat] ?? 1}`) : nameText(name, say);
  });
}
