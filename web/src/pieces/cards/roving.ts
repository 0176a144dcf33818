import { targetOf } from "../../ui/target";

/**
 * One stop for the Tab key in a group of things, and arrow keys among them: a Svelte action.
 * The things are the group's elements with `data-rove`; rows are told by where they stand.
 */
export function roving(group: HTMLElement) {
  const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

  /** Exactly one thing can be tabbed to: the one last focused, else the first. */
  function settle(wanted?: HTMLElement): void {
    const all = things();
    const chosen = wanted ?? all.find((thing) => thing.tabIndex === 0) ?? all[0];
    for (const thing of all) thing.tabIndex = thing === chosen ? 0 : -1;
  }

  /** The nearest thing in the row above (-1) or below (1). */
  function across(from: HTMLElement, way: number): HTMLElement | undefined {
    const { left, top } = from.getBoundingClientRect();
    const distance = (thing: HTMLElement): number => {
      const box = thing.getBoundingClientRect();
      const down = (box.top - top) * way;
      return down < 16 ? Infinity : down * 3 + Math.abs(box.left - left);
    };
    const nearest = things().sort((one, other) => distance(one) - distance(other))[0];
    return nearest && distance(nearest) < Infinity ? nearest : undefined;
  }

  function keyed(event: KeyboardEvent): void {
    const all = things();
    const at = all.findIndex((thing) => thing === document.activeElement);
    const here = all[at];
    if (!here) return;
    const next = {
      ArrowRight: () => all[at + 1],
      ArrowLeft: () => all[at - 1],
      ArrowDown: () => across(here, 1),
      ArrowUp: () => across(here, -1),
      Home: () => all[0],
      End: () => all.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next()?.focus();
  }

  const focused = (event: FocusEvent): void => {
    const thing = targetOf(event)?.closest<HTMLElement>("[data-rove]");
    if (thing) settle(thing);
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", keyed);
  group.addEventListener("focusin", focused);
  settle();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", keyed);
      group.removeEventListener("focusin", focused);
    },
  };
}
