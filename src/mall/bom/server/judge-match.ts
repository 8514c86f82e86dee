// Decides what a line means from what was found for it, and how sure that is.
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import type { WantedLine } from '../bom-line.protocol.ts';
import type { KeptCandidate } from './bom.tables.ts';
import { type FoundPart, likest, type NumberedPart } from './find-by-number.ts';
import { type FittingPart, VALUE_KEYS } from './find-by-spec.ts';
import { contradictionOf } from './match/contradiction.ts';
import { samePackage } from './match/package-class.ts';
import { matchSays, missingWords } from './match-words.ts';
import type { Findings, MatchedLine } from './matched-line.ts';
import { beforeWildcard, isPacking, type PartNoKey, roughBeginning, withoutPacking } from './part-no-keys.ts';
import { readSpec, type Spec } from './read-spec.ts';
import { sameBrand } from './same-brand.ts';

const MOST_CANDIDATES = 10;
/** chosen: so long a number is one maker's own, and found in the right place it can hardly mean anything else. */
const TELLING = 7;

const none: Omit<MatchedLine, 'level' | 'confidence' | 'reason'> = {
  isSure: false,
  partId: null,
  candidates: [],
  alternatePartIds: [],
  productId: null,
};

/** @returns undefined when no number of the line leads anywhere */
export function decide(
  line: WantedLine,
  keys: readonly PartNoKey[],
  findings: Findings,
  numbered?: NumberedPart,
): MatchedLine | undefined {
  const coded = numbered && bySupplierNo(line, keys, findings, numbered);
  if (coded) return coded;
  let weak: MatchedLine | undefined;
  for (const key of keys) {
    const found = byNumber(line, key, findings.exact.get(key.key) ?? []);
    if (found?.isSure) return found;
    if (!weak || (found && found.confidence > weak.confidence)) weak = found ?? weak;
  }
  if (weak) return weak;
  for (const key of keys) {
    const found = byPacking(line, key, findings) ?? byBeginning(line, key, findings);
    if (found?.isSure) return found;
    if (!weak || (found && found.confidence > weak.confidence)) weak = found ?? weak;
  }
  return weak;
}

/**
 * A supplier's number stands for one part, but people copy lines and forget to change it: what else the line says must
 * not speak against it.
 * @returns undefined where the line's own part number is known and means another part
 */
function bySupplierNo(
  line: WantedLine,
  keys: readonly PartNoKey[],
  { exact }: Findings,
  part: NumberedPart,
): MatchedLine | undefined {
  const sure: MatchedLine = {
    ...none,
    partId: part.partId,
    isSure: true,
    level: 'supplierNo',
    confidence: 97,
    reason: matchSays.supplierNo(part.supplierNo),
  };
  const written = keys.filter(({ from }) => from !== 'text');
  const contradiction = contradictionOf(line, part);
  const isNamed = written.some(
    ({ key }) => key.startsWith(part.key) || part.key.startsWith(key) || isSameButForPacking(key, part.key),
  );
  if (isNamed && contradiction)
    return {
      ...sure,
      isSure: false,
      confidence: 60,
      reason: contradiction,
      candidates: candidatesOf([part], () => 60),
    };
  if (isNamed) return sure;
  const other = written.find(({ key }) => exact.has(key));
  if (other?.from === 'partNo') return undefined;
  const rivals = other ? (exact.get(other.key) ?? []) : [];
  const isDoubtful =
    other !== undefined ||
    keys.some(
      ({ from, key, text }) => from === 'partNo' && key.length >= 5 && !/\p{Script=Han}/u.test(text),
    ) ||
    isOtherValue(line, part) ||
    contradiction !== undefined;
  if (!isDoubtful) return sure;
  return {
    ...sure,
    isSure: false,
    confidence: 60,
    reason: matchSays.supplierNoDoubtful(part.supplierNo, part.partNo),
    candidates: candidatesOf([part, ...rivals], () => 60),
  };
}

/** Long numbers that agree but for a few letters near the end, where makers say how a part is packed; digits are values. */
function isSameButForPacking(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - same && one.at(-1 - end) === other.at(-1 - end)) end++;
  const rests = [one.slice(same, one.length - end), other.slice(same, other.length - end)];
  return same >= 8 && rests.every((rest) => /^[A-Z]{0,2}$/.test(rest));
}

function isOtherValue(line: WantedLine, part: NumberedPart): boolean {
  const spec = readSpec(line);
  const key = spec && VALUE_KEYS[spec.kind];
  const has = part.params.find((one) => one.key === key)?.n;
  return spec !== undefined && has !== undefined && Math.abs(has - spec.value) > spec.value * 1e-2;
}

function byNumber(
  line: WantedLine,
  { key, text, from }: PartNoKey,
  parts: readonly FoundPart[],
): MatchedLine | undefined {
  if (parts.length === 0) return undefined;
  const brands = parts.map((part) => brandOf(line, part));
  const agreeing = parts.filter((_, at) => brands[at] === true);
  const pool = agreeing.length > 0 ? agreeing : parts;
  const candidates = candidatesOf(parts, (part) => (agreeing.includes(part) ? 90 : 70));
  if (from === 'text')
    return proposed(required(pool[0]), 'partNo', 65, matchSays.inText(required(pool[0]).partNo), candidates);
  if (pool.length > 1) {
    const fitting = pool.filter((part) => samePackage(line.packageName, part.packageName) !== false);
    return {
      ...none,
      level: 'candidates',
      confidence: 60,
      reason: matchSays.severalBrands(pool.length),
      candidates: candidatesOf(fitting.length > 0 ? fitting : pool, () => 60),
    };
  }
  const part = required(pool[0]);
  const isOtherBrand = agreeing.length === 0 && brands[0] === false;
  if (isOtherBrand)
    return proposed(part, 'partNo', 60, matchSays.otherBrand(line.brandName, part.brandName), candidates);
  const contradiction = contradictionOf(line, part);
  if (contradiction) return proposed(part, 'partNo', 55, contradiction, candidates);
  const confidence = agreeing.length > 0 ? 100 : from === 'partNo' ? 96 : 90;
  if (from !== 'partNo' && key.length < 5 && agreeing.length === 0) {
    return proposed(part, 'partNo', 60, matchSays.inText(text), candidates);
  }
  return {
    ...none,
    partId: part.partId,
    isSure: true,
    level: 'partNo',
    confidence,
    reason: agreeing.length > 0 ? matchSays.partNoAndBrand : matchSays.partNo,
  };
}

/** The same number but for what says how it is packed. */
function byPacking(
  line: WantedLine,
  { key, from }: PartNoKey,
  { beginnings }: Findings,
): MatchedLine | undefined {
  if (from === 'text') return undefined;
  for (const base of withoutPacking(key)) {
    if (base.length < TELLING) continue;
    const ending = key.slice(base.length);
    const same = (beginnings.get(base) ?? []).filter(
      (part) =>
        brandOf(line, part) !== false &&
        isPacking(part.key.slice(base.length), part.brandName) &&
        isPacking(ending, part.brandName) &&
        samePackage(line.packageName, part.packageName) !== false,
    );
    const brands = new Set(same.map((part) => part.brandName));
    if (same.length === 0) continue;
    const [part] = same as [FoundPart];
    const candidates = candidatesOf(same, () => 85);
    if (brands.size > 1) {
      return {
        ...none,
        level: 'candidates',
        confidence: 55,
        reason: matchSays.severalBrands(brands.size),
        candidates,
      };
    }
    const contradiction = contradictionOf(line, part);
    if (contradiction) return proposed(part, 'packing', 50, contradiction, candidates);
    const isSure = from === 'partNo' || brandOf(line, part) === true;
    return {
      ...none,
      partId: part.partId,
      isSure,
      level: 'packing',
      confidence: 88,
      reason: matchSays.packing(part.partNo),
      candidates,
    };
  }
  return undefined;
}

function byBeginning(
  line: WantedLine,
  { key, from }: PartNoKey,
  { beginnings }: Findings,
): MatchedLine | undefined {
  if (from === 'text') return undefined;
  const whole = [...(beginnings.get(key) ?? []), ...(beginnings.get(beforeWildcard(key) ?? '') ?? [])];
  const agreeing = whole.filter(
    (part) => brandOf(line, part) !== false && samePackage(line.packageName, part.packageName) !== false,
  );
  const [only, ...rest] = agreeing;
  if (only && rest.length === 0) {
    return proposed(
      only,
      'prefix',
      72,
      matchSays.prefix(only.partNo),
      candidatesOf(whole, () => 60),
    );
  }
  const begin = agreeing.length > 0 ? agreeing : whole;
  if (begin.length > 0) {
    return {
      ...none,
      level: 'candidates',
      confidence: 50,
      reason: matchSays.severalBegin(begin.length),
      candidates: candidatesOf(begin, () => 50),
    };
  }
  const near = likest(key, beginnings.get(roughBeginning(key)) ?? [], MOST_CANDIDATES);
  if (near.length === 0) return undefined;
  return {
    ...none,
    level: 'candidates',
    confidence: 35,
    reason: matchSays.similar,
    candidates: near.map(({ part, alike }) => ({ partId: part.partId, confidence: Math.round(alike * 50) })),
  };
}

/** What the values of a passive part lead to; never more than a proposal. @param before what its numbers have led to */
export function decideBySpec(
  line: WantedLine,
  spec: Spec,
  parts: readonly FittingPart[],
  before: MatchedLine | undefined,
): MatchedLine | undefined {
  const shown = describe(spec);
  const isNumbered = line.partNo !== '' && before !== undefined;
  if (isNumbered && before.candidates.length > 0) return before;
  if (parts.length === 0 && line.partNo !== '') return before;
  if (parts.length === 0)
    return before ?? { ...none, level: 'none', confidence: 0, reason: matchSays.valueNotFound(shown) };
  const fitting = parts.filter((part) => part.fits && sameBrand(line.brandName, part.brandName) !== false);
  const candidates = (fitting.length > 0 ? fitting : parts)
    .slice(0, MOST_CANDIDATES)
    .map(({ partId, confidence }) => ({ partId, confidence }));
  const missing = missingIn(spec);
  if (fitting.length === 0) {
    return { ...none, level: 'candidates', confidence: 30, reason: matchSays.byValueOnly(shown), candidates };
  }
  if (missing) {
    return {
      ...none,
      level: 'candidates',
      confidence: 45,
      reason:
        spec.unread === undefined
          ? matchSays.byValue(shown, missing)
          : matchSays.byValueUnread(shown, spec.unread),
      candidates,
    };
  }
  const [best] = fitting as [FittingPart];
  return {
    ...none,
    partId: best.partId,
    level: 'proposed',
    confidence: best.confidence,
    reason: spec.isAssumed ? matchSays.proposedAssumed(shown) : matchSays.proposed(shown),
    candidates,
  };
}

/** What a proposal needs and the line does not say: of plain passives value, package, tolerance and, of capacitors, voltage. */
function missingIn(spec: Spec): Text | undefined {
  if (spec.size === undefined) return missingWords.size;
  if (spec.kind === 'crystal' || spec.kind === 'led') return undefined;
  if (spec.kind === 'capacitor' && spec.volts === undefined) return missingWords.volts;
  // What cans and coils of a size are sold with hardly differs in it.
  if (/^D|^[\d.]+x/.test(spec.size) && (spec.volts ?? spec.amps) !== undefined) return undefined;
  if (spec.tolerance === undefined && spec.dielectric === undefined) return missingWords.tolerance;
  return undefined;
}

const describe = (spec: Spec): string =>
  [
    spec.token
      .replace('meg', 'M')
      .replace('ohm', 'Ω')
      .replace(/f$/, 'F')
      .replace(/h$/, 'H')
      .replace(/hz$/, 'Hz'),
    spec.kind === 'thermistor' ? 'NTC' : spec.kind === 'led' ? 'LED' : undefined,
    spec.size?.replace(/^(D[\d.]+)x$/, '$1'),
    spec.volts === undefined ? undefined : `${spec.volts}V`,
    spec.amps === undefined || spec.kind !== 'inductor' ? undefined : `${spec.amps}A`,
    spec.load === undefined ? undefined : `${Number((spec.load * 1e12).toPrecision(4))}pF`,
    spec.dielectric,
    spec.tolerance === undefined ? undefined : `${spec.tolerance}%`,
  ]
    .filter(Boolean)
    .join(' ');

/** The maker that the line names, also where it stands before the number: `YAGEO CC0402KRX7R7BB104`. */
function brandOf(line: WantedLine, part: FoundPart): boolean | undefined {
  const written =
    line.brandName !== ''
      ? line.brandName
      : (/^(\p{L}[\p{L}&. -]{1,40}?)\s+\S*\d\S*$/u.exec(line.partNo)?.[1] ?? '');
  const said = sameBrand(written, part.brandName, part.brandZh);
  // A first word is only perhaps a maker: it can agree, but not speak against.
  return line.brandName === '' && said === false ? undefined : said;
}

function candidatesOf(parts: readonly FoundPart[], confidence: (part: FoundPart) => number): KeptCandidate[] {
  return parts
    .slice(0, MOST_CANDIDATES)
    .map((part) => ({ partId: part.partId, confidence: confidence(part) }));
}

const proposed = (
  part: FoundPart,
  level: 'partNo' | 'packing' | 'prefix',
  confidence: number,
  reason: Text,
  candidates: KeptCandidate[],
): MatchedLine => ({ ...none, partId: part.partId, isSure: false, level, confidence, reason, candidates });
