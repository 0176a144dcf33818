/** A match that begins at a position, given as the record that Python made of it. */

import { fromHex } from "../referee/blake2b";
import type { Held } from "../referee/machine";
import type { Game } from "../referee/shared/game";
import { Match } from "../referee/shared/match";
import type { RecordPiece } from "../wire";

/** No draw is told, as of every match that begins at a position. */
export function placed(game: Game, seed: string, pieces: readonly RecordPiece[]): Match {
  const states = game.ops.blank(game.options) as Held;
  const bytes = new Uint8Array(states.bytes.length);
  for (const piece of pieces) bytes.set(fromHex(piece.bytes), piece.at);
  states.change(bytes);
  return new Match(game, states, seed, null, "en").undrawn();
}
