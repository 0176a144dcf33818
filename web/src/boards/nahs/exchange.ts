/** The exchange before the first play: any of the three face-up cards against any of the hand, tried out beforehand. */
import { sorted } from "../../pieces/nahs/kinds";

export interface Six {
  ups: readonly string[];
  hand: readonly string[];
}

/** One face-up card exchanged for one of the hand. */
export function exchanged(six: Six, up: number, held: number): Six {
  const [ups, hand] = [[...six.ups], [...six.hand]];
  [ups[up], hand[held]] = [hand[held]!, ups[up]!];
  return { ups, hand };
}

/** The text that makes these three lie face up; `ready` where they already do. */
export function exchangeText(six: Six, dealt: readonly string[]): string {
  const wanted = sorted(six.ups).join(",");
  return wanted === sorted(dealt).join(",") ? "ready" : `swap ${wanted}`;
}
