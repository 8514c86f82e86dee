// Turns what was understood of a keyword into filters: the likeliest reading first, wider ones for when that finds nothing.
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { printed } from '#mall/part/families/fact.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { findTermsInRange } from './find-terms-in-range.ts';
import type { GoodsFilter } from './goods-filter.ts';
import { lexiconOf } from './lexicon.ts';
import { withoutPacking } from './packing-suffix.ts';
import {
  allOf,
  anyOf,
  hasToken,
  partNoBegins,
  readKeyword,
  tokenBegins,
  type WordQuery,
  wordsOf,
} from './tokens.ts';
import { type Ask, type Piece, understand } from './understand.ts';
import { findNames, findTermIds, type Names, type ParameterName } from './vocabulary.ts';

const MOST_WORDS = 12; // chosen: of what is searched for; the rest of a very long keyword is left out

/** What a piece asks of goods. */
export interface ReadPiece {
  piece: Piece;
  words: WordQuery | undefined;
  /** Alternatives, of which a listing must have one. */
  terms: readonly number[] | undefined;
  /** As `terms`, of every parameter that may have been meant, and `words` with less care. */
  wide: { words: WordQuery | undefined; terms: readonly number[] | undefined };
  /** The parameters that the likeliest reading means, and all others that may have been meant. */
  keys: readonly string[];
  otherKeys: readonly string[];
  /** Read with less care, more of it is as good. */
  isMore?: boolean;
  /** Read with less care, it may be of `otherKeys` as well. */
  isOpen?: boolean;
}

/** One way to look for the keyword. */
export interface Reading {
  how: 'understood' | 'widePackage' | 'wide' | 'plain' | 'partial' | 'near';
  pieces: readonly ReadPiece[];
  words: WordQuery | undefined;
  partNo: string | undefined;
  groups: readonly (readonly number[])[];
  inStock: boolean;
}

export interface Readings {
  /** The keyword in one spelling: pieces are places in it. */
  text: string;
  pieces: readonly ReadPiece[];
  /** In the order in which they are tried; empty where there is nothing to look for. */
  readings: readonly Reading[];
}

const remembered = new WeakMap<Names, LRUCache<string, Readings>>();

/** How a keyword may be read; the same keyword is read once a minute. */
export async function readText(work: Work, keyword: string): Promise<Readings> {
  const names = await findNames(work);
  const known = remembered.get(names) ?? new LRUCache<string, Readings>({ max: 5_000 });
  remembered.set(names, known);
  const found = known.get(keyword);
  if (found) return found;
  const made = await makeReadings(work, names, keyword);
  known.set(keyword, made);
  return made;
}

/** The filter with what a reading asks for. */
export const withReading = (filter: GoodsFilter, reading: Reading): GoodsFilter => ({
  ...filter,
  groups: [...filter.groups, ...reading.groups],
  words: reading.words,
  partNo: reading.partNo,
  inStock: filter.inStock || reading.inStock,
});

/** What some pieces ask for together. */
export function readingOf(how: Reading['how'], pieces: readonly ReadPiece[], text: string): Reading {
  const isWide = ({ piece }: ReadPiece) =>
    how === 'wide' || (how === 'widePackage' && piece.is === 'package');
  const asked = pieces.map((one) => (isWide(one) ? one.wide : one));
  const must = asked.flatMap(({ words }) => (words ? [words] : [])).slice(0, MOST_WORDS);
  const groups = asked.flatMap(({ terms }) => (terms ? [terms] : []));
  const numbers = pieces.flatMap(({ piece }) => (piece.is === 'word' ? [normalPartNo(piece.text)] : []));
  const whole = normalPartNo(text);
  const isWhole = groups.length === 0 && /^[A-Z0-9]{3,60}$/.test(whole);
  const partNo = isWhole ? whole : numbers.filter((one) => /^(?=.*\d)[A-Z0-9]{3,60}$/.test(one)).at(0);
  const all = must.length > 0 ? allOf(must) : undefined;
  return {
    how,
    pieces,
    words: all && isWhole && must.length > 1 ? anyOf([all, partNoBegins(whole)]) : all,
    partNo: all ? partNo : undefined,
    groups,
    inStock: pieces.some(({ piece }) => piece.is === 'flag' && piece.flag === 'inStock'),
  };
}

async function makeReadings(work: Work, names: Names, keyword: string): Promise<Readings> {
  const { text, pieces: found } = understand(keyword, lexiconOf(names));
  const context = contextOf(found, names);
  const pieces = await Promise.all(context.pieces.map((piece) => readPiece(work, names, piece, context)));
  const readings: Reading[] = [];
  const isAsking = ({ words, groups, inStock }: Reading) =>
    words !== undefined || groups.length > 0 || inStock;
  for (const how of ['understood', 'widePackage', 'wide'] as const) {
    const reading = readingOf(how, pieces, text);
    if (isAsking(reading)) readings.push(reading);
  }
  const plain = readKeyword(text);
  if (plain) readings.push({ how: 'plain', pieces: [], ...plain, groups: [], inStock: false });
  return { text, pieces, readings: readings.filter(isFirst) };
}

function isFirst(reading: Reading, at: number, all: readonly Reading[]): boolean {
  const keyOf = ({ words, groups, inStock }: Reading) => JSON.stringify([words, groups, inStock]);
  return all.findIndex((other) => keyOf(other) === keyOf(reading)) === at;
}

interface Context {
  pieces: readonly Piece[];
  /** The categories meant, without children; empty where none was named. */
  leaves: readonly number[];
  isOfCapacitor: boolean;
}

/** Of several kinds of parts what they have in common is meant, else the last: "USB 连接器", "钽电解电容", "MOSFET driver". */
function contextOf(found: readonly Piece[], names: Names): Context {
  const kinds = found.filter((piece) => piece.is === 'category');
  let leaves = kinds[0]?.leaves ?? [];
  for (const { leaves: next } of kinds.slice(1)) leaves = leaves.filter((leaf) => next.includes(leaf));
  const isContradiction = kinds.length > 1 && leaves.length === 0;
  if (isContradiction) leaves = required(kinds.at(-1)).leaves;
  const pieces = found.map((piece): Piece => {
    if (piece.is !== 'category' || !isContradiction || piece === kinds.at(-1)) return piece;
    return { is: 'word', text: piece.label.zh, start: piece.start, end: piece.end };
  });
  const hasF = found.some((piece) => piece.is === 'value' && piece.ask.units.includes('V'));
  const isChip = found.some((piece) => piece.is === 'package' && /^\d+$/.test(piece.package.name));
  const units = leaves.flatMap((leaf) => unitsOf(leaf, names));
  return {
    pieces,
    leaves,
    isOfCapacitor:
      units.length > 0
        ? units.includes('F')
        : (hasF && isChip) || found.some((piece) => piece.is === 'same' && piece.isOfCapacitor),
  };
}

const unitsOf = (leaf: number, names: Names): string[] =>
  (names.categories.get(leaf)?.columns ?? []).flatMap((key) => names.parameters.get(key)?.unit ?? []);

async function readPiece(work: Work, names: Names, piece: Piece, context: Context): Promise<ReadPiece> {
  const plain = (words: WordQuery | undefined, wideWords = words): ReadPiece => ({
    piece,
    words,
    terms: undefined,
    wide: { words: wideWords, terms: undefined },
    keys: [],
    otherKeys: [],
  });
  const typed = (terms: readonly number[]): ReadPiece => ({
    ...plain(undefined),
    terms,
    wide: { words: undefined, terms },
  });
  switch (piece.is) {
    case 'category': {
      const kinds = typed(await idsOf(work, 'category', piece.categoryIds));
      if (!piece.also) return kinds;
      const words = anySpelling(piece.also);
      return { ...kinds, words, wide: { ...kinds.wide, words } };
    }
    case 'brand':
      return typed(await idsOf(work, 'brand', piece.brandIds));
    case 'flag':
      return piece.flag === 'inStock' ? plain(undefined) : typed(await idsOf(work, 'flag', [piece.flag]));
    case 'package': {
      const { tokens, beginnings } = piece.package;
      const exact = [...tokens.map(hasToken), ...beginnings.map(tokenBegins)];
      const long = tokens.filter((token) => token.length >= 5).map(tokenBegins);
      return plain(anyOf(exact), anyOf([...exact, ...long]));
    }
    case 'same': {
      const words = anySpelling(piece.words);
      if (!piece.counts) return plain(words);
      const [key, count] = piece.counts;
      const terms = await findTermsInRange(work, key, { low: count, high: count });
      return terms.length > 0
        ? { ...typed(terms), wide: { words, terms: undefined }, keys: [key] }
        : plain(words);
    }
    case 'literal':
    case 'word':
      return plain(wordQuery(piece.text));
    case 'code':
      return readCode(work, names, piece, context);
    case 'value':
      return readValue(work, names, piece, piece.ask, context);
  }
}

const anySpelling = (words: readonly string[]): WordQuery =>
  anyOf(words.map((word) => required(together(wordsOf(word)))));

const together = (words: readonly WordQuery[]): WordQuery | undefined =>
  words.length > 0 ? allOf(words) : undefined;

const idsOf = (work: Work, kind: string, values: readonly (number | string)[]): Promise<number[]> =>
  findTermIds(
    work,
    values.map((value) => ({ kind, value: String(value) })),
  );

/** A word in all its spellings, as a part number without its blanks and dashes, and without what only says how it is packed. */
function wordQuery(text: string): WordQuery | undefined {
  const words = together(wordsOf(text));
  const body = /^([\d.]+)x([\d.]+)$/i.exec(text);
  // Descriptions say 6×6mm, which the index keeps without its sign.
  if (words && body) return anyOf([words, hasToken(`${body[1]}${body[2]}mm`)]);
  const whole = normalPartNo(text);
  if (!words || !/^(?=.*\d)[A-Z0-9]{4,60}$/.test(whole)) return words;
  const bare = withoutPacking(text);
  const others = [
    ...(/^\d+$/.test(text) ? [tokenBegins(text)] : []),
    ...(/[^A-Za-z0-9]/.test(text) ? [partNoBegins(whole)] : []),
    ...(bare === undefined ? [] : [partNoBegins(normalPartNo(bare))]),
  ];
  return anyOf([words, ...others]);
}

/** 104 is 100nF among capacitors, 103 is 10kΩ among resistors, 100 is 10µH among inductors. */
async function readCode(
  work: Work,
  names: Names,
  piece: Extract<Piece, { is: 'code' }>,
  context: Context,
): Promise<ReadPiece> {
  const units = context.leaves.flatMap((leaf) => unitsOf(leaf, names));
  const unit = context.isOfCapacitor ? 'F' : units.find((one) => one === 'Ω' || one === 'H');
  const plain = together(wordsOf(piece.text));
  if (unit === undefined) {
    const inside = anyOf([...(plain ? [plain] : []), tokenBegins(piece.text)]);
    return { ...emptyPiece(piece), words: plain, wide: { words: inside, terms: undefined } };
  }
  const scale = required({ F: 1e-12, H: 1e-6, Ω: 1 }[unit]);
  const n = Number((Number(piece.text.slice(0, 2)) * 10 ** Number(piece.text[2]) * scale).toPrecision(9));
  const ask: Ask = { how: 'same', low: n, high: n, units: [unit], text: printed(n, unit) };
  return readValue(work, names, piece, ask, context);
}

const emptyPiece = (piece: Piece): ReadPiece => ({
  piece,
  words: undefined,
  terms: undefined,
  wide: { words: undefined, terms: undefined },
  keys: [],
  otherKeys: [],
});

async function readValue(
  work: Work,
  names: Names,
  piece: Piece,
  ask: Ask,
  context: Context,
): Promise<ReadPiece> {
  const units = context.leaves.flatMap((leaf) => unitsOf(leaf, names));
  const inOther = otherUnit(ask, units);
  if (inOther) return readValue(work, names, piece, inOther, context);
  const { first, all } = candidates(names, piece, ask, context.leaves);
  const words = ask.how === 'same' ? together(wordsOf(ask.text)) : undefined;
  const termsOf = new Map(
    await Promise.all(all.map(async (key) => [key, await termsFor(work, names, key, ask)] as const)),
  );
  // Of each category, the first of its parameters that has such a value at all.
  const has = (key: string) => termsOf.get(key)?.length;
  const keys = [...new Set(first.flatMap((some) => some.find(has) ?? []))];
  const terms = [...new Set(keys.flatMap((key) => termsOf.get(key) ?? []))].sort((a, b) => a - b);
  const ratings =
    ask.how === 'same'
      ? keys
          .concat(first.flatMap((some) => some.slice(0, 1)))
          .filter((key) => RATING.test(required(names.parameters.get(key)).zh))
      : [];
  const atLeast: Ask = { ...ask, how: 'between', high: undefined };
  const more = await Promise.all([...new Set(ratings)].map((key) => termsFor(work, names, key, atLeast)));
  // What no other value could take its parameter from stays with it: 3.3V is an LDO's output, not also its input.
  const isClear = context.leaves.length > 0 && terms.length > 0 && !hasRival(piece, ask, context);
  const open = isClear ? [terms] : [...termsOf.values()];
  const wide = [...new Set([...open, ...more].flat())].sort((a, b) => a - b);
  if (terms.length === 0 && ask.how === 'same') {
    const isMore = more.some((some) => some.length > 0);
    return {
      ...emptyPiece(piece),
      words,
      wide: isMore ? { words: undefined, terms: wide } : { words, terms: undefined },
      isMore,
    };
  }
  const otherKeys = all.filter((key) => !keys.includes(key) && has(key));
  return {
    piece,
    words: undefined,
    terms,
    wide:
      context.leaves.length === 0 && words ? { words, terms: undefined } : { words: undefined, terms: wide },
    keys,
    otherKeys,
    isMore: more.length > 0,
    isOpen: !isClear && otherKeys.length > 0,
  };
}

/** Whether another value, of no parameter in particular, could be meant for the same one: "DC-DC 12V 5V". */
const hasRival = (piece: Piece, { units }: Ask, { pieces }: Context): boolean =>
  pieces.some(
    (other) =>
      other !== piece &&
      other.is === 'value' &&
      !other.hint &&
      other.ask.units.some((unit) => units.includes(unit)),
  );

/**
 * 4R7 is 4.7µH among inductors and 4.7pF among capacitors, where nothing is measured in ohms; 128M is 128Mbit among
 * memories, where 16MB are 128Mbit and 16Mb are not; 25m is 25MHz among crystals.
 */
function otherUnit(ask: Ask, units: readonly string[]): Ask | undefined {
  if (ask.how !== 'same' || ask.units.some((unit) => unit === 'bit' || unit === 'F')) return undefined;
  const as = (unit: string, n: number): Ask => ({
    ...ask,
    low: n,
    high: n,
    units: [unit],
    text: unit === 'bit' ? ask.text : printed(n, unit),
  });
  const memory = /^(\d+)([KMG])$/i.exec(ask.text);
  if (memory && units.includes('bit')) {
    return as('bit', Number(memory[1]) * 1_024 ** ('KMG'.indexOf(required(memory[2]).toUpperCase()) + 1));
  }
  if (ask.units.includes('B') && units.includes('bit') && !units.includes('B')) {
    return as('bit', required(ask.low) * (/[kKMG]b$/.test(ask.text) ? 1 : 8));
  }
  if (/^\d+(?:\.\d+)?m$/.test(ask.text) && units.includes('Hz'))
    return as('Hz', Number.parseFloat(ask.text) * 1e6);
  if (ask.units.includes('H')) return undefined;
  const unit = units.find((one) => one === 'Ω' || one === 'H' || one === 'F');
  if ((unit !== 'H' && unit !== 'F') || !/^\d*R\d+$/i.test(ask.text)) return undefined;
  return as(unit, Number((required(ask.low) * (unit === 'H' ? 1e-6 : 1e-12)).toPrecision(9)));
}

const PROGRAM_MEMORY = /程序存储|程序空间|flash/i;

/** Parameters of which more is as good: who asks for 3A may take 3.5A. */
const RATING = /额定|漏极电流|正向电流|集电极电流|输出电流|触点电流|保持电流|耐压|漏源|反向电压|集射|功率/;

/**
 * The parameters that a value may be of. `first`: for each category its own, the important ones first; without a
 * category a value that must be the same stays a word, but for bytes, which are of a controller's program memory
 * ("stm32 64KB"), and any parameter of the unit may be bounded.
 */
function candidates(
  names: Names,
  piece: Piece,
  { units, how }: Ask,
  leaves: readonly number[],
): { first: readonly (readonly string[])[]; all: readonly string[] } {
  const fits = (key: string): boolean => {
    const parameter = names.parameters.get(key);
    return parameter?.isFacet === true && parameter.unit !== null && units.includes(parameter.unit);
  };
  const own = leaves.map((leaf) => (names.categories.get(leaf)?.columns ?? []).filter(fits));
  const ofCategory = [...new Set(own.flat())];
  const hint = piece.is === 'value' ? piece.hint : undefined;
  if (hint) {
    const named = hint.keys.filter(fits);
    const both = named.filter((key) => ofCategory.includes(key));
    if (both.length > 0)
      return { first: own.map((keys) => keys.filter((key) => both.includes(key))), all: both };
    if (named.length > 0) return { first: named.map((key) => [key]), all: named };
  }
  if (leaves.length > 0) return { first: own, all: ofCategory };
  if (how === 'same') {
    const program = units.includes('B')
      ? [...names.parameters.keys()].filter(
          (key) => fits(key) && PROGRAM_MEMORY.test(required(names.parameters.get(key)).zh),
        )
      : [];
    return { first: program.map((key) => [key]), all: program };
  }
  const any = [...names.parameters.keys()].filter(fits);
  const meant =
    how === 'span' || how === 'contains' ? any : any.filter((key) => isPlain(names.parameters.get(key)));
  return { first: meant.map((key) => [key]), all: any };
}

const isPlain = (name: ParameterName | undefined): boolean => name?.kind === 'number';

async function termsFor(work: Work, names: Names, key: string, ask: Ask): Promise<number[]> {
  const { how, low, high } = ask;
  if (names.parameters.get(key)?.kind === 'range') {
    const ends = [low, high].filter((end) => end !== undefined);
    const held = await Promise.all(ends.map((contains) => findTermsInRange(work, key, { contains })));
    return held.reduce((both, some) => both.filter((termId) => some.includes(termId)));
  }
  const isOpen = how === 'between' || how === 'span';
  const within = (from: number | undefined, to: number | undefined) =>
    findTermsInRange(work, key, {
      ...(from === undefined ? {} : { low: from }),
      ...(to === undefined ? {} : { high: to }),
    });
  const found = await within(low, isOpen ? high : low);
  // Of P-channel transistors some makers print the voltage with its sign: -30V is 30V.
  if (low === undefined || low <= 0) return found;
  const mirrored = await within(isOpen ? high && -high : -low, -low);
  return [...found, ...mirrored];
}
