/** What a piece on the board can do now, by the legal actions alone: no rule stands here. */
import type { GameUi, Scene } from "../boards/board";

/** The legal actions in which a piece takes part, in words, each once; none where the game does not say what it touches. */
export function usesOf(
  piece: Element,
  stage: Element,
  ui: Pick<GameUi, "spots" | "actionText">,
  scene: Scene,
): string[] {
  const { spots, actionText } = ui;
  if (!spots) return [];
  const isMeant = (selector: string): boolean =>
    [...stage.querySelectorAll(selector)].some((spot) => spot.contains(piece) || piece.contains(spot));
  const actions = scene.position.legal.filter((action) => spots(action, scene).some(isMeant));
  return [...new Set(actions.map((action) => actionText?.(action, scene) ?? action))];
}
