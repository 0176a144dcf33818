import type { Say } from "../../boards/board";
import type { Table } from "../../wire";

/** What a player is called at the table. */
export function nameOf(table: Table, seat: number, say: Say): string {
  const { name, bot_name } = table.seats[seat]!;
  if (name !== null) return name;
  return bot_name === null ? say("player-numbered", { seat: seat + 1 }) : say(`bot-name-${bot_name}`);
}
