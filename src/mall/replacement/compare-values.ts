// How one parameter of a part stands against the same one of another: by figures where both print some, by their words otherwise.
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { type Figure, readValue, saysNothing } from '#mall/part/read-value.ts';
import { meaningOf } from '#mall/part/same-words.ts';
import { type AttributeRule, type RuleKind, rankOfClass } from './attribute-rules.ts';
import type { Verdict } from './verdict.ts';

/** A verdict, and by how much of itself the value misses where it does. */
export interface Judged {
  verdict: Verdict;
  miss: number;
}

const CLOSE = 1.001; // chosen: printed values are rounded, 4.7 and 4.699 are one
/** What a nominal supply stands for: 5 V is 4.5–5.5 V, 3.3 V is 3–3.6 V. */
const NOMINAL = 0.1;

/** Supplies that circuits are built for, in volts; chosen. */
const RAILS = [1.8, 3.3, 5, 12, 24] as const;

/** By so much of itself a value may differ for being measured under other circumstances; chosen. */
const MEASURED_OTHERWISE = 1;

const MET: Judged = { verdict: 'met', miss: 0 };
const BETTER: Judged = { verdict: 'better', miss: 0 };
const UNKNOWN: Judged = { verdict: 'unknown', miss: 0 };

/** Whether a part says something with it. */
export const isSaid = (param: CatalogParameter | undefined): param is CatalogParameter =>
  param !== undefined && !saysNothing(param.text);

export function judge(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Judged {
  if (rule.kind === 'SET_INCLUDES') return included(rule, of, by);
  if (rule.kind === 'CLASS') return ranked(rule, of, by);
  const [mine, other] = [readValue(of), readValue(by)];
  if (mine.length === 0 || other.length === 0) return sameText(rule, of, by);
  if (!canCompare(mine, other))
    return rule.kind === 'EQUAL' ? missed(rule, Number.POSITIVE_INFINITY) : UNKNOWN;
  switch (rule.kind) {
    case 'GE':
    case 'LE':
      return limit(rule, mine, other);
    case 'COVERS':
    case 'REACHES': {
      // A second range is the first one printed otherwise, 2V~36V;1V~18V: who prints one only is held against the first.
      const ranges = mine.some(isLone) ? mine : mine.slice(0, other.length);
      return worst(ranges.map((wanted) => best(other.map((is) => covered(rule, wanted, is)))));
    }
    default:
      return worst(mine.map((wanted) => best(other.map((is) => equal(rule, wanted, is)))));
  }
}

const missed = ({ tolerance }: AttributeRule, miss: number): Judged => ({
  verdict: miss <= tolerance ? 'soft' : 'missed',
  miss,
});

/** A figure without a unit is in its neighbour's. */
const canCompare = (one: readonly Figure[], other: readonly Figure[]): boolean =>
  one.every(({ unit }) => other.every((figure) => unit === '' || figure.unit === '' || unit === figure.unit));

const ORDER: readonly Verdict[] = ['better', 'met', 'soft', 'unknown', 'missed'];
const byWorth = (a: Judged, b: Judged) =>
  ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.miss - b.miss;
const best = (all: readonly Judged[]): Judged => all.toSorted(byWorth)[0]!;
const worst = (all: readonly Judged[]): Judged => {
  const last = all.toSorted(byWorth).at(-1)!;
  return last.verdict === 'met' && all.some(({ verdict }) => verdict === 'better') ? BETTER : last;
};

/** The figures that hold under the same circumstances, where both name some; else all of both. */
function alike(mine: readonly Figure[], other: readonly Figure[]) {
  const isNamed = [mine, other].every((figures) => figures.every(({ under }) => under !== ''));
  const shared = mine.filter((one) => other.some((figure) => circumstance(figure) === circumstance(one)));
  if (shared.length === 0 || !isNamed) return { mine, other, isOther: isNamed };
  const named = new Set(shared.map(circumstance));
  return { mine: shared, other: other.filter((one) => named.has(circumstance(one))), isOther: false };
}

/** The first that is named counts most: 10V of @10V,220mA. */
const circumstance = ({ under }: Figure): string => under.split(',')[0]!;

/** Signs say in which direction, not how much: a -30 V transistor bears 30 V. */
const most = (figures: readonly Figure[]): number =>
  Math.max(...figures.map(({ lo, hi }) => Math.max(Math.abs(lo), Math.abs(hi))));

function limit(rule: AttributeRule, of: readonly Figure[], by: readonly Figure[]): Judged {
  const { mine, other, isOther } = alike(of, by);
  const [wanted, is] = rule.kind === 'GE' ? [most(mine), most(other)] : [most(other), most(mine)];
  if (is * CLOSE >= wanted) return is > wanted * CLOSE ? BETTER : MET;
  const miss = (wanted - is) / most(mine);
  // Measured otherwise, a value may well be the same.
  return isOther && miss > rule.tolerance && miss <= MEASURED_OTHERWISE ? UNKNOWN : missed(rule, miss);
}

function equal(rule: AttributeRule, of: Figure, by: Figure): Judged {
  const away = Math.max(Math.abs(of.lo - by.lo), Math.abs(of.hi - by.hi));
  const size = Math.max(Math.abs(of.lo), Math.abs(of.hi));
  if (away <= size * (CLOSE - 1)) return MET;
  const [wide, lone] = of.lo === of.hi ? [by, of] : [of, by];
  // A figure within a range may be the same one, printed shorter.
  if (lone.lo === lone.hi && wide.lo <= lone.lo && lone.lo <= wide.hi)
    return missed(rule, Math.min(away / size, rule.tolerance));
  return missed(rule, away / size);
}

const isLone = ({ lo, hi }: Figure): boolean => lo === hi;

function covered(rule: AttributeRule, of: Figure, by: Figure): Judged {
  if (isLone(by) && (rule.kind === 'REACHES' || by.end !== undefined || of.end !== undefined))
    return reached(rule, of, by);
  if (isLone(of) && (rule.kind === 'REACHES' || of.end !== undefined)) {
    return of.end === 'least'
      ? within(rule, { lo: of.lo, hi: by.hi }, by)
      : within(rule, { lo: by.lo, hi: of.hi }, by);
  }
  // However little is lost: who is fed by 3.3 V dies with a part that starts at 3.6 V.
  if (!isLone(by)) return losesRail(of, by) ? missed(rule, Number.POSITIVE_INFINITY) : within(rule, of, by);
  const made = within(rule, isLone(of) ? nominal(of) : of, nominal(by));
  return made.verdict === 'better' ? MET : made;
}

const losesRail = (of: Figure, by: Figure): boolean =>
  of.unit === 'V' && RAILS.some((rail) => isFedBy(of, rail) && !isFedBy(by, rail));

const isFedBy = ({ lo, hi }: Figure, rail: number): boolean => lo <= rail * CLOSE && rail <= hi * CLOSE;

const nominal = ({ lo, hi }: Figure) => ({
  lo: lo - Math.abs(lo) * NOMINAL,
  hi: hi + Math.abs(hi) * NOMINAL,
});

/** One end is all that the other part says. */
function reached(rule: AttributeRule, of: Figure, by: Figure): Judged {
  const end = by.end ?? (of.end === 'least' ? 'least' : 'most');
  const [wanted, is] = end === 'least' ? [by.lo, of.lo] : [furthest(of), furthest(by)];
  if (is * CLOSE < wanted) return missed(rule, Math.abs(wanted - is) / (of.hi - of.lo || Math.abs(wanted)));
  // How far down it goes is not said.
  if (!isLone(of)) return UNKNOWN;
  return is > wanted * CLOSE ? BETTER : MET;
}

const furthest = ({ lo, hi }: Figure): number => Math.max(Math.abs(lo), Math.abs(hi));

function within(rule: AttributeRule, of: { lo: number; hi: number }, by: { lo: number; hi: number }): Judged {
  const span = of.hi - of.lo || Math.abs(of.hi);
  const short = Math.max(by.lo - of.lo, of.hi - by.hi, 0);
  if (short <= span * (CLOSE - 1)) return by.lo < of.lo || by.hi > of.hi ? BETTER : MET;
  // From 3 V on is not from 10 V on, however far up both go.
  const late = of.lo > 0 ? Math.max(by.lo - of.lo, 0) / of.lo : 0;
  return missed(rule, Math.max(short / span, late));
}

const LIST = /[,，;；、/]/;
const itemsOf = ({ text, textEn }: CatalogParameter): Set<string> =>
  new Set(
    (textEn ?? text)
      .split(LIST)
      .map(meaningOf)
      .filter((item) => item !== ''),
  );
const wordsOf = (param: CatalogParameter): string[] => [
  meaningOf(param.textEn ?? param.text),
  meaningOf(param.text),
];

function sameText(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Judged {
  const other = wordsOf(by);
  if (wordsOf(of).some((words) => other.includes(words))) return MET;
  // Ratings that are no numbers cannot be held against each other.
  if (rule.kind !== 'EQUAL') return UNKNOWN;
  const [wanted, has] = [itemsOf(of), itemsOf(by)];
  if ([...wanted].every((item) => has.has(item))) return MET;
  if ([...wanted].some((item) => has.has(item))) return UNKNOWN;
  return missed(rule, Number.POSITIVE_INFINITY);
}

function included(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Judged {
  const [mine, other] = [itemsOf(of), itemsOf(by)];
  const lost = [...mine].filter((item) => !other.has(item));
  if (lost.length === 0) return other.size > mine.size ? BETTER : MET;
  return missed(rule, lost.length / mine.size);
}

function ranked(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Judged {
  const [mine, other] = [rankOfClass(of.textEn ?? of.text), rankOfClass(by.textEn ?? by.text)];
  if (mine === undefined || other === undefined) {
    const plain: RuleKind = 'EQUAL';
    return sameText({ ...rule, kind: plain, tolerance: Number.POSITIVE_INFINITY }, of, by);
  }
  if (other <= mine) return other < mine ? BETTER : MET;
  return missed(rule, other - mine);
}
