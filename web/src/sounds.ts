/** Sounds of wood, glass, paper and strings, made by tools/sounds.py; each is loaded when it is first needed. */
const files = import.meta.glob<string>("./sounds/*.mp3", { query: "?url", import: "default", eager: true });

export type Sound =
  | ("wood" | "fence" | "marble" | "clash" | "card" | "draw" | "shuffle" | "burn" | "wings" | "bell")
  | ("turn" | "refuse" | "chat" | "round" | "won" | "over");

/** Between two sounds of one move. */
const APART = 0.14;

let context: AudioContext | null = null;
const loaded = new Map<Sound, Promise<AudioBuffer | null>>();

export function fileOf(sound: Sound): string | undefined {
  return files[`./sounds/${sound}.mp3`];
}

/** Play sounds, one shortly after the other; where the browser has none, or was not touched yet, nothing happens. */
export function play(...sounds: Sound[]): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime;
  sounds.forEach((sound, at) => {
    void load(audio, sound).then((buffer) => {
      if (!buffer) return;
      const source = audio.createBufferSource();
      source.buffer = buffer;
      source.connect(audio.destination);
      source.start(Math.max(audio.currentTime, start + at * APART));
    });
  });
}

/** A sound's samples; null where they cannot be had, and asked for again the next time. */
function load(audio: AudioContext, sound: Sound): Promise<AudioBuffer | null> {
  const known = loaded.get(sound);
  if (known) return known;
  const fetched = fetch(fileOf(sound) ?? "")
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => audio.decodeAudioData(bytes))
    .catch(() => {
      loaded.delete(sound);
      return null;
    });
  loaded.set(sound, fetched);
  return fetched;
}

/** What is heard of events: at most two different sounds, in their order. */
export function heard(events: readonly { event?: unknown }[], sounds: Readonly<Record<string, Sound>>): Sound[] {
  const found = events.flatMap(({ event }) => sounds[String(event)] ?? []);
  return [...new Set(found)].slice(-2);
}
