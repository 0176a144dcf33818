/** The rule of each rank; where one is about several, the place of its name in it. */
export const RANK_RULES: Record<string, string> = {
  A: "J-6",
  ...Object.fromEntries(["2", "3", "6", "8", "9"].map((rank) => [rank, "J-7"])),
  "4": "J-8",
  "5": "J-9",
  "7": "J-10",
  "10": "J-11",
  J: "J-13",
  Q: "J-7:1",
  K: "J-14",
};

/** The rule of a marble, by where it lies. */
export function marbleRule(place: string): string {
  return place === "grave" ? "J-15" : place.startsWith("base") ? "J-5" : "J-16";
}
