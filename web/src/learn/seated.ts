import type { TableView } from "../wire";

/** The table as the learner sees it: all seats are played from this screen, but the others are others. */
export function seatedTable(table: TableView, seat: number): TableView {
  const seats = table.seats.map((one, number) =>
    number === seat
      ? one
      : { ...one, mine: false, occupant: "bot" as const, name: null, bot_name: number + 1, level: null },
  );
  return { ...table, seats };
}
