import type { SeatView } from "../live/store";
import type { TableView } from "../wire";

export function mySeats(table: TableView): number[] {
  return table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
}

/** The seats at this screen that a bot keeps because their time ran out; who gave up does not come back. */
export function standInSeats(table: TableView): number[] {
  if (table.status !== "playing") return [];
  return mySeats(table).filter((number) => table.seats[number]!.stand_in && !table.seats[number]!.resigned);
}

/** Whether a seat held here is asked and has not answered yet. */
export function isAsked(table: TableView, seatView: SeatView | undefined, seat: number): boolean {
  if (!seatView || table.status !== "playing" || seatView.position.outcome) return false;
  return (
    seatView.position.actors.includes(seat) &&
    seatView.position.window?.answered !== true &&
    seatView.position.legal.length > 0
  );
}

/** Whose eyes this screen should be: the first of its seats that is asked, else the one it was; null watches. */
export function activeSeat(table: TableView, seatViews: Record<string, SeatView>, shown: number | null): number | null {
  const mine = mySeats(table);
  if (!mine.length) return null;
  if (shown !== null && mine.includes(shown) && isAsked(table, seatViews[shown], shown)) return shown;
  const order = mine.map((seat) => seatViews[seat]).find((seatView) => seatView)?.position.actors ?? [];
  const asked = [...order.filter((seat) => mine.includes(seat)), ...mine].find((seat) =>
    isAsked(table, seatViews[seat], seat),
  );
  if (asked !== undefined) return asked;
  return shown !== null && mine.includes(shown) ? shown : mine[0]!;
}

/** Whether the seats at this screen know different things, so that a curtain must fall between them. */
export function hasSecrets(seatViews: Record<string, SeatView>): boolean {
  const known = Object.values(seatViews).map(({ position }) => JSON.stringify({ ...position.view, viewer: null }));
  return new Set(known).size > 1;
}
