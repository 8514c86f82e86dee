// Ranges as people type them into the filters: `4.7k` to `10k`, `100n`, `2.54mm`; mended like the price filter.
import { type GoodsQuery, withRange } from './goods-query.ts';
import { readMeasure, sizeOf } from './measure.ts';
import { rangeBetween, type ValueRange } from './value-range.ts';

const LOW_FIELD = 'low.';
const HIGH_FIELD = 'high.';

const PLAIN = /^\d{1,12}(?:\.\d{1,12})?$/;
const KEY = /^[A-Za-z][\w-]{0,40}$/;

/** A value in the base unit; undefined for nothing, and for what is no value. A number alone is in the base unit. */
export function readTypedValue(text: string): number | undefined {
  const typed = text.normalize('NFKC').replaceAll(/[\s,]/g, '').replaceAll('μ', 'u');
  const isNegative = /^[-−]/.test(typed);
  const rest = typed.replace(/^[-−+±≥≤]/, '');
  const measured = PLAIN.test(rest) ? undefined : readMeasure(rest);
  const size = PLAIN.test(rest) ? Number(rest) : measured ? sizeOf(measured).n : undefined;
  return size === undefined ? undefined : isNegative ? -size : size;
}

/** The two ends of a filter, exchanged when crossed. What is no value counts as not given. */
export const mendTypedRange = (key: string, low: string, high: string): ValueRange =>
  rangeBetween(key, readTypedValue(low), readTypedValue(high));

/** The query with the ranges typed into `low.<key>` and `high.<key>`; undefined where the address has no such fields. */
export function withTypedRanges(query: GoodsQuery, search: URLSearchParams): GoodsQuery | undefined {
  const keys = new Set<string>();
  for (const name of search.keys()) {
    const key = name.startsWith(LOW_FIELD)
      ? name.slice(LOW_FIELD.length)
      : name.startsWith(HIGH_FIELD)
        ? name.slice(HIGH_FIELD.length)
        : '';
    if (KEY.test(key)) keys.add(key);
  }
  if (keys.size === 0) return undefined;
  let mended = query;
  for (const key of keys) {
    const low = search.get(LOW_FIELD + key) ?? '';
    const high = search.get(HIGH_FIELD + key) ?? '';
    const kept = query.ranges.find((range) => range.key === key);
    // A field that holds no value at all leaves what is held by the address alone.
    if (low === '' && high === '' && kept?.contains !== undefined) continue;
    mended = withRange(mended, mendTypedRange(key, low, high));
  }
  return mended;
}
