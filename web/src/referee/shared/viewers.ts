// Made by tools/translator from Python; do not edit by hand.

export const REFEREE = -1;

export const UNKNOWN = -100;

export const SPECTATOR = -2;
