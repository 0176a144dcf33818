/** What is refused shakes its head once. */
export function shake(element: HTMLElement): void {
  element.animate(
    [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 260 },
  );
}
