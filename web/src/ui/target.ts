/** The element that an event is about, or the nearest one around it that a selector finds. */
export function targetOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}

/** What is written in a data attribute of it, or of the nearest element around it that has one. */
export function dataAt(event: Event, name: string): string | null {
  return targetOf(event)?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
}
