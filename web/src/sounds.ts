/** Small sounds, made on the spot; nothing is loaded. */
export type Sound = "step" | "turn" | "refuse" | "won" | "over" | "chat" | "bell";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the start. */
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const wood = (pitch: number, at = 0): Note => ({ pitch, at, lasts: 0.09, loud: 0.16, wave: "triangle" });
const string = (pitch: number, at: number, lasts = 0.5): Note => ({ pitch, at, lasts, loud: 0.09, wave: "sine" });

/** The tunes; the longer ones walk along maqam-like steps. */
export const TUNES: Record<Sound, Note[]> = {
  step: [wood(330), wood(220, 0.015)],
  turn: [string(587, 0), string(880, 0.11)],
  refuse: [{ pitch: 150, at: 0, lasts: 0.16, loud: 0.14, wave: "square" }],
  won: [string(440, 0), string(554, 0.12), string(659, 0.24), string(880, 0.36, 0.9)],
  over: [string(440, 0), string(392, 0.16), string(330, 0.32, 0.8)],
  chat: [string(740, 0, 0.15)],
  bell: [string(1175, 0, 0.7), string(1760, 0.02, 0.5)],
};

let context: AudioContext | null = null;

/** Play a sound; where the browser has none, or has not been touched yet, nothing happens. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of TUNES[sound]) sing(context, note);
}

function sing(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = note.wave;
  oscillator.frequency.value = note.pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + note.lasts + 0.02);
}
