// The uncertainty of a measurement as a budget (GUM; domain-lab 3.4): components, how they combine, and what is stated.
import { roundTo } from './decimal-text.ts';
import { tFactor } from './t-factor.ts';

export const DISTRIBUTIONS = ['normal', 'rectangular', 'triangular', 'u-shaped', 'resolution'] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** What a half width is divided by; a resolution is a whole width; normal: by its own k. */
const DIVISORS: Readonly<Record<Distribution, number>> = {
  normal: 1,
  rectangular: Math.sqrt(3),
  triangular: Math.sqrt(6),
  'u-shaped': Math.SQRT2,
  resolution: 2 * Math.sqrt(3),
};

/** One cause of uncertainty. */
export interface Component {
  name: string;
  type: 'A' | 'B';
  dist: Distribution;
  /** Standard uncertainty, in the unit of its own quantity. */
  u: number;
  /** Sensitivity: what one unit of it makes of the result. */
  c: number;
  /** Degrees of freedom; Infinity where its value is certain. */
  nu: number;
}

/** Of two components, by name; each other pair is independent. */
export interface Correlation {
  of: readonly [string, string];
  /** −1 … 1 */
  r: number;
}

export interface Budget {
  rows: readonly (Component & {
    /** |c| · u, in the unit of the result. */
    part: number;
  })[];
  /** Combined standard uncertainty. */
  uc: number;
  /** Effective degrees of freedom, cut to a whole number; Infinity. */
  nuEff: number;
  k: number;
  /** Share that the interval covers. */
  p: number;
  /** One rectangular component is all there is to it: k and p are those of its own shape. */
  isDominant: boolean;
  /** Expanded, unrounded: k · uc, at least the CMC. */
  U: number;
  /** It is the CMC that stands there. */
  isCmc: boolean;
}

/** Unless another is named. */
export const USUAL_P = 0.9545;
const ENOUGH_NU = 50;
/** All others together are at most so much of a rectangular component that is dominant (EA-4/02 S9.14). */
const DOMINANT = 0.3;
const DOMINANT_K = 1.65;

/** Type B. @param divisor in place of the distribution's own, such as the k of a certificate */
export const standardOf = (dist: Distribution, value: number, divisor?: number): number =>
  Math.abs(value) / (divisor ?? DIVISORS[dist]);

/**
 * What a result's components make of it.
 * @param p named by a method; left out: 95.45 %, k = 2.00 from fifty degrees of freedom on
 * @param cmc best that the laboratory claims, expanded, in the unit of the result
 * @returns null without any component that counts
 */
export function budgetOf(
  components: readonly Component[],
  { p, cmc = 0, correlations = [] }: { p?: number; cmc?: number; correlations?: readonly Correlation[] } = {},
): Budget | null {
  const rows = components.map((one) => ({ ...one, part: Math.abs(one.c) * one.u }));
  const uc = Math.sqrt(Math.max(0, sumOf(rows.map(({ part }) => part ** 2)) + together(rows, correlations)));
  if (!(uc > 0) || !Number.isFinite(uc)) return null;
  const nuEff = freedomOf(rows, uc);
  const isDominant = p === undefined && correlations.length === 0 && hasDominant(rows);
  const k = isDominant
    ? DOMINANT_K
    : p === undefined && nuEff >= ENOUGH_NU
      ? 2
      : tFactor(p ?? USUAL_P, nuEff);
  const isCmc = k * uc < cmc;
  const expanded = { U: isCmc ? cmc : k * uc, isCmc };
  return { rows, uc, nuEff, k, p: isDominant ? 0.95 : (p ?? USUAL_P), isDominant, ...expanded };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** 2 Σ c_i c_j u_i u_j r_ij */
function together(rows: readonly Component[], correlations: readonly Correlation[]): number {
  const signed = (name: string) => sumOf(rows.filter((row) => row.name === name).map(({ c, u }) => c * u));
  return 2 * sumOf(correlations.map(({ of: [a, b], r }) => r * signed(a) * signed(b)));
}

/** Welch–Satterthwaite, cut to a whole number, at least 1. */
function freedomOf(rows: readonly (Component & { part: number })[], uc: number): number {
  const weights = sumOf(rows.map(({ part, nu }) => (part / uc) ** 4 / nu));
  return weights > 0 ? Math.max(1, Math.floor(1 / weights + 1e-9)) : Number.POSITIVE_INFINITY;
}

function hasDominant(rows: readonly (Component & { part: number })[]): boolean {
  const [first, ...others] = rows.toSorted((a, b) => b.part - a.part);
  if (first?.dist !== 'rectangular' && first?.dist !== 'resolution') return false;
  return Math.sqrt(sumOf(others.map(({ part }) => part ** 2))) <= DOMINANT * first.part;
}

/**
 * As it is stated: rounded to significant digits, up where rounding down would lose more than 5 % or fall below the CMC.
 * @returns the number and its last place (decimals; below zero: tens), to which the value is rounded too
 */
export function roundUncertainty(U: number, { digits = 2, cmc = 0 } = {}): { U: number; places: number } {
  if (!(U > 0)) return { U: 0, places: 0 };
  const places = digits - 1 - Number(U.toExponential(digits - 1).split('e')[1]);
  const nearest = roundTo(U, places);
  const isEnough = nearest >= U * 0.95 && nearest >= cmc * (1 - 1e-12);
  return { U: isEnough ? nearest : roundTo(nearest + 10 ** -places, places), places };
}
