import type { Lang } from "../wire";
import { LANGUAGE } from "./languages";

const FONT = '1em "Rubik Variable"';
/** Who has a slow line reads in another font rather than waiting longer. */
const PATIENCE = 1500;

/** Bring the letters of a language: words drawn in others would move buttons away from under a finger later. */
export async function loadFont(lang: Lang): Promise<void> {
  // Old browsers and tests without one draw with what they have.
  const fonts = document.fonts as FontFaceSet | undefined;
  const brought = fonts?.load(FONT, LANGUAGE[lang].letters).catch(() => []);
  await Promise.race([brought, new Promise((go) => setTimeout(go, PATIENCE))]);
}
