// Ranges of parameter values in a list's address: `voltage:50..`, `inputVoltage:~12`, in the base unit of the parameter.

/** Values between two bounds, both included, or values and ranges that hold one. */
export interface ValueRange {
  key: string;
  low?: number;
  high?: number;
  contains?: number;
}

// as long as JavaScript writes a number: 21 digits before the point, 23 behind it
const NUMBER = '-?(?:\\d{1,21}(?:\\.\\d{1,23})?|\\.\\d{1,23})(?:e[+-]?\\d{1,2})?';
const RANGE = new RegExp(`^([A-Za-z][\\w-]{0,40}):(?:~(${NUMBER})|(${NUMBER})?\\.\\.(${NUMBER})?)$`, 'i');

/** Undefined for what is no range; bounds in the wrong order are exchanged. */
export function readRange(text: string): ValueRange | undefined {
  const match = RANGE.exec(text.trim());
  if (!match) return undefined;
  const [, key, held, low, high] = match as unknown as [string, string, string?, string?, string?];
  if (held !== undefined) return { key, contains: Number(held) };
  const [from, to] = [low, high].map((end) => (end === undefined ? undefined : Number(end)));
  return from === undefined && to === undefined ? undefined : rangeBetween(key, from, to);
}

/** The values from one end to the other, whichever is the lower; an end that is not given leaves that side open. */
export function rangeBetween(key: string, low: number | undefined, high: number | undefined): ValueRange {
  const isCrossed = (low ?? Number.NEGATIVE_INFINITY) > (high ?? Number.POSITIVE_INFINITY);
  return isCrossed ? { key, low: high, high: low } : { key, low, high };
}

/** The ranges among the texts; what is none says nothing. */
export const readRanges = (texts: readonly string[]): ValueRange[] =>
  texts.map(readRange).filter((range) => range !== undefined);

/** Undoes `readRange`. */
export function writeRange({ key, low, high, contains }: ValueRange): string {
  return contains === undefined ? `${key}:${low ?? ''}..${high ?? ''}` : `${key}:~${contains}`;
}
