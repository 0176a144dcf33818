/** Whether a value from outside is one of those that there are. */
export function isOneOf<T>(value: unknown, choices: readonly T[]): value is T {
  return choices.some((choice) => choice === value);
}
