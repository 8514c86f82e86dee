// Ranges as people type them into the filters: `4.7k` to `10k`, `100n`, `2.54mm`; mended like the price filter.
import { type GoodsQuery, withRange } from './goods-query.ts';
import { readMeasure, sizeOf } from './measure.ts';
import { rangeBetween, type ValueRange } from './value-range.ts';

const LOW_FIELD = 'low.';
const HIGH_FIELD = 'high.';
/** In which unit a number alone is. */
const UNIT_FIELD = 'unit.';

const PLAIN = /^\d{1,12}(?:\.\d{1,12})?$/;
const KEY = /^[A-Za-z][\w-]{0,40}$/;

/** Units that only parameters have, never a keyword. */
const OTHER_UNIT =
  /^(\d{1,12}(?:\.\d{1,12})?)([mkMu]?)(cd|lm|lx|Pa|N|g|rpm|Vrms|dBm|dBi|ppm\/°C|°C\/W|VA|T|P|J|V\/us|°)$/;
const TIMES: Readonly<Record<string, number>> = { m: 1e-3, k: 1e3, M: 1e6, u: 1e-6, 'V/us': 1e6 };

function readOther(text: string): number | undefined {
  const [, number, prefix = '', unit = ''] = OTHER_UNIT.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Number((Number(number) * (TIMES[prefix] ?? 1) * (TIMES[unit] ?? 1)).toPrecision(12));
}

/**
 * A value in the base unit; undefined for nothing, and for what is no value.
 * @param unit that the value has where nothing else is said: a number alone is in V/µs, 3950K are no kilo-anything, 2m two metres
 */
export function readTypedValue(text: string, unit = ''): number | undefined {
  const typed = text.normalize('NFKC').replaceAll(/[\s,]/g, '').replaceAll('μ', 'u');
  const isNegative = /^[-−]/.test(typed);
  const bare = typed.replace(/^[-−+±≥≤]/, '');
  const said = unit.normalize('NFKC').replaceAll('μ', 'u');
  const alone = said !== '' && bare.endsWith(said) ? bare.slice(0, -said.length) : bare;
  const rest = PLAIN.test(alone) ? alone : bare;
  const measured = PLAIN.test(rest) ? undefined : readMeasure(rest);
  const size = PLAIN.test(rest)
    ? (readOther(rest + said) ?? Number(rest))
    : measured
      ? sizeOf(measured).n
      : readOther(rest);
  return size === undefined ? undefined : isNegative ? -size : size;
}

/** The two ends of a filter, exchanged when crossed. What is no value counts as not given. */
export const mendTypedRange = (key: string, low: string, high: string, unit?: string): ValueRange =>
  rangeBetween(key, readTypedValue(low, unit), readTypedValue(high, unit));

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
    mended = withRange(mended, mendTypedRange(key, low, high, search.get(UNIT_FIELD + key) ?? ''));
  }
  return mended;
}
