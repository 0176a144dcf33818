/** A game's rules and bots as WebAssembly: typed calls of its exports, and memory for what they work on. Knows no game. */
import type { Manifest, Signature } from "./manifest.ts";
import type { FieldLayout } from "./record.ts";

/** Room in the module's memory: so many items a row, so many rows. */
export interface Room {
  readonly at: number;
  /** The name of a record, or `int64`, `float64` and the like. */
  readonly items: string;
  readonly size: number;
  readonly lengths: readonly number[];
}

/** What the rules could not do; the module can be used on. */
export class RulesError extends Error {
  override name = "RulesError";
}

type Given = number | Room;
type Export = (...args: number[]) => number | undefined;

const SIZES: Record<string, number> = { int8: 1, int64: 8, float32: 4, float64: 8 };
const ALIGNMENT = 64;
const WORD = 2 ** 32;
/** The format of manifests that this page reads. */
export const FORMAT = 1;

export class Rules {
  readonly manifest: Manifest;
  readonly #memory: WebAssembly.Memory;
  readonly #exports: Record<string, Export>;
  readonly #stack: WebAssembly.Global;
  readonly #stackTop: number;
  readonly #status: number;
  #top: number;

  private constructor(instance: WebAssembly.Instance, manifest: Manifest) {
    const found = instance.exports;
    this.manifest = manifest;
    this.#memory = found["memory"] as WebAssembly.Memory;
    this.#stack = found["__stack_pointer"] as WebAssembly.Global;
    this.#stackTop = this.#stack.value as number;
    this.#status = (found["majlis_status"] as WebAssembly.Global).value as number;
    this.#top = (found["__heap_base"] as WebAssembly.Global).value as number;
    this.#exports = Object.fromEntries(Object.keys(manifest.exports).map((name) => [name, found[name] as Export]));
  }

  /** The rules of a module that belongs to the manifest. */
  static async load(code: BufferSource | WebAssembly.Module, manifest: Manifest): Promise<Rules> {
    if (manifest.format !== FORMAT) {
      throw new RulesError(`${manifest.game}: a manifest of format ${manifest.format}, this page reads ${FORMAT}`);
    }
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    return new Rules(await WebAssembly.instantiate(module, {}), manifest);
  }

  // --- Calls ---------------------------------------------------------------------------------------------------------

  /** Call an export with numbers and rooms, as its signature in the manifest says; 0 where it gives nothing back. */
  call(name: string, ...given: Given[]): number {
    const signature = this.manifest.exports[name];
    const called = this.#exports[name];
    if (!signature || !called) throw new RulesError(`${this.manifest.game} has no ${name}`);
    const numbers = flattened(name, signature, given);
    let back: number | undefined;
    try {
      back = called(...numbers);
    } catch (trap) {
      // What was on the stack is left behind by a trap; the arena is emptied by the next call.
      this.#stack.value = this.#stackTop;
      throw new RulesError(`${this.manifest.game}: ${name} broke off: ${String(trap)}`, { cause: trap });
    }
    const view = this.#view();
    const status = view.getInt32(this.#status, true);
    if (status > 0 || status === -1) throw new RulesError(`${this.manifest.game}: ${name}: ${this.#why()}`);
    return back ?? 0;
  }

  /** What Numba says about an error: its words stand in a pickled tuple, among other bytes. */
  #why(): string {
    const view = this.#view();
    const told = view.getUint32(this.#status + 4, true);
    if (told === 0) return "failed";
    const bytes = new Uint8Array(this.#memory.buffer, view.getUint32(told, true), view.getInt32(told + 4, true));
    return String.fromCharCode(...bytes)
      .replace(/[^\x20-\x7e]+/g, " ")
      .trim();
  }

  // --- Memory --------------------------------------------------------------------------------------------------------

  /** Cleared room for an array of records or numbers. It lies until it is released. */
  room(items: string, ...lengths: number[]): Room {
    const size = this.manifest.records[items]?.size ?? SIZES[items];
    if (size === undefined) throw new RulesError(`${this.manifest.game} has no record ${items}`);
    const bytes = lengths.reduce((product, length) => product * length, size);
    const room = { at: this.#top, items, size, lengths };
    this.#top = Math.ceil((this.#top + bytes) / ALIGNMENT) * ALIGNMENT;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / this.manifest.memory.page));
    this.bytes(room).fill(0);
    return room;
  }

  /** Where memory is free; what is made after it ends with `release`. */
  mark(): number {
    return this.#top;
  }

  /** Give back every room that was made after a mark. */
  release(mark: number): void {
    this.#top = mark;
  }

  /** Do something that needs room, and give all of it back. */
  lending<T>(work: () => T): T {
    const mark = this.mark();
    try {
      return work();
    } finally {
      this.release(mark);
    }
  }

  /** The same memory as words of 64 bits; the last may reach beyond its end. */
  words(room: Room): Room {
    const words = Math.ceil(this.bytes(room).length / 8);
    return { at: room.at, items: "int64", size: 8, lengths: [words] };
  }

  /** One item of a room, as a room. */
  item(room: Room, index: number): Room {
    return { ...room, at: room.at + index * room.size, lengths: [1] };
  }

  /** The bytes of a room; taken anew after each call that makes room, for memory moves when it grows. */
  bytes(room: Room): Uint8Array {
    const count = room.lengths.reduce((product, length) => product * length, room.size);
    return new Uint8Array(this.#memory.buffer, room.at, count);
  }

  /** The first whole numbers of a room of 64 bits each. */
  ints(room: Room, count: number): number[] {
    const view = this.#view();
    return Array.from({ length: count }, (_, k) => number(view, room.at + 8 * k, "i8"));
  }

  /** The first real numbers of a room. */
  floats(room: Room, count: number): number[] {
    return [...new Float64Array(this.#memory.buffer, room.at, count)];
  }

  /** Put whole numbers into a room of 64 bits each. */
  putInts(room: Room, numbers: readonly number[]): void {
    numbers.forEach((each, k) => put(this.#view(), room.at + 8 * k, "i8", each));
  }

  putFloats(room: Room, numbers: readonly number[]): void {
    new Float64Array(this.#memory.buffer, room.at, numbers.length).set(numbers);
  }

  // --- Records -------------------------------------------------------------------------------------------------------

  /** A field of a room's first record: a number, or all numbers of an array in a row. */
  read(room: Room, name: string): number[] {
    const { kind, offset, shape } = this.#field(room, name);
    const count = shape.reduce((product, length) => product * length, 1);
    const view = this.#view();
    return Array.from({ length: count }, (_, k) => number(view, room.at + offset + sizeOf(kind) * k, kind));
  }

  /** The number of a field that is no array. */
  value(room: Room, name: string): number {
    return this.read(room, name)[0]!;
  }

  /** Put numbers into fields of a room's first record. */
  write(room: Room, values: Record<string, number | readonly number[]>): void {
    const view = this.#view();
    for (const [name, given] of Object.entries(values)) {
      const { kind, offset } = this.#field(room, name);
      const numbers = typeof given === "number" ? [given] : given;
      numbers.forEach((each, k) => put(view, room.at + offset + sizeOf(kind) * k, kind, each));
    }
  }

  /** A random stream for a key of 32 bytes, opened at label 0. */
  stream(key: Uint8Array): Room {
    const room = this.room("stream", 1);
    const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
    this.write(room, { key: Array.from({ length: 8 }, (_, k) => view.getUint32(4 * k, true)), spent: 16 });
    return room;
  }

  #field(room: Room, name: string): FieldLayout {
    const field = this.manifest.records[room.items]?.fields.find((each) => each.name === name);
    if (!field) throw new RulesError(`${room.items} has no field ${name}`);
    return field;
  }

  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }
}

/** The numbers that stand for what is given: an array is its address and its lengths. */
function flattened(name: string, signature: Signature, given: Given[]): number[] {
  const wanted = signature.arguments;
  if (given.length !== wanted.length) throw new RulesError(`${name} takes ${wanted.length} arguments`);
  return wanted.flatMap((argument, k) => {
    const value = given[k]!;
    if ("type" in argument) {
      if (typeof value !== "number") throw new RulesError(`${name}: ${argument.name} is a number`);
      return [value];
    }
    const fits =
      typeof value !== "number" && value.items === argument.items && value.lengths.length === argument.dimensions;
    if (!fits)
      throw new RulesError(`${name}: ${argument.name} is ${argument.items} in ${argument.dimensions} dimensions`);
    return [value.at, ...value.lengths];
  });
}

/** The bytes of a number of a kind. */
function sizeOf(kind: string): number {
  return Number(kind.slice(1));
}

function number(view: DataView, at: number, kind: string): number {
  switch (kind) {
    case "i8":
      return view.getInt32(at + 4, true) * WORD + view.getUint32(at, true);
    case "f8":
      return view.getFloat64(at, true);
    case "i4":
      return view.getInt32(at, true);
    case "u4":
      return view.getUint32(at, true);
    case "f4":
      return view.getFloat32(at, true);
    case "i2":
      return view.getInt16(at, true);
    case "u2":
      return view.getUint16(at, true);
    case "i1":
      return view.getInt8(at);
    default:
      return view.getUint8(at);
  }
}

function put(view: DataView, at: number, kind: string, value: number): void {
  switch (kind) {
    case "i8":
      view.setUint32(at, value >>> 0, true);
      view.setInt32(at + 4, Math.floor(value / WORD), true);
      break;
    case "f8":
      view.setFloat64(at, value, true);
      break;
    case "i4":
    case "u4":
      view.setUint32(at, value >>> 0, true);
      break;
    case "f4":
      view.setFloat32(at, value, true);
      break;
    case "i2":
    case "u2":
      view.setUint16(at, value & 0xffff, true);
      break;
    default:
      view.setUint8(at, value & 0xff);
  }
}
