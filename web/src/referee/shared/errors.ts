// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";

/** Why an action is refused: the rule's number (None where no rule is concerned), a stable code, and a sentence. */
export class Refusal {
  constructor(
    public rule: null | string,
    public code: string,
    public text: string,
  ) {
  }
}

/** Any error that Majlis raises on purpose; its text says what was wrong and what would be right. */
export class MajlisError extends py.PythonError {
}

/** An action that the rules refuse; the match is untouched. */
export class IllegalMove extends MajlisError {
  refusal!: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.rule === null ? refusal.text : `${refusal.text} (${py.str(refusal.rule)})`);
    this.refusal = refusal;
  }
}

/** There is no bot of that kind, or not at that level. */
export class UnknownBot extends MajlisError {
}

/** A house rule has a value it cannot have, or does not go with the others. */
export class OptionError extends MajlisError {
  option!: string;
  constructor(option: string, text: string) {
    super(text);
    this.option = option;
  }
}
