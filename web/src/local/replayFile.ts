/** A match as a file: game, rules version, options, seed, actions, and a hash of the state after each. */

export const FORMAT = 1;

export interface Replay {
  majlis_replay: number;
  game: string;
  version: number;
  options: Record<string, unknown>;
  seed: string;
  /** The position it began at; null if it was dealt from the seed. */
  start: Record<string, unknown> | null;
  first: string;
  /** Seat, action and the hash of the state it led to. */
  moves: [number, string, string][];
  places: number[] | null;
  seal: string;
}

/** The replay as a file holds it, one move a line. */
export function written(replay: Replay): string {
  const { moves, places, seal, ...head } = replay;
  const rows = moves.map((move) => `  ${JSON.stringify(move)}`).join(",\n");
  const fields = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const tail = ` "places": ${JSON.stringify(places)},\n "seal": ${JSON.stringify(seal)}\n`;
  return `{\n${fields.join("")} "moves": [\n${rows}\n ],\n${tail}}\n`;
}
