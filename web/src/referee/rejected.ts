/** The one way to say no: a code for programs, a sentence (`rejected-CODE` of the catalogue) for people. */

import type { Args } from "../words/catalogue";
import type { Refusal } from "./shared/errors";
import { sayIn } from "./words";

/** A request that is not carried out; nothing has changed. */
export class RejectedError extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
    /** The rule of a game that forbids it, which has said why. */
    readonly refusal: Refusal | null = null,
    /** The house rule that cannot be so. */
    readonly option: string | null = null,
  ) {
    super(code);
  }

  get rule(): string | null {
    return this.refusal?.rule ?? null;
  }

  text(lang: string): string {
    return this.refusal?.text ?? sayIn(lang, null, `rejected-${this.code}`, this.args);
  }
}

export type Rejected = RejectedError;

/** As Python makes one. */
export function Rejected(code: string, { option, ...args }: Args & { option?: string } = {}): RejectedError {
  return new RejectedError(code, args, null, option);
}

/** What the rules of a game forbid, already in words. */
Rejected.by_rule = (refusal: Refusal): RejectedError => new RejectedError(refusal.code, {}, refusal);
