/** Records of the rules, read out of their bytes; where the fields lie is said by `layout` of kernel/layout.py. */

export type FieldLayout = { name: string; offset: number; kind: string; shape: readonly number[] };
export type RecordLayout = { size: number; fields: readonly FieldLayout[] };

/** A field: a number, a row, or rows of rows. A 64-bit number that a double cannot hold is a bigint. */
export type Field = number | bigint | readonly Field[];

export interface RecordReader {
  (bytes: Uint8Array): Record<string, Field>;
  /** What is hashed of a record, as match/game_ops.py has it: all but house rules at its end that came later and are not used. */
  hashed(bytes: Uint8Array): Uint8Array;
}

type Read = (bytes: DataView, at: number) => number | bigint;

const READ: Record<string, Read> = {
  i1: (bytes, at) => bytes.getInt8(at),
  u1: (bytes, at) => bytes.getUint8(at),
  b1: (bytes, at) => bytes.getUint8(at),
  i2: (bytes, at) => bytes.getInt16(at, true),
  u2: (bytes, at) => bytes.getUint16(at, true),
  i4: (bytes, at) => bytes.getInt32(at, true),
  u4: (bytes, at) => bytes.getUint32(at, true),
  i8: (bytes, at) => wide(bytes.getInt32(at + 4, true), bytes, at),
  u8: (bytes, at) => wide(bytes.getUint32(at + 4, true), bytes, at),
  f4: (bytes, at) => bytes.getFloat32(at, true),
  f8: (bytes, at) => bytes.getFloat64(at, true),
};

function wide(high: number, bytes: DataView, at: number): number | bigint {
  const low = bytes.getUint32(at, true);
  const number = high * 2 ** 32 + low;
  return Number.isSafeInteger(number) ? number : BigInt(high) * 2n ** 32n + BigInt(low);
}

function sizeOf(kind: string): number {
  return Number(kind.slice(1));
}

function read(bytes: DataView, at: number, { kind, shape }: FieldLayout): Field {
  const get = READ[kind];
  if (!get) throw new Error(`a record has a field of kind ${kind}; known are ${Object.keys(READ).join(", ")}`);
  const [length, ...inner] = shape;
  if (length === undefined) return get(bytes, at);
  const step = inner.reduce((product, count) => product * count, sizeOf(kind));
  return Array.from({ length }, (_, index) =>
    read(bytes, at + index * step, { name: "", offset: 0, kind, shape: inner }),
  );
}

/**
 * A way to see records as objects whose fields are read when they are first asked for. The bytes must stay as they are
 * as long as the object is used: memory that changes is copied first.
 */
export function recordReader(layout: RecordLayout): RecordReader {
  class Seen {
    constructor(readonly bytes: DataView) {}
  }
  for (const field of layout.fields) {
    Object.defineProperty(Seen.prototype, field.name, {
      get(this: Seen) {
        const value = read(this.bytes, field.offset, field);
        Object.defineProperty(this, field.name, { value, enumerable: true });
        return value;
      },
    });
  }
  const seen = (bytes: Uint8Array) => {
    if (bytes.byteLength !== layout.size)
      throw new Error(`a record has ${layout.size} bytes; ${bytes.byteLength} were given`);
    return new Seen(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as unknown as Record<string, Field>;
  };
  return Object.assign(seen, {
    hashed(bytes: Uint8Array) {
      const record = seen(bytes);
      const last = layout.fields.findLastIndex(({ name }) => !name.startsWith("opt_") || record[name]);
      return bytes.subarray(0, layout.fields[last + 1]?.offset);
    },
  });
}
