/** A fault of ours, from which a table goes on, is told where browsers tell errors, and fails a test. */
export function report(fault: unknown): void {
  setTimeout(() => {
    throw fault;
  });
}
