const OFFER = "[data-action], [data-choice]";

/** Marks what was touched last while the move that it led to is under way: a touch is answered in the next frame. */
export class Touched {
  #last: Element | null = null;
  #marked: Element | null = null;

  /** Something was touched, or chosen by a key. */
  readonly note = ({ target }: Event): void => {
    this.#last = target instanceof Element ? target.closest(OFFER) : null;
  };

  /** A move is under way, or no more; told once more, what was touched for it has been drawn. */
  mark(isUnderWay: boolean): void {
    this.#marked?.removeAttribute("data-under-way");
    this.#marked = isUnderWay ? this.#last : null;
    this.#marked?.setAttribute("data-under-way", "");
    this.#last = null;
  }
}
