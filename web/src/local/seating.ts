/** Who sits at a table of the page's own: the people at this screen, and bots. */

import { newStream } from "../referee/ops";
import { named } from "../referee/shared/names";
import { Seat, Seats } from "../referee/shared/seats";
import type { SeatPlan } from "../wire";
import type { SavedSeat } from "./saved";

/** Everybody at the table who is no bot sits at this screen. */
export const HERE = "here";

/** A name that nobody has typed is a message of the catalogue; see live/names.ts. */
export function numbered(seat: number): string {
  return `\u001aplayer-numbered ${seat + 1}`;
}

/** Names of bots that nobody at the table has yet. */
function botName(taken: readonly (number | null)[], seed: string): number {
  const known = taken.filter((each) => each !== null);
  return named(1, newStream(seed), known)[0]!;
}

/** The seats of a new table; `name` is whose page it is. */
export function planned(plans: readonly SeatPlan[], name: string, seeds: () => string): Seats {
  const seats: Seat[] = [];
  for (const [number, plan] of plans.entries()) {
    if (plan.occupant === "bot") {
      const bot = botName(
        seats.map((seat) => seat.bot_name),
        seeds(),
      );
      seats.push(new Seat(number, "bot", null, null, bot, plan.level ?? 3));
    } else {
      const isMe = plan.occupant === "me";
      seats.push(new Seat(number, isMe ? "person" : "device", HERE, isMe ? name : (plan.name ?? numbered(number))));
    }
  }
  return new Seats(seats);
}

/** Somebody in one seat of a match that was played, bots in the others, under the names that people saw. */
export function continued(
  seen: readonly { name: string | null; bot_name: number | null }[],
  mine: number,
  name: string,
  level: number,
  seeds: () => string,
): Seats {
  const taken = seen.map((each, seat) => (seat === mine ? null : each.bot_name));
  const seats = seen.map((each, seat) => {
    if (seat === mine) return new Seat(seat, "person", HERE, name);
    const bot = (taken[seat] ??= botName(taken, seeds()));
    const isPerson = each.bot_name === null && each.name !== null && each.name !== name;
    return new Seat(seat, "bot", null, isPerson ? each.name : null, bot, level);
  });
  return new Seats(seats);
}

export function restored(seats: readonly SavedSeat[]): Seats {
  return new Seats(
    seats.map(({ occupant, name, bot_name, level, resigned_at }, seat) => {
      const session = occupant === "bot" ? null : HERE;
      return new Seat(seat, occupant, session, name, bot_name, level, resigned_at);
    }),
  );
}

export function saved(seats: Seats): SavedSeat[] {
  return seats.__iter__().map(({ occupant, name, bot_name, level, resigned_at }) => {
    return { occupant: occupant as SavedSeat["occupant"], name, bot_name, level, resigned_at };
  });
}
