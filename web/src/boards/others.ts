/** The other seats in the order of their turns, beginning to the left of a seat. */
export function othersOf(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => (seat + 1 + at) % players);
}
