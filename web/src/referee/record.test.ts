import { recordReader } from "./record";

const LAYOUT = {
  size: 32,
  fields: [
    { name: "turn", offset: 0, kind: "i8", shape: [] },
    { name: "laid", offset: 8, kind: "i8", shape: [2] },
    { name: "hands", offset: 24, kind: "i1", shape: [2, 3] },
    { name: "held", offset: 30, kind: "i2", shape: [1] },
  ],
};

function bytes(fill: (view: DataView) => void): Uint8Array {
  const record = new Uint8Array(LAYOUT.size);
  fill(new DataView(record.buffer));
  return record;
}

describe("a record", () => {
  const read = recordReader(LAYOUT);

  it("has numbers, rows and rows of rows", () => {
    const record = read(
      bytes((view) => {
        view.setBigInt64(0, -1n, true);
        [1, 2, 3, -4, 5, -6].forEach((card, place) => view.setInt8(24 + place, card));
        view.setInt16(30, -300, true);
      }),
    );
    expect(record.turn).toBe(-1);
    expect(record.hands).toEqual([
      [1, 2, 3],
      [-4, 5, -6],
    ]);
    expect(record.held).toEqual([-300]);
  });

  it("keeps every bit of a wide number", () => {
    const record = read(
      bytes((view) => {
        view.setBigInt64(8, -(2n ** 63n) + 1n, true);
        view.setBigInt64(16, -(2n ** 53n) + 1n, true);
      }),
    );
    expect(record.laid).toEqual([-(2n ** 63n) + 1n, -(2 ** 53) + 1]);
  });

  it("may begin anywhere in the memory it lies in", () => {
    const memory = new Uint8Array(LAYOUT.size + 5);
    memory.set(
      bytes((view) => view.setInt8(29, 7)),
      5,
    );
    expect(read(memory.subarray(5)).hands).toEqual([
      [0, 0, 0],
      [0, 0, 7],
    ]);
  });

  it("is not read out of too few bytes, nor by a kind that is not known", () => {
    expect(() => read(new Uint8Array(31))).toThrow("a record has 32 bytes; 31 were given");
    const odd = recordReader({ size: 2, fields: [{ name: "half", offset: 0, kind: "f2", shape: [] }] });
    expect(() => odd(new Uint8Array(2)).half).toThrow("kind f2");
  });
});

describe("what is hashed of a record", () => {
  const LATER = [
    { name: "opt_wind", offset: 17, kind: "i8", shape: [] },
    { name: "opt_tide", offset: 25, kind: "i8", shape: [] },
  ];
  const before = [
    { name: "opt_pace", offset: 0, kind: "i8", shape: [] },
    { name: "turn", offset: 8, kind: "i8", shape: [] },
    { name: "held", offset: 16, kind: "i1", shape: [1] },
  ];
  const read = recordReader({ size: 33, fields: [...before, ...LATER] });

  it.each([
    [0, 0, 17],
    [1, 0, 25],
    [0, 1, 33],
    [1, 1, 33],
  ])("with later house rules %i and %i are %i bytes", (wind, tide, length) => {
    const whole = new Uint8Array(33).fill(0);
    whole[17] = wind;
    whole[25] = tide;
    expect(read.hashed(whole)).toEqual(whole.slice(0, length));
  });

  it("is every byte where no house rule came later", () => {
    const whole = new Uint8Array(17).fill(0);
    expect(recordReader({ size: 17, fields: before }).hashed(whole)).toEqual(whole);
  });
});
