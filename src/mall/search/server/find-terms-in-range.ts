// The terms of a numeric parameter by size: which of its values lie between two bounds, or hold one.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { memoryOf } from './search-memory.ts';

/** The values of one parameter that are numbers, by `n` ascending. */
export interface SizedTerms {
  termIds: Uint32Array;
  /** The value, or the lower end of a range, in the SI base unit. */
  n: Float64Array;
  /** The upper end; as `n` where the value is no range. */
  hi: Float64Array;
}

/** In the SI base unit of the parameter. */
export interface SizeRange {
  low?: number;
  high?: number;
  /** Values equal to it, and ranges that hold it. */
  contains?: number;
  /** Single values only, no ranges. */
  isSingle?: boolean;
}

const NEARLY = 1e-6; // chosen: 4.7 kΩ printed as 4.7k and as 4700 differ in the last bits
const below = (n: number): number => n - Math.abs(n) * NEARLY;
const above = (n: number): number => n + Math.abs(n) * NEARLY;

/**
 * Term ids of the parameter `kind` whose value lies within `low` and `high` (both included; a range must lie there as a
 * whole), and that are or hold `contains`. What is left out bounds nothing. Ascending; empty for what has no numbers.
 */
export async function findTermsInRange(work: Work, kind: string, range: SizeRange): Promise<number[]> {
  const { termIds, n, hi } = await memoryOf(work).sizes.get(kind, () => readSizes(work, kind));
  const {
    low = Number.NEGATIVE_INFINITY,
    high = Number.POSITIVE_INFINITY,
    contains,
    isSingle = false,
  } = range;
  const least = Number.isFinite(low) ? below(low) : low;
  const most = Number.isFinite(high) ? above(high) : high;
  const found: number[] = [];
  for (let at = firstAtLeast(n, least); at < n.length && required(n[at]) <= most; at++) {
    if (required(hi[at]) > most || (isSingle && hi[at] !== n[at])) continue;
    if (contains !== undefined && (below(required(n[at])) > contains || above(required(hi[at])) < contains))
      continue;
    found.push(required(termIds[at]));
  }
  return found.sort((a, b) => a - b);
}

async function readSizes(work: Work, kind: string): Promise<SizedTerms> {
  const rows = await work.query<{ termId: number; n: number; hi: number }>(
    `SELECT term_id AS "termId", LEAST(n, COALESCE(hi, n)) AS n, GREATEST(n, COALESCE(hi, n)) AS hi
     FROM facet_term WHERE kind = $1 AND n IS NOT NULL ORDER BY 2, 1`,
    [kind],
  );
  return {
    termIds: Uint32Array.from(rows, (row) => row.termId),
    n: Float64Array.from(rows, (row) => row.n),
    hi: Float64Array.from(rows, (row) => row.hi),
  };
}

function firstAtLeast(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (required(sorted[middle]) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
