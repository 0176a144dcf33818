import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

import type { Manifest } from "./manifest.ts";
import { Rules, RulesError } from "./wasm.ts";

// A real module of no game: tests/wasm/probe.py, built by tools/wasm_probe.py.
const folder = resolve(import.meta.dirname);
const code = readFileSync(resolve(folder, "probe.wasm"));
const manifest = JSON.parse(readFileSync(resolve(folder, "probe.json"), "utf-8")) as Manifest;

let rules: Rules;

beforeEach(async () => {
  rules = await Rules.load(code, manifest);
});

describe("calls", () => {
  it("hands over arrays and whole numbers, and takes a whole number back", () => {
    const numbers = rules.room("int64", 4);
    new BigInt64Array(rules.bytes(numbers).buffer, numbers.at, 4).set([5n, 7n, -2n, 100n]);
    expect(rules.call("total", numbers, 0)).toBe(110);
    expect(rules.call("total", numbers, 2)).toBe(98);
    expect(rules.ints(numbers, 3)).toEqual([5, 7, -2]);
  });

  it("takes a real number back", () => {
    const states = rules.room("state", 2);
    rules.write(rules.item(states, 1), { share: 1 });
    expect(rules.call("third", states, 1)).toBe(1 / 3);
  });

  it("writes into records and tables", () => {
    const states = rules.room("state", 1);
    const rows = rules.room("float64", 2, 3);
    rules.write(states, { small: [1, -2, 3], probe: -(2 ** 40), grid: [1, 2, 3, -4] });
    new Float64Array(rules.bytes(rows).buffer, rows.at, 3).set([4, 2, 0.25]);
    rules.call("swap", states, 0, rows);
    expect(rules.read(states, "small")).toEqual([3, -2, 1]);
    expect(rules.value(states, "probe")).toBe(1 - 2 ** 40);
    expect(rules.read(states, "grid")).toEqual([1, 2, 3, -4]);
    expect(rules.floats(rows, 6).slice(3)).toEqual([2, Math.SQRT2, 0.5]);
  });

  it("refuses what the signature does not say, before anything is written", () => {
    const numbers = rules.room("int64", 4);
    const states = rules.room("state", 1);
    expect(() => rules.call("dance")).toThrow("probe has no dance");
    expect(() => rules.call("total", numbers)).toThrow("total takes 2 arguments");
    expect(() => rules.call("total", 3, 0)).toThrow("numbers is int64 in 1 dimensions");
    expect(() => rules.call("total", states, 0)).toThrow("numbers is int64 in 1 dimensions");
    expect(() => rules.call("total", numbers, numbers)).toThrow("first is a number");
    expect(() => rules.room("knight", 1)).toThrow("probe has no record knight");
    expect(() => rules.read(states, "colour")).toThrow("state has no field colour");
  });
});

describe("errors", () => {
  it("tells what the rules say, and goes on", () => {
    const numbers = rules.room("int64", 4);
    expect(() => rules.call("pick", numbers, 9)).toThrow(/^probe: pick: .*index is out of bounds/);
    expect(rules.call("pick", numbers, 3)).toBe(0);
  });

  it("is usable again after a trap, however often", () => {
    const away = { at: 0x7fff0000, items: "int64", size: 8, lengths: [4] };
    for (let time = 0; time < 5000; time++) {
      expect(() => rules.call("total", away, 0)).toThrow(RulesError);
    }
    const states = rules.room("state", 1);
    rules.call("swap", states, 0, rules.room("float64", 2, 3));
    expect(rules.value(states, "probe")).toBe(1);
  });

  it("refuses a manifest of another format", async () => {
    await expect(Rules.load(code, { ...manifest, format: 99 })).rejects.toThrow("a manifest of format 99");
  });
});

describe("memory", () => {
  it("grows when there is no room, and is given back", () => {
    const mark = rules.mark();
    const big = rules.room("float64", 1000, 1000);
    expect(rules.bytes(big)).toHaveLength(8_000_000);
    rules.bytes(big).fill(255);
    rules.release(mark);
    const again = rules.room("int64", 3);
    expect(again.at).toBe(big.at);
    expect(rules.ints(again, 3)).toEqual([0, 0, 0]);
  });

  it("shows a record as words of 64 bits", () => {
    const states = rules.room("state", 2);
    expect(rules.words(rules.item(states, 0)).lengths).toEqual([Math.ceil(manifest.records["state"]!.size / 8)]);
  });
});
