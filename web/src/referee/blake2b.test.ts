import { blake2b, fromHex, hex } from "./blake2b";

const text = (letters: string) => new TextEncoder().encode(letters);

test("a text is hashed as RFC 7693 has it", () => {
  expect(hex(blake2b(text("abc"), 64))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
      "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
});

// Each by Python's hashlib.
test.each([
  [0, 8, "e4a6a0577479b2b4"],
  [128, 8, "3c50dc24acf9021e"],
  [129, 16, "2ec7e7bf8a8265ffd68aadd70ecd2b7e"],
  [5000, 8, "2666f91c1ff6950e"],
])("%i bytes are hashed to %i", (count, size, expected) => {
  const bytes = Uint8Array.from({ length: count }, (_, at) => (at * 7) % 256);
  expect(hex(blake2b(bytes, size))).toBe(expected);
});

test("a key and a person make another hash", () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  expect(hex(blake2b(text("seat 1 20"), 32, { key, person: "majlis bots" }))).toBe(
    "924f4b51efaef3aa25b8c40a78a5b5a7718f3dbfa7123a12aed0699d40991a75",
  );
  expect(hex(fromHex("00ff10"))).toBe("00ff10");
});
