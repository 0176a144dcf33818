/**
 * What Python means where JavaScript means something else; the files that tools/translator writes call it `py`.
 *
 * Lists, tuples and rows of a record are arrays. A dictionary with texts as keys is an object, another one a Map. A whole
 * number is a number, and a bigint only where a double cannot hold it: the functions for bits take both.
 */

export class PythonError extends Error {
  constructor(message = "") {
    super(message);
    this.name = new.target.name;
  }
}
export class AssertionError extends PythonError {}
export class IndexError extends PythonError {}
export class KeyError extends PythonError {}
export class TypeError extends PythonError {}
export class ValueError extends PythonError {}
export class StopIteration extends PythonError {}
export class OverflowError extends PythonError {}

// ------------------------------------------------------------------------------------------------------- numbers

/** A whole number too big for a double is said to be a number all the same: nothing but the functions for bits takes it. */
export function wide(value: bigint): number {
  const small = Number(value);
  return Number.isSafeInteger(small) ? small : (value as unknown as number);
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value) && Number.isInteger(value))
    throw new OverflowError(`${value} is more than a double holds; use the functions for bits`);
  return value;
}

export function times(a: number, b: number): number {
  return exact(a * b);
}

export function power(a: number, b: number): number {
  return exact(a ** b);
}

/** Python's remainder has the sign of the divisor. */
export function mod(a: number, b: number): number {
  if (b === 0) throw new ValueError("division by zero");
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

export function div(a: number, b: number): number {
  return (a - mod(a, b)) / b + 0;
}

export function divmod(a: number, b: number): [number, number] {
  return [div(a, b), mod(a, b)];
}

/** To the nearest whole number, and to the even one of two. */
export function round(value: number): number {
  const low = Math.floor(value);
  if (value - low !== 0.5) return Math.round(value) + 0;
  return low % 2 === 0 ? low : low + 1;
}

/** To so many digits behind the point. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** So many bytes of chance; bytes are written in hexadecimal. */
export function tokenBytes(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isShort(a: number): boolean {
  return typeof a === "number" && (a | 0) === a;
}

export function and(a: number, b: number): number {
  return isShort(a) && isShort(b) ? a & b : wide(BigInt(a) & BigInt(b));
}

export function or(a: number, b: number): number {
  return isShort(a) && isShort(b) ? a | b : wide(BigInt(a) | BigInt(b));
}

export function xor(a: number, b: number): number {
  return isShort(a) && isShort(b) ? a ^ b : wide(BigInt(a) ^ BigInt(b));
}

export function shl(a: number, count: number): number {
  return wide(BigInt(a) << BigInt(count));
}

export function shr(a: number, count: number): number {
  return isShort(a) && count < 32 ? a >> count : wide(BigInt(a) >> BigInt(count));
}

export function bitLength(a: number): number {
  const size = BigInt(a) < 0n ? -BigInt(a) : BigInt(a);
  return size === 0n ? 0 : size.toString(2).length;
}

export function sum(rows: readonly (number | boolean)[]): number {
  return rows.reduce<number>((total, each) => total + Number(each), 0);
}

const DIGITS = /^\s*[+-]?\p{Nd}+(?:_\p{Nd}+)*\s*$/u;

/** A number out of a truth, a number or a text with the digits of any script. */
export function int(value: unknown): number {
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "bigint") return wide(value);
  if (typeof value === "number" && Number.isFinite(value)) return Math.trunc(value);
  if (typeof value !== "string") throw new TypeError(`int() of ${repr(value)}`);
  if (!DIGITS.test(value)) throw new ValueError(`invalid literal for int() with base 10: ${repr(value)}`);
  const digits = value.replace(/[\s_]/gu, "").replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  return wide(BigInt(digits.replace("+", "")));
}

/** The digits of a script follow each other from nought on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  // The mathematical digits are five sets in a row.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1)) && code - first < 9) first -= 1;
  return code - first;
}

export function isInt(value: unknown): boolean {
  return typeof value === "bigint" || typeof value === "boolean" || Number.isInteger(value);
}

// ---------------------------------------------------------------------------------------- truth, equality and order

export function truth(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  return isDict(value) ? Object.keys(value).length > 0 : Boolean(value);
}

/** `a and b`: the first of them that is not true, else the last. */
export function both<A, B>(a: A, b: () => B): A | B {
  return truth(a) ? b() : a;
}

/** `a or b`: the first of them that is true, else the last. */
export function either<A, B>(a: A, b: () => B): A | B {
  return truth(a) ? a : b();
}

export function isDict(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
}

export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === "boolean") return equal(Number(a), b);
  if (typeof b === "boolean") return equal(a, Number(b));
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => equal(each, b[at]));
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([name, each]) => b.has(name) && equal(each, b.get(name)));
  if (a instanceof Set && b instanceof Set) return a.size === b.size && isSubset(a, b);
  const mine = Object.entries(a);
  return (
    mine.length === Object.keys(b).length && mine.every(([name, each]) => has(b, name) && equal(each, item(b, name)))
  );
}

/** Less than nought if a comes before b: numbers, texts, and lists item by item. */
export function compare(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let at = 0; at < Math.min(a.length, b.length); at++) {
      const order = compare(a[at], b[at]);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  if (typeof a === "string" && typeof b === "string") return byCodePoints(a, b);
  if (typeof a === "object" || typeof b === "object") throw new TypeError(`no order of ${repr(a)} and ${repr(b)}`);
  const [x, y] = [Number(a), Number(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

function byCodePoints(a: string, b: string): number {
  const [mine, theirs] = [[...a], [...b]];
  const at = mine.findIndex((letter, place) => letter !== theirs[place]);
  if (at < 0) return mine.length - theirs.length;
  return at < theirs.length ? mine[at]!.codePointAt(0)! - theirs[at]!.codePointAt(0)! : 1;
}

// ---------------------------------------------------------------------------------------------------------- texts

export function str(value: unknown): string {
  if (typeof value === "string") return value;
  return value instanceof Error ? value.message : repr(value);
}

/** As Python shows a value. */
export function repr(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(repr).join(", ")}]`;
  if (isDict(value))
    return `{${Object.entries(value)
      .map(([name, each]) => `${quoted(name)}: ${repr(each)}`)
      .join(", ")}}`;
  return String(value);
}

const ESCAPED: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = [...text].map((letter) => {
    if (letter === mark) return `\\${letter}`;
    if (letter in ESCAPED) return ESCAPED[letter]!;
    if (letter === " " || !/[\p{Z}\p{C}]/u.test(letter)) return letter;
    const code = letter.codePointAt(0)!.toString(16);
    if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
    return code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\U${code.padStart(8, "0")}`;
  });
  return mark + inside.join("") + mark;
}

// ----------------------------------------------------------------------------------------------- lists and the like

export function range(first: number, last?: number, step = 1): number[] {
  const [from, to] = last === undefined ? [0, first] : [first, last];
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
}

export function len(value: unknown): number {
  if (typeof value === "string") return [...value].length;
  if (Array.isArray(value)) return value.length;
  return value instanceof Map || value instanceof Set ? value.size : Object.keys(value as object).length;
}

/** Whatever can be gone through, as an array. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function rows(value: any): any[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return [...value];
  if (value instanceof Map) return [...value.keys()];
  if (typeof value?.__iter__ === "function") return rows(value.__iter__());
  if (isDict(value)) return Object.keys(value);
  throw new TypeError(`${repr(value)} cannot be gone through`);
}

/** An item by its place; a negative one is counted from the end. */
export function at(list: string, place: number): string;
export function at<T>(list: readonly T[], place: number): T;
export function at<T>(list: string | readonly T[], place: number): string | T {
  const index = place < 0 ? place + list.length : place;
  if (!(index >= 0 && index < list.length)) throw new IndexError(`place ${place} of ${list.length}`);
  return list[index] as T;
}

export function listed<T>(list: T): T {
  return (Array.isArray(list) ? list.map(listed) : list) as T;
}

export function repeated<T>(list: readonly T[], count: number): T[] {
  return range(count).flatMap(() => list);
}

export function contains(whole: unknown, part: unknown): boolean {
  if (typeof whole === "string") return whole.includes(str(part));
  if (whole instanceof Set) return whole.has(part);
  if (Array.isArray(whole)) return whole.some((each) => equal(each, part));
  return has(whole as object, part);
}

export function count(list: readonly unknown[], value: unknown): number {
  return list.filter((each) => equal(each, value)).length;
}

export function index(list: readonly unknown[], value: unknown): number {
  const found = list.findIndex((each) => equal(each, value));
  if (found < 0) throw new ValueError(`${repr(value)} is not in the list`);
  return found;
}

export function remove<T>(list: T[], value: T): void {
  list.splice(index(list, value), 1);
}

export function pop<T>(list: T[]): T {
  if (list.length === 0) throw new IndexError("pop from empty list");
  return list.pop() as T;
}

export function first<T>(list: readonly T[]): T {
  if (list.length === 0) throw new StopIteration();
  return list[0] as T;
}

export function exactly<T>(list: readonly T[], count: 1): [T];
export function exactly<T>(list: readonly T[], count: 2): [T, T];
export function exactly<T>(list: readonly T[], count: 3): [T, T, T];
export function exactly<T>(list: readonly T[], count: number): T[];
export function exactly<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length !== count) throw new ValueError(`${count} values are expected, not ${list.length}`);
  return list;
}

export function atLeast<T>(list: readonly T[], count: 1): [T, ...T[]];
export function atLeast<T>(list: readonly T[], count: number): T[];
export function atLeast<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length < count) throw new ValueError(`at least ${count} values are expected, not ${list.length}`);
  return list;
}

export function sort<T>(list: T[], by: (each: T) => unknown = (each) => each): void {
  list.sort((a, b) => compare(by(a), by(b)));
}

/** What is equal stays in its order, whichever end comes first. */
export function sorted<T>(list: readonly T[], by?: (each: T) => unknown, falling = false): T[] {
  const copy = falling ? [...list].reverse() : [...list];
  sort(copy, by);
  return falling ? copy.reverse() : copy;
}

export function min<T>(list: readonly T[]): T {
  if (list.length === 0) throw new ValueError("min() of nothing");
  return list.reduce((best, each) => (compare(each, best) < 0 ? each : best));
}

export function max<T>(list: readonly T[]): T {
  if (list.length === 0) throw new ValueError("max() of nothing");
  return list.reduce((best, each) => (compare(each, best) > 0 ? each : best));
}

export function minOr<T, U>(list: readonly T[], other: U): T | U {
  return list.length > 0 ? min(list) : other;
}

export function maxOr<T, U>(list: readonly T[], other: U): T | U {
  return list.length > 0 ? max(list) : other;
}

export function enumerate<T>(list: readonly T[], start = 0): [number, T][] {
  return list.map((each, at) => [at + start, each]);
}

export function zip<A, B>(a: readonly A[], b: readonly B[]): [A, B][] {
  return range(Math.min(a.length, b.length)).map((at) => [a[at] as A, b[at] as B]);
}

export function zipStrictly<A, B>(a: readonly A[], b: readonly B[]): [A, B][] {
  if (a.length !== b.length) throw new ValueError(`zip() of ${a.length} and ${b.length}`);
  return zip(a, b);
}

export function pairwise<T>(list: readonly T[]): [T, T][] {
  return zip(list, list.slice(1));
}

export function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((each, at) => combinations(list.slice(at + 1), count - 1).map((rest) => [each, ...rest]));
}

export function permutations<T>(list: readonly T[], count: number = list.length): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((each, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)], count - 1).map((rest) => [each, ...rest]),
  );
}

// ------------------------------------------------------------------------------------------------- rows of a record

export function minus(a: readonly number[], b: readonly number[]): number[] {
  return zipStrictly(a, b).map(([x, y]) => x - y);
}

export function matching(a: readonly unknown[], b: readonly unknown[]): boolean[] {
  return zipStrictly(a, b).map(([x, y]) => x === y);
}

export function differing(a: readonly unknown[], b: readonly unknown[]): boolean[] {
  return zipStrictly(a, b).map(([x, y]) => x !== y);
}

// --------------------------------------------------------------------------------------------- dictionaries and sets

export function has(dictionary: object, name: unknown): boolean {
  return dictionary instanceof Map ? dictionary.has(name) : Object.hasOwn(dictionary, name as string);
}

export function key<T>(dictionary: Record<string, T>, name: string): T {
  if (!Object.hasOwn(dictionary, name)) throw new KeyError(name);
  return dictionary[name] as T;
}

export function keyOr<T, U>(dictionary: Record<string, T>, name: string, other: U): T | U {
  return Object.hasOwn(dictionary, name) ? (dictionary[name] as T) : other;
}

export function get<K, T>(dictionary: Map<K, T>, name: K): T {
  if (!dictionary.has(name)) throw new KeyError(str(name));
  return dictionary.get(name) as T;
}

export function getOr<K, T, U>(dictionary: Map<K, T>, name: K, other: U): T | U {
  return dictionary.has(name) ? (dictionary.get(name) as T) : other;
}

/** An item of what may be a list, a text, a dictionary or a record. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function item(value: any, name: any): any {
  if (Array.isArray(value) || typeof value === "string") return at(value as unknown[], name as number);
  if (value instanceof Map) return get(value, name);
  if (typeof value?.__getitem__ === "function") return value.__getitem__(name);
  if (!(name in value)) throw new KeyError(str(name));
  return value[name];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function setItem(value: any, name: any, each: unknown): void {
  if (value instanceof Map) value.set(name, each);
  else if (!Array.isArray(value)) value[name] = each;
  else {
    const place = name < 0 ? name + value.length : name;
    if (!(place >= 0 && place < value.length)) throw new IndexError(`place ${name} of ${value.length}`);
    value[place] = each;
  }
}

export function setDefault<K, T>(dictionary: Map<K, T>, name: K, value: T): T {
  if (!dictionary.has(name)) dictionary.set(name, value);
  return get(dictionary, name);
}

export function deleted<K, T>(dictionary: Map<K, T>, name: K): void {
  if (!dictionary.delete(name)) throw new KeyError(str(name));
}

export function copied<T extends object>(dictionary: T): T {
  return (dictionary instanceof Map ? new Map(dictionary) : { ...dictionary }) as T;
}

export function update<T extends object>(dictionary: T, more: object): void {
  if (!(dictionary instanceof Map)) Object.assign(dictionary, more);
  else for (const [name, each] of more as Map<unknown, unknown>) dictionary.set(name, each);
}

export function isSubset<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return [...a].every((each) => b.has(each));
}

export function common<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((each) => b.has(each)));
}

export function united<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a, ...b]);
}

export function without<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((each) => !b.has(each)));
}
