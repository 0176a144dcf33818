import type { Say } from "../boards/board";
import type { MatchInfo, SeatInfo, Table } from "../wire";
import { isolated } from "../words/lists";

/** The name of whoever sits there, or what the seat is waiting for. */
export function seatName(seat: SeatInfo, say: Say): string {
  if (seat.name !== null) return seat.name;
  if (seat.bot_name !== null) return say(`bot-name-${seat.bot_name}`);
  return say("plate-free");
}

/** The names of all seats, to be put into sentences. */
export function seatNames(table: Table, say: Say): string[] {
  return table.seats.map((seat) => isolated(seatName(seat, say)));
}

/** The names of those who played a match that is kept. */
export function matchNames(match: MatchInfo, say: Say): string[] {
  return match.names.map((name, seat) => name ?? say(`bot-name-${match.bot_names[seat] ?? 1}`));
}
