// Made by tools/translator from Python; do not edit by hand.

/** One entry of a match's log. */
export class Entry {
  constructor(
    public ply: number,
    public seat: number,
    public action: string,
    public back_to: null | number,
    public client: null | string,
    public bank_ms: null | number,
    public created_at: number,
  ) {
  }
}
