import type { GameFace } from "./board";

const found = import.meta.glob<{ default: GameFace }>("./*/index.ts");

/** The keys of the games that have a board. */
export function faceKeys(): string[] {
  return Object.keys(found).map((path) => path.split("/")[1]!);
}

const asked = new Map<string, Promise<GameFace | null>>();

/** A game's board, poster and figures, loaded when first asked for; null where there is none.
 *
 * Whoever asks again is given the same promise: a page that waits for another one draws its table anew. */
export function loadFace(key: string): Promise<GameFace | null> {
  const known = asked.get(key);
  if (known) return known;
  const loading = loaded(key);
  asked.set(key, loading);
  // What did not come is asked for again.
  loading.catch(() => asked.delete(key));
  return loading;
}

async function loaded(key: string): Promise<GameFace | null> {
  const load = found[`./${key}/index.ts`];
  return load ? (await load()).default : null;
}
