/** Lets marbles travel along the timelines of a motion. */
import type { Marble } from "./geometry";
import type { Frame, Motion } from "./motion";

const FADE = [{ opacity: 0 }, { opacity: 1 }];

/** The frames of one marble as a browser animates them: it stands before it sets out, and after it has come. */
export function keyframesOf(frames: readonly Frame[], lasts: number): Keyframe[] {
  const place = ({ x, y, scale }: Frame): string => `translate(${x}px, ${y}px) scale(${scale.toFixed(3)})`;
  const keys = frames.map((frame) => ({ transform: place(frame), offset: frame.at / lasts }));
  const [first, last] = [frames[0], frames.at(-1)];
  if (first && first.at > 0) keys.unshift({ transform: place(first), offset: 0 });
  if (last && last.at < lasts) keys.push({ transform: place(last), offset: 1 });
  return keys;
}

/** With reduced motion they fade in where they have come to. */
export function animateJourneys(
  { journeys, lasts }: Motion,
  elements: Readonly<Record<Marble, SVGGElement | undefined>>,
  reducedMotion: boolean,
): void {
  for (const [marble, frames] of journeys) {
    const element = elements[marble];
    if (!element) continue;
    for (const old of element.getAnimations()) old.cancel();
    if (reducedMotion) element.animate(FADE, { duration: 250 });
    else element.animate(keyframesOf(frames, lasts), { duration: lasts });
  }
}
