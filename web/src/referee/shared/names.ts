// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { indexBelow } from "../ops";

const NAMES = 24;

/** The numbers of so many names, all different and none of them taken as long as there are others. */
export function named(count: number, rng: any, taken: number[] = []): number[] {
  let left: number[] = py.range(1, NAMES + 1).filter((number) => !taken.includes(number));
  const found: number[] = [];
  for (const _ of py.range(count)) {
    if (!(left.length > 0)) {
      left = py.range(1, NAMES + 1);
    }
    const chosen = py.at(left, indexBelow(rng, left.length));
    left = left.filter((number) => number !== chosen);
    found.push(chosen);
  }
  return found;
}
