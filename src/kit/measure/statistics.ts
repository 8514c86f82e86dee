// Statistics of repeated readings and of a lot (domain-lab 3.5): mean, spread, and how well a process keeps its limits.

export interface Statistics {
  n: number;
  mean: number;
  /** Of the sample, n − 1; null for fewer than two. */
  sd: number | null;
  min: number;
  max: number;
  range: number;
  median: number;
}

/** Null: there is no such limit. */
export interface Limits {
  lo: number | null;
  hi: number | null;
}

/** Fewer than so many readings say nothing of a process. */
export const LEAST_OF_A_PROCESS = 5;
/** A spread below this share of what is measured is the arithmetic's own. */
const NOISE = 1e-13;

/** In the unit of the values, unrounded. @returns null of no values */
export function statisticsOf(values: readonly number[]): Statistics | null {
  const n = values.length;
  if (n === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const [min = 0, max = 0] = [sorted[0], sorted[n - 1]];
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const median = ((sorted[(n - 1) >> 1] ?? 0) + (sorted[n >> 1] ?? 0)) / 2;
  return { n, mean, sd: sdOf(values, mean), min, max, range: max - min, median };
}

function sdOf(values: readonly number[], mean: number): number | null {
  if (values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sd = Math.sqrt(squares / (values.length - 1));
  return sd <= Math.abs(mean) * NOISE ? 0 : sd;
}

/**
 * Cp = (USL − LSL) / 6s; Cpk = the nearer limit's distance from the mean / 3s, one-sided where there is one limit.
 * @returns null where a number says nothing: fewer than five values, no spread, no limit (Cp: not both)
 */
export function capabilityOf(
  values: readonly number[],
  { lo, hi }: Limits,
): { cp: number | null; cpk: number | null } {
  const found = statisticsOf(values);
  if (!found?.sd || found.n < LEAST_OF_A_PROCESS) return { cp: null, cpk: null };
  const { mean, sd } = found;
  const sides = [...(hi === null ? [] : [hi - mean]), ...(lo === null ? [] : [mean - lo])];
  return {
    cp: lo === null || hi === null ? null : (hi - lo) / (6 * sd),
    cpk: sides.length === 0 ? null : Math.min(...sides) / (3 * sd),
  };
}
