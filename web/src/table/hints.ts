import type { GameUi, Scene } from "../boards/board";
import type { Box } from "../pieces/cards/spots";
import type { HintInfo, Lang, TableView } from "../wire";
import { percentText } from "../words/languages";

/** So many are shown. */
const MOST = 3;

/** An action of a hint as it is shown. */
export interface HintMove {
  action: string;
  /** In words. */
  text: string;
  /** To win, as a percentage. */
  probability: string;
  /** The pieces it touches, as selectors within the board. */
  spots: string[];
}

/** The best actions of a hint, the likeliest to win first. */
export function hintMoves({ candidates }: HintInfo, ui: GameUi, scene: Scene, lang: Lang): HintMove[] {
  const best = [...candidates].sort((one, other) => other.win_probability - one.win_probability).slice(0, MOST);
  return best.map(({ action, win_probability }) => ({
    action,
    text: ui.actionText?.(action, scene) ?? action,
    probability: percentText(lang, win_probability),
    spots: ui.spots?.(action, scene) ?? [],
  }));
}

/** Whether no other person sits at the table: only there does the server give hints and hurry its bots. */
export function sitsAlone(table: TableView): boolean {
  return !table.seats.some((seat) => seat.occupant === "person" && !seat.mine && !seat.resigned);
}

/** A piece that is lit, on the stage. */
export interface Light {
  key: string;
  action: string;
  /** Of the hint, from 1. */
  number: number;
  box: Box;
  /** Whether it is the last piece its action touches; there its number stands. */
  isLast: boolean;
  /** How many numbers stand there already. */
  aside: number;
}

/** Where the pieces of each action lie now; what is not drawn is left out. */
export function lightsOf(stage: HTMLElement, best: readonly { action: string; spots: readonly string[] }[]): Light[] {
  const frame = stage.getBoundingClientRect();
  const taken = new Map<Element, number>();
  return best.flatMap(({ action, spots }, at) => {
    const found = spots.flatMap((spot) => stage.querySelector(`[data-board] ${spot}`) ?? []);
    return found.map((element, order): Light => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isLast = order === found.length - 1;
      const aside = taken.get(element) ?? 0;
      if (isLast) taken.set(element, aside + 1);
      const box = { x: x - frame.x, y: y - frame.y, width, height };
      return { key: `${at} ${order}`, action, number: at + 1, box, isLast, aside };
    });
  });
}
