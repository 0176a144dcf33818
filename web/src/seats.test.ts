import { MARK_PATHS, seatLook } from "./seats";

test("twelve seats are told apart by mark and filling, and six of them by colour", () => {
  const looks = Array.from({ length: 12 }, (_, seat) => seatLook(seat));
  expect(new Set(looks.map((look) => `${look.shape} ${look.hollow}`)).size).toBe(12);
  expect(new Set(looks.slice(0, 6).map((look) => look.colour)).size).toBe(6);
  for (const look of looks) expect(MARK_PATHS[look.shape]).toMatch(/^M/);
});
