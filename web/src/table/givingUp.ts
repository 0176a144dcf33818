import type { TableView } from "../wire";

/** What follows if a seat gives up now. */
export type GivingUp =
  /** One side is left and has won. */
  | { ends: true; winners: number[] }
  /** A bot takes over the seat; partners are people who play on for its side. */
  | { ends: false; partners: number[] };

/** A side has given up once all its people have; its bots go with the last of them. */
export function givingUp(table: TableView, seat: number): GivingUp {
  const isHuman = (one: number): boolean => {
    const { occupant, resigned } = table.seats[one]!;
    return occupant !== "bot" && !resigned;
  };
  const own = table.sides.find((side) => side.includes(seat)) ?? [seat];
  const partners = own.filter((one) => one !== seat && isHuman(one));
  if (partners.length) return { ends: false, partners };
  const left = table.sides.filter((side) => side !== own && !side.every((one) => table.seats[one]!.resigned));
  return left.length === 1 ? { ends: true, winners: left[0]! } : { ends: false, partners };
}
