// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";

/** Any error that Majlis raises on purpose; its text says what was wrong and what would be right. */
class MajlisError extends py.PythonError {
}

/** A house rule has a value it cannot have, or does not go with the others. */
export class OptionError extends MajlisError {
  option!: string;
  constructor(option: string, text: string) {
    super(text);
    this.option = option;
  }
}
