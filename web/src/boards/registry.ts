import type { GameUi } from "./board";

const found = import.meta.glob<{ default: GameUi }>("./*/index.ts");

/** The games that bring an interface of their own: the page's one list of games, found by looking. */
export const GAME_KEYS: readonly string[] = Object.keys(found).map((path) => path.split("/")[1]!);

const asked = new Map<string, Promise<GameUi>>();

/** A game's board, poster and figures, loaded when first asked for; a plain one where the game brings none.
 *
 * Whoever asks again is given the same promise: a page that waits for another one draws its table anew. */
export function loadGameUi(key: string): Promise<GameUi> {
  const known = asked.get(key);
  if (known) return known;
  const loading = loaded(key);
  asked.set(key, loading);
  // What did not come is asked for again.
  loading.catch(() => asked.delete(key));
  return loading;
}

async function loaded(key: string): Promise<GameUi> {
  const load = found[`./${key}/index.ts`] ?? (() => import("../plain"));
  return (await load()).default;
}
