// A value that must be there.

/**
 * For what was looked up by a key that was put in before, or by a place that was counted before.
 * @throws Error when it is not there, which is a fault of the program
 */
export function required<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('a value that must be there is missing');
  return value;
}
