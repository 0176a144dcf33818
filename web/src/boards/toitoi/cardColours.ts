/** The look of the cards: 70 wide and 98 high, light in both themes, as real ones are. */

/** From cool to warm, the more a number counts; each is dark enough to be read on the card. */
const DYES = [
  "#176a6d",
  "#1d6f62",
  "#2b6d4c",
  "#48732f",
  "#667018",
  "#86690a",
  "#96600c",
  "#a25511",
  "#ad4718",
  "#b0361f",
  "#a4272b",
  "#8b1d35",
  "#6d1540",
];

export function dye(card: string): string {
  return DYES[Number(card)] ?? "#6a3a63";
}

/** Sixes and nines are underlined, so that nobody holds them upside down. */
export function isUnderlined(card: string): boolean {
  return card === "6" || card === "9";
}
