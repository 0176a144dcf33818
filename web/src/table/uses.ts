/** What a piece on the board can do now, by the legal actions alone: no rule stands here. */
import type { GameUi, Scene } from "../boards/board";

/**
 * The legal actions in which a piece takes part, in words, each once: those that touch it, and those that are played with
 * it. None where the game does not say what its actions touch.
 */
export function usesOf(
  piece: Element,
  stage: Element,
  ui: Pick<GameUi, "spots" | "piece" | "actionText">,
  scene: Scene,
): string[] {
  const { spots, piece: playedWith, actionText } = ui;
  if (!spots) return [];
  const isMeant = (selector: string): boolean =>
    [...stage.querySelectorAll(selector)].some((spot) => spot.contains(piece) || piece.contains(spot));
  const touchedBy = (action: string): string[] => {
    const means = playedWith?.(action, scene);
    return means ? [...spots(action, scene), means] : spots(action, scene);
  };
  const actions = scene.position.legal.filter((action) => touchedBy(action).some(isMeant));
  return [...new Set(actions.map((action) => actionText?.(action, scene) ?? action))];
}
