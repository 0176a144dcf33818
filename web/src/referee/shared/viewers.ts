// Made by tools/translator from Python; do not edit by hand.

export const SPECTATOR = -2;

export const REFEREE = -1;

export const UNKNOWN = -100;
