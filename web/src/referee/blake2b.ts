/** BLAKE2b (RFC 7693), by which states and replays are hashed and bots are seeded. A word of 64 bits is two of 32, low first. */

const BLOCK = 128;
const PERSON = 48;
const START = Uint32Array.of(
  ...[0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a],
  ...[0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19],
);
const ORDERS = [
  ...["0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d"],
  ...["2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0"],
].map((row) => Array.from(row, (digit) => parseInt(digit, 16)));
const ROUNDS = 12;
/** The words that are mixed with each other: the columns, then the diagonals. */
const MIXED = [0x048c, 0x159d, 0x26ae, 0x37bf, 0x05af, 0x16bc, 0x278d, 0x349e].map((four) =>
  [12, 8, 4, 0].map((shift) => ((four >> shift) & 15) * 2),
) as [number, number, number, number][];

export interface Keyed {
  /** Letters of ASCII, 16 at most. */
  person?: string;
  key?: Uint8Array;
}

/** So many bytes that stand for a text of bytes. */
export function blake2b(
  text: Uint8Array,
  size: number,
  { person = "", key = new Uint8Array(0) }: Keyed = {},
): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), PERSON);
  const given = new Uint32Array(parameters.buffer);
  const hash = START.map((word, at) => word ^ given[at]!);
  const keyed = key.length ? BLOCK : 0;
  const whole = new Uint8Array(Math.max(Math.ceil((keyed + text.length) / BLOCK), 1) * BLOCK);
  whole.set(key);
  whole.set(text, keyed);
  const words = new Uint32Array(whole.buffer);
  for (let at = 0; at < whole.length; at += BLOCK) {
    const isLast = at + BLOCK === whole.length;
    compress(hash, words.subarray(at / 4, at / 4 + 32), isLast ? keyed + text.length : at + BLOCK, isLast);
  }
  return new Uint8Array(hash.buffer).slice(0, size);
}

const work = new Uint32Array(32);

function compress(hash: Uint32Array, block: Uint32Array, count: number, isLast: boolean): void {
  work.set(hash);
  work.set(START, 16);
  work[24]! ^= count;
  if (isLast) {
    work[28] = ~work[28]!;
    work[29] = ~work[29]!;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % 10]!;
    for (let pair = 0; pair < 8; pair++) {
      const [a, b, c, d] = MIXED[pair]!;
      mix(a, b, c, d, block, order[pair * 2]! * 2, order[pair * 2 + 1]! * 2);
    }
  }
  for (let at = 0; at < 16; at++) hash[at]! ^= work[at]! ^ work[at + 16]!;
}

function mix(a: number, b: number, c: number, d: number, block: Uint32Array, first: number, second: number): void {
  add(a, b, block[first]!, block[first + 1]!);
  turn(d, a, 32);
  add(c, d, 0, 0);
  turn(b, c, 24);
  add(a, b, block[second]!, block[second + 1]!);
  turn(d, a, 16);
  add(c, d, 0, 0);
  turn(b, c, 63);
}

/** Add another word and a number to a word. */
function add(to: number, other: number, low: number, high: number): void {
  const sum = work[to]! + work[other]! + low;
  work[to + 1] = work[to + 1]! + work[other + 1]! + high + Math.floor(sum / 2 ** 32);
  work[to] = sum;
}

/** A word with another, bit against bit, turned right. */
function turn(at: number, other: number, bits: number): void {
  const low = work[at]! ^ work[other]!;
  const high = work[at + 1]! ^ work[other + 1]!;
  if (bits === 32) {
    work[at] = high;
    work[at + 1] = low;
  } else if (bits === 63) {
    work[at] = (low << 1) | (high >>> 31);
    work[at + 1] = (high << 1) | (low >>> 31);
  } else {
    work[at] = (low >>> bits) | (high << (32 - bits));
    work[at + 1] = (high >>> bits) | (low << (32 - bits));
  }
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
