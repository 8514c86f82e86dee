// Sizes and ranges of sizes as people read them: 4700 of Ω is 4.7kΩ.
import type { Spoken } from '#kit/words/speak.ts';
import type { ValueRange } from '../value-range.ts';
import type { searchWords } from './search-words.ts';

const PREFIXES: readonly (readonly [string, number])[] = [
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
  ['', 1],
  ['m', 1e-3],
  ['µ', 1e-6],
  ['n', 1e-9],
  ['p', 1e-12],
];
/** Units that take a prefix; a temperature or a share is written as it is. */
const PREFIXED = /^(Ω|F|H|V|A|W|Hz|s|m|bps|SPS|Ah|Vrms|Pa|cd)$/;

/** Units that nobody reads as they are kept: how they are written, and how many of the kept unit that is. */
const WRITTEN: Readonly<Record<string, readonly [unit: string, size: number]>> = { 'V/s': ['V/µs', 1e6] };

/** The unit that reading a typed value must know: V/µs for a number alone, K and m where the letter might be a prefix. */
export const unitToTell = (unit: string | null): string | undefined =>
  unit === 'K' || unit === 'm' ? unit : WRITTEN[unit ?? '']?.[0];

/** What a heading says of the unit: nothing where the values say theirs, which may be another one: 64KB over B. */
export function unitOver(facet: { unit: string | null; values: readonly { text: string }[] }): string | null {
  const isBare = facet.values.some(({ text }) =>
    /^[±≤≥+-]?\d+(?:\.\d+)?(?:\s*~\s*[+-]?\d+(?:\.\d+)?)?$/.test(text),
  );
  return isBare ? (WRITTEN[facet.unit ?? '']?.[0] ?? facet.unit) : null;
}

/** Memory counts by 1,024. */
const MEMORY: readonly (readonly [string, number])[] = [
  ['G', 1024 ** 3],
  ['M', 1024 ** 2],
  ['K', 1024],
  ['', 1],
];

/** A value with the prefix that leaves one to three digits before the point. @param n in the base unit */
export function showSize(n: number, unit: string): string {
  const written = WRITTEN[unit];
  if (written) return `${Number((n / written[1]).toPrecision(6))}${written[0]}`;
  const size = Math.abs(n);
  if (size !== 0 && /^(?:B|bit)$/.test(unit)) {
    const [prefix, scale] = MEMORY.find(([, least]) => size >= least) ?? MEMORY.at(-1)!;
    return `${Number((n / scale).toPrecision(6))}${prefix}${unit}`;
  }
  // Parts are measured in millimetres, however small.
  if (unit === 'm' && size < 1 && size >= 1e-5) return `${Number((n * 1e3).toPrecision(6))}mm`;
  if (size === 0 || !PREFIXED.test(unit)) return `${Number(n.toPrecision(6))}${unit}`;
  const [prefix, scale] = PREFIXES.find(([, least]) => size >= least * 0.999999) ?? PREFIXES.at(-1)!;
  return `${Number((n / scale).toPrecision(6))}${prefix}${unit}`;
}

export function showRange(range: ValueRange, unit: string, say: Spoken<typeof searchWords>): string {
  const { low, high, contains } = range;
  if (contains !== undefined) return say.sizeHolds(showSize(contains, unit));
  if (low === undefined) return say.sizeTo(showSize(high ?? 0, unit));
  if (high === undefined) return say.sizeFrom(showSize(low, unit));
  return low === high ? showSize(low, unit) : say.sizeBetween(showSize(low, unit), showSize(high, unit));
}
