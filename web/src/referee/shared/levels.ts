// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { UnknownBot } from "../shared/errors";

/** What makes a bot as strong as it is. */
class Level {
  constructor(
    public considers: number,
    public remembers: number,
    public forgets: boolean,
    public sharpness: number,
    public doubt: number,
    public iterations: number,
    public candidates: number,
  ) {
  }
}

const LEVELS: Map<number, Level> = new Map([[1, new Level(0.4, 0.6, true, 0.3, 0.25, 16, 6)], [2, new Level(0.55, 0.8, true, 0.45, 0.15, 48, 8)], [3, new Level(0.7, 0.93, true, 0.65, 0.07, 200, 12)], [4, new Level(0.85, 1.0, false, 1.0, 0.04, 500, 16)], [5, new Level(1.0, 1.0, false, 1000000.0, 0.0, 12000, 24)]]);

const LOWEST = 1;

const HIGHEST = 5;

/** The level, if there is one like that. */
export function known_level(level: number): number {
  if (!py.has(LEVELS, level)) {
    throw new UnknownBot(`a bot's level is ${LOWEST} to ${HIGHEST}, not ${py.repr(level)}`);
  }
  return level;
}
