import { canSpeak, hasVoice, hush, speak } from "./voice";

class Utterance {
  lang = "";
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

let said: Utterance[];
let voices: { lang: string }[];
const cancel = vi.fn(() => {
  for (const one of said.splice(0)) one.onerror?.();
});

beforeEach(() => {
  [said, voices] = [[], []];
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    speak: (one: Utterance) => said.push(one),
    getVoices: () => voices,
    cancel,
  });
  hush();
  cancel.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const texts = () => said.map(({ text }) => text);

test("a sentence is read in its language, without the signs that hold its names together", () => {
  speak("\u2068ليلى\u2069: 5 حمراء", "ar");
  expect(said).toMatchObject([{ text: "ليلى: 5 حمراء", lang: "ar" }]);
});

test("a voice that lags behind leaves out what is old", () => {
  for (const text of ["one", "two", "three", "four"]) speak(text, "en");
  expect(texts()).toEqual(["one", "two", "three", "four"]);
  said.shift()!.onend!();
  speak("five", "en");
  expect(cancel).not.toHaveBeenCalled();
  speak("six", "en");
  expect(texts()).toEqual(["six"]);
  for (const text of ["seven", "eight"]) speak(text, "en");
  expect(texts()).toEqual(["six", "seven", "eight"]);
});

test("it is known whether there is a voice for a language, where the browser says so", () => {
  expect(hasVoice("he")).toBe(true);
  voices = [{ lang: "en-GB" }, { lang: "ar-SA" }];
  expect([hasVoice("en"), hasVoice("ar"), hasVoice("he")]).toEqual([true, true, false]);
});

test("a browser without a voice is asked for none", () => {
  vi.stubGlobal("speechSynthesis", undefined);
  expect(canSpeak()).toBe(false);
  speak("one", "en");
  hush();
  expect(said).toEqual([]);
});
