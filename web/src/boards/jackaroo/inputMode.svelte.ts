/** How somebody plays just now: by mouse, by finger, or by keyboard alone. */
export class InputMode {
  /** A finger: the first touch shows, the second one plays. */
  isCoarse = $state(matchMedia("(pointer: coarse)").matches);
  /** By keyboard: then the focus is led from one touch to the next. */
  isKeyed = $state(false);

  keyed(): void {
    [this.isKeyed, this.isCoarse] = [true, false];
  }

  pointed({ pointerType }: Pick<PointerEvent, "pointerType">): void {
    [this.isKeyed, this.isCoarse] = [false, pointerType === "touch" || pointerType === "pen"];
  }
}
