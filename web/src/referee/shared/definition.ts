// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";

/** A time in which several may act; a table gives it the same length whatever they hold. */
export class WindowKind {
  constructor(
    public kind: string,
    public collects: boolean,
  ) {
  }
}

/** A house rule with named values. */
export class Choice {
  default: any;
  constructor(
    public name: string,
    default_: any,
    public values: string[],
    public rule: string,
  ) {
    this.default = default_;
  }
  /** The option's value for what was given, or None if it is none. */
  parse(given: any, _chosen: Record<string, any>): null | string {
    const text = typeof given === "boolean" ? given ? "yes" : "no" : py.str(given);
    return this.values.includes(text) ? text : null;
  }
  choices(_chosen: Record<string, any>): string[] {
    return this.values;
  }
}

/** A house rule that is a whole number out of a range or a few. */
export class Number_ {
  default: any;
  constructor(
    public name: string,
    default_: any,
    public values: number[],
    public rule: string,
  ) {
    this.default = default_;
  }
  parse(given: any, _chosen: Record<string, any>): null | number {
    let number!: number;
    if ((typeof given === "boolean") || !(py.isInt(given) || typeof given === "string")) {
      return null;
    }
    try {
      number = py.int(given);
    } catch (error_) {
      if (error_ instanceof py.ValueError) {
        return null;
      } else throw error_;
    }
    return this.values.includes(number) ? number : null;
  }
  choices(_chosen: Record<string, any>): number[] {
    return [...this.values];
  }
}

/** A house rule that is one whole number a seat, or nothing. */
export class Numbers {
  default: any;
  constructor(
    public name: string,
    default_: any,
    public values: number[],
    public rule: string,
  ) {
    this.default = default_;
  }
  parse(given: any, chosen: Record<string, any>): null | number[] {
    let numbers!: number[];
    const items = typeof given === "string" ? given.split(",").filter((item) => item.trim()) : given;
    if (!((Array.isArray(items) || typeof items === "string"))) {
      return null;
    }
    try {
      numbers = py.rows(items).map((item) => py.int(item));
    } catch (error_) {
      if (error_ instanceof py.TypeError || error_ instanceof py.ValueError) {
        return null;
      } else throw error_;
    }
    const fits = !(numbers.length > 0) || py.equal(numbers.length, py.key(chosen, "players"));
    return fits && numbers.every((number) => this.values.includes(number)) ? numbers : null;
  }
  choices(_chosen: Record<string, any>): number[] {
    return [...this.values];
  }
}

/** A game's options in order; `players` is always the first. */
export class Options {
  _by_name!: Record<string, Choice | Number_ | Numbers>;
  __contains__(name: any): boolean {
    return py.has(this._by_name, name);
  }
  names(): string[] {
    return [...Object.keys(this._by_name)];
  }
  __iter__(): (Choice | Number_ | Numbers)[] {
    return Object.values(this._by_name);
  }
  default(name: string, chosen: Record<string, any>): number | number[] | string {
    const default_ = py.key(this._by_name, name).default;
    return typeof default_ === "function" ? default_(chosen) : default_;
  }
  __getitem__(name: string): Choice | Number_ | Numbers {
    return py.key(this._by_name, name);
  }
  constructor(...options: (Choice | Number_ | Numbers)[]) {
    this._by_name = Object.fromEntries(options.map((option): [string, Choice | Number_ | Numbers] => [option.name, option]));
  }
}

/** Why an action is refused: the rule's number and a stable name, also its key in the catalogue of words. */
export class Reason {
  constructor(
    public rule: string,
    public name: string,
  ) {
  }
}
