import type { GameFace } from "./board";

const found = import.meta.glob<{ default: GameFace }>("./*/index.ts");

/** The keys of the games that have a board. */
export function faceKeys(): string[] {
  return Object.keys(found).map((path) => path.split("/")[1]!);
}

/** A game's board, poster and figures, loaded when first asked for; null where there is none. */
export async function loadFace(key: string): Promise<GameFace | null> {
  const load = found[`./${key}/index.ts`];
  return load ? (await load()).default : null;
}
