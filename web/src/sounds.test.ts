import jackaroo from "./boards/jackaroo";
import { GAME_KEYS, loadGameUi } from "./boards/registry";
import { fileOf, heard, type Sound } from "./sounds";

const GAMES = await Promise.all(GAME_KEYS.map(async (key) => [key, await loadGameUi(key)] as const));
const words = import.meta.glob<string>("../../src/majlis/games/*/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const kept = Object.keys(import.meta.glob("./sounds/*.mp3", { query: "?url" }));

test.each(GAMES)("%s is heard as what it is made of, and marks what happens in it", (game, ui) => {
  const told = words[`../../src/majlis/games/${game}/words/en.ftl`]!;
  for (const event of [...Object.keys(ui.milestones!), ...ui.decisive!])
    expect(told, event).toContain(`\nevent-${event} =`);
  for (const [event, sound] of Object.entries(ui.sounds!)) {
    expect(told, event).toContain(`\nevent-${event} =`);
    expect(fileOf(sound), sound).toBeTruthy();
  }
});

test("every sound that is kept is heard somewhere", () => {
  const frame: Sound[] = ["turn", "refuse", "chat", "round", "won", "over"];
  const used = new Set([...frame, ...GAMES.flatMap(([, { sounds }]) => Object.values(sounds!))]);
  for (const sound of frame) expect(fileOf(sound), sound).toBeTruthy();
  expect(kept.map((path) => path.slice("./sounds/".length, -".mp3".length)).sort()).toEqual([...used].sort());
});

test("of one move at most two different sounds are heard, the last ones", () => {
  const events = ["threw", "moved", "moved", "killed"].map((event) => ({ event }));
  expect(heard(events, jackaroo.sounds)).toEqual(["marble", "clash"]);
  expect(heard([{ event: "unknown" }], jackaroo.sounds)).toEqual([]);
});

test("sounds are loaded when they are first played, and once", async () => {
  const started: number[] = [];
  class Source {
    buffer: unknown = null;
    connect() {}
    start(at: number) {
      started.push(at);
    }
  }
  class Audio {
    state = "running";
    currentTime = 5;
    destination = {};
    createBufferSource = () => new Source();
    decodeAudioData = () => Promise.resolve({});
  }
  vi.stubGlobal("AudioContext", Audio);
  const fetched = vi.fn((_url: string) => Promise.resolve(new Response(new ArrayBuffer(4))));
  vi.stubGlobal("fetch", fetched);
  const { play } = await import("./sounds");
  expect(fetched).not.toHaveBeenCalled();
  play("card", "clash");
  await vi.waitFor(() => expect(started).toHaveLength(2));
  play("card");
  await vi.waitFor(() => expect(started).toHaveLength(3));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([fileOf("card"), fileOf("clash")]);
  expect(started[1]!).toBeGreaterThan(started[0]!);
  vi.unstubAllGlobals();
});
