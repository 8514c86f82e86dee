// How well one part replaces another: a verdict for each attribute, and the grade that follows from them.
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { type AttributeRule, attributeRule, hasPinsByPackage, rankOfClass } from './attribute-rules.ts';

/** `soft`: missed by no more than may be. `unknown`: one of the two does not say, so that it never counts as met. */
export const VERDICTS = ['better', 'met', 'soft', 'unknown', 'missed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** 1: same pins, everything meets or exceeds · 2: same package, differences to verify · 3: same function, a redesign (domain 3.3). */
export type Grade = 1 | 2 | 3;

export interface AttributeVerdict {
  /** A parameter's key, or `package` or `pins`. */
  key: string;
  /** What the part to be replaced says, and what the other one does; '' where it says nothing. */
  of: { text: string; textEn?: string };
  by: { text: string; textEn?: string };
  verdict: Verdict;
  isEssential: boolean;
}

/** What is compared of a part. */
export interface ComparedPart {
  partNo: string;
  categoryCode: string;
  packageName: string | null;
  packageFamily: string | null;
  pins: number | null;
  params: readonly CatalogParameter[];
}

const CLOSE = 1.001; // chosen: printed values are rounded, 4.7 and 4.699 are one

/**
 * The verdicts for everything that the part to be replaced says and a rule names, and for package and pins.
 * Deterministic, in the order of the part's parameters.
 * @param pinsEqual what is known of the pins from elsewhere: a published pair; undefined: nothing
 */
export function compareParts(of: ComparedPart, by: ComparedPart, pinsEqual?: boolean): AttributeVerdict[] {
  const others = new Map(by.params.map((param) => [param.key, param]));
  const verdicts: AttributeVerdict[] = [packageVerdict(of, by), pinsVerdict(of, by, pinsEqual)];
  for (const param of of.params) {
    const rule = attributeRule(of.categoryCode, param.key);
    if (rule.kind === 'IGNORE' || param.text === '') continue;
    const other = others.get(param.key);
    verdicts.push({
      key: param.key,
      of: textOf(param),
      by: other ? textOf(other) : { text: '' },
      verdict: other ? verdictOf(rule, param, other) : 'unknown',
      isEssential: rule.isEssential,
    });
  }
  return verdicts;
}

/** The grade that the verdicts give; undefined: no replacement (another function, or something essential is missed). */
export function gradeOf(verdicts: readonly AttributeVerdict[]): Grade | undefined {
  const are = (...wanted: Verdict[]) => verdicts.some(({ verdict }) => wanted.includes(verdict));
  const essential = verdicts.filter(({ isEssential }) => isEssential);
  if (essential.some(({ verdict }) => verdict === 'missed')) return undefined;
  if (essential.some(({ verdict }) => verdict === 'unknown')) return 3;
  if (verdicts.some(({ key, verdict }) => key === 'package' && verdict !== 'met')) return 3;
  if (are('missed')) return 3;
  return are('soft', 'unknown') ? 2 : 1;
}

const textOf = ({ text, textEn }: CatalogParameter) => ({ text, textEn });

function packageVerdict(of: ComparedPart, by: ComparedPart): AttributeVerdict {
  const [mine, other] = [of.packageFamily || of.packageName, by.packageFamily || by.packageName];
  const said = { of: { text: of.packageName ?? '' }, by: { text: by.packageName ?? '' } };
  const verdict = !mine || !other ? 'unknown' : mine.toUpperCase() === other.toUpperCase() ? 'met' : 'missed';
  return { key: 'package', ...said, verdict, isEssential: false };
}

function pinsVerdict(of: ComparedPart, by: ComparedPart, pinsEqual: boolean | undefined): AttributeVerdict {
  const said = { of: { text: String(of.pins ?? '') }, by: { text: String(by.pins ?? '') } };
  const differ = of.pins !== null && by.pins !== null && of.pins !== by.pins;
  const samePackage = packageVerdict(of, by).verdict === 'met';
  const agreed =
    samePackage && (hasPinsByPackage(of.categoryCode) || baseNumber(of.partNo) === baseNumber(by.partNo));
  const verdict: Verdict =
    pinsEqual === true ? 'met' : differ || pinsEqual === false ? 'missed' : agreed ? 'met' : 'unknown';
  return { key: 'pins', ...said, verdict, isEssential: false };
}

/**
 * What makers of the same circuit share in its number: LM358DR and GS358 are 358, STM32F103C8 and GD32F103C8 are 32F103.
 * The first group of digits when it has three or more, else from there to the end of the second group.
 */
export function baseNumber(partNo: string): string {
  const plain = partNo.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const digits = /\d+/.exec(plain)?.[0] ?? '';
  return digits.length >= 3 ? digits : (/\d+[A-Z]{1,4}\d+/.exec(plain)?.[0] ?? plain);
}

function verdictOf(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Verdict {
  if (rule.kind === 'SET_INCLUDES') return included(rule, of, by);
  if (rule.kind === 'CLASS') return ranked(rule, of, by);
  const [mine, other] = [rangeOf(of), rangeOf(by)];
  if (!mine || !other) return sameText(rule, of, by);
  switch (rule.kind) {
    case 'GE':
      return atLeast(rule, Math.abs(mine.hi), Math.abs(other.hi));
    case 'LE':
      return atLeast(rule, Math.abs(other.hi), Math.abs(mine.hi), Math.abs(mine.hi));
    case 'COVERS':
      // One figure says how far a part goes, and not from where.
      if (mine.lo !== mine.hi && other.lo === other.hi) return 'unknown';
      return covered(rule, mine, other);
    default:
      return equal(rule, mine, other);
  }
}

interface Range {
  lo: number;
  hi: number;
}

/** The value as a range; of a text like ±5% or 2.5mA, what its number says. Undefined: no number. */
function rangeOf(param: CatalogParameter): Range | undefined {
  const n = param.n ?? param.lo ?? param.hi ?? readNumber(param.textEn ?? param.text);
  return n === undefined ? undefined : { lo: param.lo ?? n, hi: param.hi ?? n };
}

const PLAIN_NUMBER = /^[±≤≥<>~]?\s*([-+]?\d+(?:\.\d+)?)\s*(%|ppm|ppm\/℃|ppm\/°C)?$/;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  single: 1, dual: 2, triple: 3, quad: 4, four: 4, hex: 6, six: 6, octal: 8, eight: 8,
}; // biome-ignore format: a table reads better in one row

function readNumber(text: string): number | undefined {
  const found = PLAIN_NUMBER.exec(text.trim());
  if (found) return Number(found[1]);
  return NUMBER_WORDS[/^(\w+)(?: channels?)?$/i.exec(text.trim())?.[1]?.toLowerCase() ?? ''];
}

const plain = (text: string): string => text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
const wordsOf = ({ text, textEn }: CatalogParameter): string => plain(textEn ?? text);

function sameText(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Verdict {
  if (wordsOf(of) === wordsOf(by) || of.text === by.text) return 'met';
  // Ratings that are no numbers cannot be held against each other.
  if (rule.kind !== 'EQUAL') return 'unknown';
  return missed(rule, Number.POSITIVE_INFINITY);
}

const missed = (rule: AttributeRule, by: number): Verdict => (by <= rule.tolerance ? 'soft' : 'missed');

/** `is` should not be below `wanted`. @param base what the miss is a share of */
function atLeast(rule: AttributeRule, wanted: number, is: number, base = wanted): Verdict {
  if (is * CLOSE >= wanted) return is > wanted * CLOSE ? 'better' : 'met';
  return missed(rule, (wanted - is) / base);
}

function equal(rule: AttributeRule, of: Range, by: Range): Verdict {
  const away = Math.max(Math.abs(of.lo - by.lo), Math.abs(of.hi - by.hi));
  const size = Math.max(Math.abs(of.lo), Math.abs(of.hi));
  if (away <= size * (CLOSE - 1)) return 'met';
  return missed(rule, away / size);
}

function covered(rule: AttributeRule, of: Range, by: Range): Verdict {
  const span = of.hi - of.lo || Math.abs(of.hi);
  const short = Math.max(by.lo - of.lo, of.hi - by.hi, 0);
  if (short <= span * (CLOSE - 1)) {
    return by.lo < of.lo || by.hi > of.hi ? 'better' : 'met';
  }
  return missed(rule, short / span);
}

const LIST = /[,，;；、/]/;
const itemsOf = ({ text, textEn }: CatalogParameter): Set<string> =>
  new Set(
    (textEn ?? text)
      .split(LIST)
      .map(plain)
      .filter((item) => item !== ''),
  );

function included(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Verdict {
  const [mine, other] = [itemsOf(of), itemsOf(by)];
  const lost = [...mine].filter((item) => !other.has(item));
  if (lost.length === 0) return other.size > mine.size ? 'better' : 'met';
  return missed(rule, lost.length / mine.size);
}

function ranked(rule: AttributeRule, of: CatalogParameter, by: CatalogParameter): Verdict {
  const [mine, other] = [rankOfClass(of.textEn ?? of.text), rankOfClass(by.textEn ?? by.text)];
  if (mine === undefined || other === undefined) return sameText({ ...rule, kind: 'EQUAL' }, of, by);
  if (other <= mine) return other < mine ? 'better' : 'met';
  return missed(rule, other - mine);
}
