// The score of optimised selection: six groups with weights, each between 0 and 1, and what excludes a part (domain 3.10.7).
import type { CatalogLifecycle, CatalogParameter } from '#mall/part/catalog-part.ts';
import { partNoOrder } from './part-no-order.ts';

/** The groups with their default weights (domain 3.10.7). */
export const DEFAULT_WEIGHTS = {
  parameters: 40,
  price: 20,
  availability: 15,
  quality: 10,
  lifecycle: 10,
  domestic: 5,
} as const;
export type Group = keyof typeof DEFAULT_WEIGHTS;
export const GROUPS = Object.keys(DEFAULT_WEIGHTS) as Group[];
type Weights = Readonly<Record<Group, number>>;

/** How a value is held against what is asked for. `COVERS`: a range contains the other; `SAME`: equal text or number. */
export type Comparison = 'GE' | 'LE' | 'SAME' | 'COVERS' | 'INCLUDES';

/** What is asked of one attribute. */
export interface Requirement {
  key: string;
  comparison: Comparison;
  /** `hard`: who misses the limit is excluded · `soft`: only the score suffers. */
  mode: 'hard' | 'soft';
  /** Meeting it gives the whole score. */
  target: CatalogParameter;
  /** Where the score has come down to 0; the target itself for a hard limit, half of it away for a soft target, when left out. */
  limit: CatalogParameter | null;
  /** Within the group of parameters; above 0. */
  weight: number;
}

/** What a maker says a part is fit for; `industrial`: it works from −40 to +85 ℃ at least. */
export const QUALIFICATIONS = ['none', 'industrial', 'automotive', 'military'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

/** A part on sale, with what its best offer for the quantity is. */
export interface Candidate {
  partId: number;
  partNo: string;
  params: readonly CatalogParameter[];
  isDomestic: boolean;
  lifecycle: CatalogLifecycle;
  /** Best first; the enterprise's own grade of it: preferred, allowed, limited, forbidden; null: it has no code for it. */
  matGrade: 'A' | 'B' | 'C' | 'D' | null;
  qualification: Qualification;
  hasSample: boolean;
  hasReport: boolean;
  /** What the quantity costs in fen where it costs least; null: nobody sells as many. */
  amount: number | null;
  stock: number;
  leadDays: number;
}

export interface Wish {
  quantity: number;
  /** Days from the day of the run until it is needed; null: no date. */
  needInDays: number | null;
  domesticOnly: boolean;
  withSample: boolean;
  withReport: boolean;
  /** Least qualification. */
  qualification: Qualification;
  /** Only what the enterprise prefers or allows. */
  preferredOnly: boolean;
  requirements: readonly Requirement[];
  weights: Weights;
}

export type Exclusion =
  | { why: 'limit'; key: string; is: string }
  | { why: 'unknown'; key: string }
  | { why: 'foreign' | 'noSample' | 'noReport' | 'qualification' | 'notPreferred' | 'forbidden' | 'noOffer' };

interface Scored {
  partId: number;
  /** 0 to 100. */
  score: number;
  /** Each group's s, 0 to 1. */
  groups: Record<Group, number>;
  /** Each attribute's s by key. */
  parameters: Record<string, number>;
}

export interface Ranking {
  ranked: Scored[];
  excluded: Array<{ partId: number; exclusion: Exclusion }>;
}

const LEAD_DAYS = 7; // chosen: what a purchaser calls "soon" when he names no date
const LIFECYCLE: Record<CatalogLifecycle, number> = { active: 1, nrnd: 0.5, eol: 0.2, obsolete: 0 }; // chosen
const MAT_GRADE = { A: 1, B: 0.75, C: 0.4, D: 0 } as const; // chosen
const QUALIFICATION = { military: 0.8, automotive: 0.8, industrial: 0.6, none: 0.4 } as const; // chosen: below an own preferred grade
/** What answers each wish: both high grades are industrial ones too, and neither is the other. */
const ANSWERS: Record<Qualification, readonly Qualification[]> = {
  none: QUALIFICATIONS,
  industrial: ['industrial', 'automotive', 'military'],
  automotive: ['automotive'],
  military: ['military'],
};

/**
 * Ranks the candidates: score = 100 × Σ w s ÷ Σ w. The same candidates and wish give the same list, whatever the order in
 * which they come; multiplying all weights changes nothing. Ties: lower price, then part number.
 */
export function rank(candidates: readonly Candidate[], wish: Wish): Ranking {
  const excluded: Ranking['excluded'] = [];
  const left: Array<{ candidate: Candidate; parameters: Record<string, number> }> = [];
  for (const candidate of candidates) {
    const { exclusion, parameters } = checkParameters(candidate, wish.requirements);
    const why = exclusion ?? checkOptions(candidate, wish);
    if (why) excluded.push({ partId: candidate.partId, exclusion: why });
    else left.push({ candidate, parameters });
  }
  const lowest = Math.min(...left.map(({ candidate }) => candidate.amount ?? Number.POSITIVE_INFINITY));
  const scored = left.map(({ candidate, parameters }) => {
    const groups: Record<Group, number> = {
      parameters: weighted(wish.requirements.map(({ key, weight }) => [weight, parameters[key] ?? 0])),
      price: priceScore(candidate.amount, lowest),
      availability: availabilityScore(candidate, wish),
      quality: candidate.matGrade ? MAT_GRADE[candidate.matGrade] : QUALIFICATION[candidate.qualification],
      lifecycle: LIFECYCLE[candidate.lifecycle],
      domestic: candidate.isDomestic ? 1 : 0,
    };
    const score = 100 * weighted(GROUPS.map((group) => [wish.weights[group], groups[group]]));
    // Rounded so that the last digits of a sum never decide.
    return { candidate, scored: { partId: candidate.partId, score: exact(score), groups, parameters } };
  });
  scored.sort(
    (a, b) =>
      b.scored.score - a.scored.score ||
      (a.candidate.amount ?? 0) - (b.candidate.amount ?? 0) ||
      partNoOrder(a.candidate.partNo, b.candidate.partNo) ||
      a.candidate.partId - b.candidate.partId,
  );
  return {
    ranked: scored.map((one) => one.scored),
    excluded: excluded.sort((a, b) => a.partId - b.partId),
  };
}

const exact = (value: number) => Math.round(value * 1e6) / 1e6;

/** Σ w s ÷ Σ w; 1 where there is nothing to weigh. */
function weighted(pairs: ReadonlyArray<readonly [weight: number, s: number]>): number {
  const whole = pairs.reduce((sum, [weight]) => sum + weight, 0);
  if (whole <= 0) return 1;
  return pairs.reduce((sum, [weight, s]) => sum + weight * s, 0) / whole;
}

const priceScore = (amount: number | null, lowest: number): number =>
  amount === null ? 0 : amount <= 0 ? 1 : lowest / amount;

/** Chosen: three fifths for having the quantity, two fifths for having it in time. */
function availabilityScore({ stock, leadDays }: Candidate, { quantity, needInDays }: Wish): number {
  const has = Math.min(1, Math.max(0, stock) / quantity);
  const allowed = needInDays ?? LEAD_DAYS;
  const late = Math.max(0, leadDays - allowed);
  const inTime = Math.max(0, 1 - late / Math.max(allowed, LEAD_DAYS));
  return 0.6 * has + 0.4 * inTime;
}

function checkOptions(one: Candidate, wish: Wish): Exclusion | undefined {
  if (one.matGrade === 'D') return { why: 'forbidden' };
  if (wish.domesticOnly && !one.isDomestic) return { why: 'foreign' };
  if (!ANSWERS[wish.qualification].includes(one.qualification)) {
    return { why: 'qualification' };
  }
  if (wish.preferredOnly && one.matGrade !== 'A' && one.matGrade !== 'B') return { why: 'notPreferred' };
  if (wish.withSample && !one.hasSample) return { why: 'noSample' };
  if (wish.withReport && !one.hasReport) return { why: 'noReport' };
  return one.amount === null ? { why: 'noOffer' } : undefined;
}

function checkParameters(
  candidate: Candidate,
  requirements: readonly Requirement[],
): { exclusion?: Exclusion; parameters: Record<string, number> } {
  const parameters: Record<string, number> = {};
  for (const requirement of requirements) {
    const { key, mode } = requirement;
    const value = candidate.params.find((param) => param.key === key);
    const s = value?.text ? parameterScore(requirement, value) : undefined;
    if (s === undefined && mode === 'hard') {
      // What is not said never counts as met.
      const why: Exclusion = value?.text ? { why: 'limit', key, is: value.text } : { why: 'unknown', key };
      return { exclusion: why, parameters };
    }
    parameters[key] = s ?? 0;
  }
  return { parameters };
}

/**
 * 1 when the value meets the target, from there down to 0 at the limit, which still counts.
 * @returns undefined beyond the limit
 */
export function parameterScore(requirement: Requirement, value: CatalogParameter): number | undefined {
  const { comparison, mode, target, limit } = requirement;
  if (comparison === 'INCLUDES') return includes(target.text, value.textEn ?? value.text);
  const [wanted, is] = [rangeOf(target), rangeOf(value)];
  if (!wanted || !is) return sameWords(target, value) ? 1 : undefined;
  const away = missOf(comparison, wanted, is);
  if (away <= nearly(wanted)) return 1;
  const bound = limit ? rangeOf(limit) : undefined;
  const room = bound ? missOf(comparison, wanted, bound) : mode === 'hard' ? 0 : sizeOf(wanted) / 2;
  if (away > room + nearly(wanted)) return undefined;
  return Math.max(0, 1 - away / room);
}

interface Range {
  lo: number;
  hi: number;
}

function rangeOf({ n, lo, hi, text }: CatalogParameter): Range | undefined {
  const one = n ?? lo ?? hi ?? plainNumber(text);
  return one === undefined ? undefined : { lo: lo ?? one, hi: hi ?? one };
}

function plainNumber(text: string): number | undefined {
  const found = /^[±≤≥]?\s*([-+]?\d+(?:\.\d+)?)\s*(?:%|ppm)?$/.exec(text.trim());
  return found ? Number(found[1]) : undefined;
}

const sizeOf = ({ lo, hi }: Range): number => hi - lo || Math.abs(hi);
/** Printed values are rounded. */
const nearly = (range: Range): number => sizeOf(range) * 1e-3;

/** By how much a value falls short of what is wanted; 0 when it does not. Signs of ratings do not matter: −30 V is 30 V. */
function missOf(comparison: Exclude<Comparison, 'INCLUDES'>, wanted: Range, is: Range): number {
  switch (comparison) {
    case 'GE':
      return Math.max(0, Math.abs(wanted.hi) - Math.abs(is.hi));
    case 'LE':
      return Math.max(0, Math.abs(is.hi) - Math.abs(wanted.hi));
    case 'COVERS':
      return Math.max(0, is.lo - wanted.lo, wanted.hi - is.hi);
    case 'SAME':
      return Math.max(Math.abs(is.lo - wanted.lo), Math.abs(is.hi - wanted.hi));
  }
}

const plainWords = (text: string) => text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');

const sameWords = (a: CatalogParameter, b: CatalogParameter): boolean =>
  [b.text, b.textEn].some((one) => one !== undefined && plainWords(one) === plainWords(a.text)) ||
  (a.textEn !== undefined && plainWords(a.textEn) === plainWords(b.textEn ?? b.text));

/** The share of what is wanted that stands in the list; undefined when none does. */
function includes(wanted: string, is: string): number | undefined {
  const items = (text: string) =>
    text
      .split(/[,，;；、/]/)
      .map(plainWords)
      .filter((item) => item !== '');
  const [want, has] = [items(wanted), new Set(items(is))];
  const met = want.filter((item) => has.has(item)).length;
  return met === 0 ? undefined : met / want.length;
}
