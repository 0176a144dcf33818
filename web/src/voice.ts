/** What happens at a table, read aloud by the browser's own voice where somebody wants it. */

/** So many sentences may wait; where there are more, what is newest counts. */
const MOST = 4;
/** Signs that hold names together in a line; a voice would stumble over them. */
const ISOLATES = /[\u200e\u200f\u2066-\u2069]/g;

const waiting = new Set<SpeechSynthesisUtterance>();

export function canSpeak(): boolean {
  return typeof speechSynthesis !== "undefined";
}

/** Whether the browser has a voice for a language; true where it does not say which it has. */
export function hasVoice(lang: string): boolean {
  const voices = canSpeak() ? speechSynthesis.getVoices() : [];
  return voices.length === 0 || voices.some((voice) => voice.lang.toLowerCase().startsWith(lang));
}

/** Read a sentence aloud, after those that wait. */
export function speak(text: string, lang: string): void {
  if (!canSpeak()) return;
  if (waiting.size >= MOST) hush();
  const utterance = new SpeechSynthesisUtterance(text.replace(ISOLATES, ""));
  utterance.lang = lang;
  waiting.add(utterance);
  utterance.onend = utterance.onerror = () => waiting.delete(utterance);
  speechSynthesis.speak(utterance);
}

/** Say nothing more of what waits. */
export function hush(): void {
  if (!canSpeak()) return;
  waiting.clear();
  speechSynthesis.cancel();
}
