// Made by tools/translator from Python; do not edit by hand.

/** What a bot would do, and why. */
export class Decision {
  constructor(
    public action: number,
    public candidates: [number, number, number][] = [],
    public waits: boolean = false,
  ) {
  }
}
