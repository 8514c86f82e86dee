// A part family: how a maker builds its order codes, read in both directions, from choice to part and from code to meaning.
import type { CatalogLifecycle, CatalogParameter, CatalogPart } from './catalog-part.ts';

/**
 * What one code of a segment stands for.
 * `en` is left out where the Chinese text is language-neutral (10kΩ); `factor` multiplies the family's price.
 */
export interface Meaning {
  zh: string;
  en?: string;
  facts?: readonly CatalogParameter[];
  package?: string;
  packageFamily?: string;
  pins?: number;
  picture?: string;
  factor?: number;
}

/** Reads and writes the codes of a value that has too many for a list, such as a resistance. */
export interface ValueCodec {
  /** Longest code there is. */
  maxLength: number;
  /** The meaning of a canonical code; undefined for any other text. */
  read(code: string): Meaning | undefined;
}

interface Labelled {
  key: string;
  labelZh: string;
  labelEn: string;
}

/** A place in the order code that is filled from a list of codes. */
export interface OptionSegment extends Labelled {
  options: Readonly<Record<string, Meaning>>;
}

/** A place in the order code that is filled with an encoded value. */
export interface ValueSegment extends Labelled {
  codec: ValueCodec;
}

/** Characters that every part of the family has at this place. */
export interface FixedSegment {
  fixed: string;
}

export type Segment = OptionSegment | ValueSegment | FixedSegment;

/** For every segment but the fixed ones: its key and the code that was chosen. */
export type Choice = Readonly<Record<string, string>>;

/** For some segments the codes to take; option segments that are not named take all their codes. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** What follows from several codes together and from none of them alone. */
export type Derived = Pick<Meaning, 'facts' | 'package' | 'packageFamily' | 'pins' | 'picture' | 'factor'>;

/** One family of parts of one maker. `{key}` in the titles stands for a segment's text, `{package}` for the package. */
export interface PartFamily {
  code: string;
  brand: string;
  series: string;
  categoryCode: string;
  titleZh: string;
  titleEn: string;
  segments: readonly Segment[];
  /** Whether the maker builds this combination. */
  constraint?: (choice: Choice) => boolean;
  /** What follows from the combination. */
  derive?: (choice: Choice) => Derived;
  /** Parameters that all parts of the family have. */
  facts?: readonly CatalogParameter[];
  package?: string;
  packageFamily?: string;
  pins?: number;
  picture?: string;
  datasheet?: string;
  lifecycle: CatalogLifecycle;
  releasedAt: string;
  /** Price of one piece in yuan at the largest usual quantity, before the factors of the chosen codes. */
  price: number | ((choice: Choice) => number);
}

/** One segment of a decoded order code. */
export interface DecodedSegment {
  key: string;
  labelZh: string;
  labelEn: string;
  code: string;
  textZh: string;
  textEn: string;
}

/** An order code that was understood: its family, its segments in order, and the choice that encodes it again. */
export interface DecodedPartNo {
  family: PartFamily;
  partNo: string;
  choice: Choice;
  segments: DecodedSegment[];
}

function meaningOf(segment: OptionSegment | ValueSegment, code: string): Meaning | undefined {
  if ('codec' in segment) return segment.codec.read(code);
  return Object.hasOwn(segment.options, code) ? segment.options[code] : undefined;
}

/**
 * The order code of a choice.
 * Throws when a segment has no code, a code has no meaning, or the maker does not build the combination.
 */
export function encodePartNo(family: PartFamily, choice: Choice): string {
  let partNo = '';
  for (const segment of family.segments) {
    if ('fixed' in segment) {
      partNo += segment.fixed;
      continue;
    }
    const code = choice[segment.key];
    if (code === undefined || !meaningOf(segment, code)) {
      throw new Error(`${family.code}: ${segment.key} has no code ${code}`);
    }
    partNo += code;
  }
  if (family.constraint && !family.constraint(choice))
    throw new Error(`${family.code}: ${partNo} is not built`);
  return partNo;
}

const sortedCodes = new WeakMap<OptionSegment, string[]>();

function codesByLength(segment: OptionSegment): string[] {
  let codes = sortedCodes.get(segment);
  if (!codes) {
    codes = Object.keys(segment.options).sort((a, b) => b.length - a.length);
    sortedCodes.set(segment, codes);
  }
  return codes;
}

/** Codes of a segment with which the rest of the text may begin, the longest first. */
function candidates(segment: OptionSegment | ValueSegment, rest: string): string[] {
  if ('options' in segment) return codesByLength(segment).filter((code) => rest.startsWith(code));
  const codes: string[] = [];
  for (let length = Math.min(segment.codec.maxLength, rest.length); length > 0; length--) {
    const code = rest.slice(0, length);
    if (segment.codec.read(code)) codes.push(code);
  }
  return codes;
}

function readFrom(
  family: PartFamily,
  at: number,
  rest: string,
  choice: Record<string, string>,
): Choice | undefined {
  const segment = family.segments[at];
  if (!segment) {
    return rest === '' && (!family.constraint || family.constraint(choice)) ? { ...choice } : undefined;
  }
  if ('fixed' in segment) {
    return rest.startsWith(segment.fixed)
      ? readFrom(family, at + 1, rest.slice(segment.fixed.length), choice)
      : undefined;
  }
  for (const code of candidates(segment, rest)) {
    choice[segment.key] = code;
    const found = readFrom(family, at + 1, rest.slice(code.length), choice);
    if (found) return found;
  }
  delete choice[segment.key];
  return undefined;
}

/** Reads an order code of this family; undefined when the family does not build it. Undoes `encodePartNo`. */
export function decodePartNo(family: PartFamily, partNo: string): DecodedPartNo | undefined {
  const choice = readFrom(family, 0, partNo, {});
  if (!choice) return undefined;
  const segments: DecodedSegment[] = [];
  for (const segment of family.segments) {
    if ('fixed' in segment) continue;
    const code = choice[segment.key]!;
    const meaning = meaningOf(segment, code)!;
    segments.push({
      key: segment.key,
      labelZh: segment.labelZh,
      labelEn: segment.labelEn,
      code,
      textZh: meaning.zh,
      textEn: meaning.en ?? meaning.zh,
    });
  }
  return { family, partNo, choice, segments };
}

function fixedLength(family: PartFamily): number {
  return family.segments.reduce((sum, segment) => sum + ('fixed' in segment ? segment.fixed.length : 0), 0);
}

/**
 * Reads an order code with whatever family knows it; undefined when none does.
 * Where several do, the one with the most fixed characters wins, then the one with the finer segments.
 * A code typed with blanks around it or in small letters is read as well.
 */
export function decodeOrderCode(families: Iterable<PartFamily>, partNo: string): DecodedPartNo | undefined {
  const known = [...families];
  const typed = partNo.trim();
  for (const text of new Set([typed, typed.toUpperCase(), typed.toUpperCase().replaceAll(/\s/g, '')])) {
    let best: DecodedPartNo | undefined;
    for (const family of known) {
      const found = decodePartNo(family, text);
      if (!found) continue;
      const gain = best ? fixedLength(family) - fixedLength(best.family) : 1;
      if (!best || gain > 0 || (gain === 0 && found.segments.length > best.segments.length)) best = found;
    }
    if (best) return best;
  }
  return undefined;
}

function meaningsOf(family: PartFamily, choice: Choice): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const segment of family.segments) {
    if ('fixed' in segment) continue;
    const code = choice[segment.key];
    const meaning = code === undefined ? undefined : meaningOf(segment, code);
    if (meaning) meanings.set(segment.key, meaning);
  }
  return meanings;
}

function filledTitle(template: string, text: (key: string) => string): string {
  return template
    .replaceAll(/\{([\w-]+)\}/g, (_, key: string) => text(key))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Price of one piece of a choice in yuan at the largest usual quantity, all factors applied. */
export function familyPrice(family: PartFamily, choice: Choice): number {
  let price = typeof family.price === 'number' ? family.price : family.price(choice);
  for (const meaning of meaningsOf(family, choice).values()) price *= meaning.factor ?? 1;
  return price * (family.derive?.(choice).factor ?? 1);
}

/**
 * The catalogue record of one choice.
 * Where the family, a code and the combination say different things, the combination wins, then the code.
 * Throws like `encodePartNo`.
 */
export function familyPart(family: PartFamily, choice: Choice): CatalogPart {
  const partNo = encodePartNo(family, choice);
  const meanings = meaningsOf(family, choice);
  const said: Derived = {
    package: family.package,
    packageFamily: family.packageFamily,
    pins: family.pins,
    picture: family.picture,
  };
  const params = new Map<string, CatalogParameter>();
  const hear = (derived: Derived) => {
    if (derived.package !== undefined) {
      said.package = derived.package;
      said.packageFamily = derived.packageFamily ?? derived.package;
    }
    if (derived.packageFamily !== undefined) said.packageFamily = derived.packageFamily;
    if (derived.pins !== undefined) said.pins = derived.pins;
    if (derived.picture !== undefined) said.picture = derived.picture;
    for (const fact of derived.facts ?? []) params.set(fact.key, fact);
  };
  for (const meaning of meanings.values()) hear(meaning);
  if (family.derive) hear(family.derive(choice));
  for (const fact of family.facts ?? []) if (!params.has(fact.key)) params.set(fact.key, fact);
  const title = (template: string, english: boolean) =>
    filledTitle(template, (key) => {
      const meaning = meanings.get(key);
      if (!meaning) {
        if (key === 'package') return said.package ?? '';
        const fact = params.get(key);
        return (english ? (fact?.textEn ?? fact?.text) : fact?.text) ?? '';
      }
      return english ? (meaning.en ?? meaning.zh) : meaning.zh;
    });
  return {
    brand: family.brand,
    partNo,
    categoryCode: family.categoryCode,
    titleZh: title(family.titleZh, false),
    titleEn: title(family.titleEn, true),
    package: said.package,
    packageFamily: said.packageFamily ?? said.package,
    pins: said.pins,
    picture: said.picture,
    datasheet: family.datasheet,
    lifecycle: family.lifecycle,
    releasedAt: family.releasedAt,
    compliance: { rohs: 'compliant' },
    series: family.series,
    params: [...params.values()],
  };
}

/**
 * Every combination of the selected codes that the maker builds, in the order of the segments.
 * Throws when a value segment is not in the selection.
 */
export function* familyChoices(family: PartFamily, selection: Selection = {}): Iterable<Choice> {
  const open = family.segments.filter(
    (segment): segment is OptionSegment | ValueSegment => !('fixed' in segment),
  );
  const codes = open.map((segment) => {
    const chosen =
      selection[segment.key] ?? ('options' in segment ? Object.keys(segment.options) : undefined);
    if (!chosen) throw new Error(`${family.code}: select the codes of ${segment.key}`);
    return chosen;
  });
  const choice: Record<string, string> = {};
  function* from(at: number): Iterable<Choice> {
    const segment = open[at];
    if (!segment) {
      if (!family.constraint || family.constraint(choice)) yield { ...choice };
      return;
    }
    for (const code of codes[at]!) {
      choice[segment.key] = code;
      yield* from(at + 1);
    }
  }
  yield* from(0);
}

/** The catalogue records of every selected combination that the maker builds. */
export function* familyParts(family: PartFamily, selection: Selection = {}): Iterable<CatalogPart> {
  for (const choice of familyChoices(family, selection)) yield familyPart(family, choice);
}
