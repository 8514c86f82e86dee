// Turns what was understood of a keyword into filters: the likeliest reading first, wider ones for when that finds nothing.
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { printed } from '#mall/part/families/fact.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { codeToken, isMarking } from '../traits/markings.ts';
import { OUTPUT_IS_SET, outputToken } from '../traits/outputs.ts';
import type { GoodsFilter } from './goods-filter.ts';
import { lexiconOf } from './lexicon.ts';
import {
  allOf,
  anyOf,
  hasToken,
  PART_NO,
  partNoBegins,
  readKeyword,
  together,
  tokenBegins,
  traitToken,
  type WordQuery,
  wordsOf,
} from './tokens.ts';
import { connectorMeasure, positionsQuery } from './understand/connector-query.ts';
import { type Context, contextOf, unitsOf } from './understand/context.ts';
import { withoutPacking } from './understand/packing-suffix.ts';
import { candidates, otherUnit, RATING, termsFor } from './understand/value-terms.ts';
import { type Ask, type Piece, understand } from './understand.ts';
import { findNames, findTermIds, type Names } from './vocabulary.ts';

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
  /** Of `terms`, those that stand first. */
  first?: readonly number[];
  /** Read with less care, more of it is as good. */
  isMore?: boolean;
  /** Read with less care, it may be of `otherKeys` as well. */
  isOpen?: boolean;
  /** An output voltage that may also be set outside, or be stated nowhere. */
  isSetOutside?: boolean;
}

/** One way to look for the keyword. */
export interface Reading {
  how: 'understood' | 'widePackage' | 'wide' | 'plain' | 'partial' | 'near';
  pieces: readonly ReadPiece[];
  words: WordQuery | undefined;
  partNo: string | undefined;
  groups: readonly (readonly number[])[];
  inStock: boolean;
  /** Categories that stand first, as terms. */
  likely?: readonly number[];
  /** Every piece as this reading takes it, where it takes another kind to be meant than Readings.pieces does. */
  all?: readonly ReadPiece[];
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
  likely: reading.likely ?? [],
  inStock: filter.inStock || reading.inStock,
});

/** As a part number, of which the shortest are like M7. */
const isNumber = (normal: string): boolean => /^(?:[A-Z]\d|[A-Z0-9]{3,60})$/.test(normal);

/** What some pieces ask for together. */
export function readingOf(how: Reading['how'], pieces: readonly ReadPiece[], text: string): Reading {
  const isWide = ({ piece }: ReadPiece) =>
    how === 'wide' || (how === 'widePackage' && piece.is === 'package');
  const asked = pieces.map((one) => (isWide(one) ? one.wide : one));
  const must = asked.flatMap(({ words }) => (words ? [words] : [])).slice(0, MOST_WORDS);
  const groups = asked.flatMap(({ terms }) => (terms ? [terms] : []));
  const numbers = pieces.flatMap(({ piece }) => (piece.is === 'word' ? [normalPartNo(piece.text)] : []));
  const whole = pieces.some(({ piece }) => piece.is === 'ask') ? '' : normalPartNo(text);
  const isWhole = groups.length === 0 && isNumber(whole);
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
  const last = contextOf(found, names, text);
  // Which of several kinds is meant shows in what is found: the last, else one of those before it.
  const contexts = [
    last,
    ...Array.from({ length: last.heads - 1 }, (_, at) => contextOf(found, names, text, at)),
  ];
  const readings: Reading[] = [];
  const exact = numberAsTyped(keyword, found);
  if (exact) readings.push(exact);
  const heads = await Promise.all(
    contexts.map(async (context) => {
      const pieces = await Promise.all(context.pieces.map((piece) => readPiece(work, names, piece, context)));
      const likely = [
        ...(await idsOf(work, 'category', context.likely)),
        ...pieces.flatMap(({ first }) => first ?? []),
      ];
      return { pieces, likely };
    }),
  );
  // What is left out where none finds anything is left out of the first kind that was named.
  const { pieces } = required(heads[1] ?? heads[0]);
  const isAsking = ({ words, groups, inStock }: Reading) =>
    words !== undefined || groups.length > 0 || inStock;
  for (const how of ['understood', 'widePackage', 'wide'] as const) {
    for (const { pieces: all, likely } of heads) {
      const reading = { ...readingOf(how, all, text), likely, ...(heads.length > 1 ? { all } : {}) };
      if (isAsking(reading)) readings.push(reading);
    }
  }
  const plain = isAllUnderstood(pieces) ? undefined : readKeyword(text);
  if (plain) readings.push({ how: 'plain', pieces: [], ...plain, groups: [], inStock: false });
  return { text, pieces, readings: readings.filter(isFirst) };
}

/** Where a kind is named and nothing is left to guess, words alone would only find other kinds. */
function isAllUnderstood(pieces: readonly ReadPiece[]): boolean {
  const isClear = ({ piece }: ReadPiece) =>
    !['word', 'code', 'marking', 'literal'].includes(piece.is) ||
    (piece.is === 'word' && connectorMeasure(piece.text) !== undefined);
  return (
    pieces.some(({ piece }) => piece.is === 'positions') &&
    pieces.every(isClear) &&
    pieces.some(({ piece }) => piece.is === 'category')
  );
}

/** A part number that looks like words and values beside each other: 23X16X20mm. */
function numberAsTyped(keyword: string, pieces: readonly Piece[]): Reading | undefined {
  const partNo = normalPartNo(keyword);
  const isLikely =
    pieces.length > 1 &&
    pieces.some((piece) => piece.is === 'positions' || (piece.is === 'word' && /\d/.test(piece.text)));
  if (!isLikely || !/^(?=.*\d)[A-Z0-9]{5,60}$/.test(partNo)) return undefined;
  const words = /\s/.test(keyword.trim()) ? hasToken(PART_NO + partNo.toLowerCase()) : partNoBegins(partNo);
  return { how: 'plain', pieces: [], words, partNo, groups: [], inStock: false };
}

function isFirst(reading: Reading, at: number, all: readonly Reading[]): boolean {
  const keyOf = ({ words, groups, inStock }: Reading) => JSON.stringify([words, groups, inStock]);
  return all.findIndex((other) => keyOf(other) === keyOf(reading)) === at;
}

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
      const words = hasToken(traitToken(piece.also));
      return { ...kinds, words, wide: { ...kinds.wide, words } };
    }
    case 'trait':
      return plain(hasToken(traitToken(piece.trait)));
    case 'ask':
      return plain(undefined);
    case 'marking':
      return plain(hasToken(codeToken(piece.text)), together(wordsOf(piece.text)));
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
      return piece.token ? plain(hasToken(piece.token), words) : plain(words);
    }
    case 'word':
      if (context.leaves.length > 0 && isMarking(piece.text) && piece.text.length <= 3)
        return plain(hasToken(codeToken(piece.text)), wordQuery(piece.text));
      return plain(wordQuery(piece.text));
    case 'literal':
      return plain(wordQuery(piece.text));
    case 'code':
      return readCode(work, names, piece, context);
    case 'positions':
      return plain(positionsQuery(piece));
    case 'value':
      if (context.isSwitching && isOutput(piece, names))
        return {
          ...plain(anyOf([hasToken(outputToken(required(piece.ask.low))), hasToken(OUTPUT_IS_SET)])),
          isSetOutside: true,
        };
      return readValue(work, names, piece, piece.ask, context);
  }
}

const anySpelling = (words: readonly string[]): WordQuery =>
  anyOf(words.map((word) => required(together(wordsOf(word)))));

const idsOf = (work: Work, kind: string, values: readonly (number | string)[]): Promise<number[]> =>
  findTermIds(
    work,
    values.map((value) => ({ kind, value: String(value) })),
  );

const isOutput = ({ hint, ask }: Extract<Piece, { is: 'value' }>, names: Names): boolean =>
  ask.how === 'same' &&
  ask.units.includes('V') &&
  hint?.keys.some((key) => names.parameters.get(key)?.zh === '输出电压') === true;

/** A word in all its spellings, as a part number without its blanks and dashes, and without what only says how it is packed. */
function wordQuery(text: string): WordQuery | undefined {
  const words = together(wordsOf(text));
  const body = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/i.exec(text);
  // Descriptions say 6×6mm, which the index keeps without its sign.
  const measure = connectorMeasure(text);
  const measures = measure ? [measure] : [];
  if (words && body) {
    const [one, other] = body.slice(1).map(Number) as [number, number];
    const long = `${one.toFixed(1)}x${other.toFixed(1)}mm`;
    // Of a can they say D5xL11mm, of a coil 4.0x4.0mm.
    const tokens = [`${one}${other}mm`, `${one}x${other}mm`, long, `d${one}xl${other}mm`];
    return anyOf([words, ...tokens.map(hasToken), ...measures]);
  }
  const whole = normalPartNo(text);
  const isCoded = /^[A-Z]/i.test(text);
  if (words && measure && !isCoded) return anyOf([words, measure]);
  if (!words || !/^(?=.*\d)[A-Z0-9]{4,60}$/.test(whole)) return words;
  const bare = withoutPacking(text);
  const others = [
    ...measures,
    ...(/^\d+$/.test(text) ? [tokenBegins(text)] : []),
    ...(/^[A-Z]{1,4}\d{3,12}$/i.test(text) ? [hasToken(codeToken(text))] : []),
    ...(/[^A-Za-z0-9]/.test(text) ? [partNoBegins(whole)] : []),
    ...(bare === undefined ? [] : [partNoBegins(normalPartNo(bare))]),
  ];
  return anyOf([words, ...others]);
}

/** 104 is 100nF among capacitors, 103 is 10kΩ among resistors, 100 is 10µH among inductors, 471 is 470V among varistors. */
async function readCode(
  work: Work,
  names: Names,
  piece: Extract<Piece, { is: 'code' }>,
  context: Context,
): Promise<ReadPiece> {
  const units = context.leaves.flatMap((leaf) => unitsOf(leaf, names));
  const unit = context.isVaristor
    ? 'V'
    : context.isOfCapacitor
      ? 'F'
      : units.find((one) => one === 'Ω' || one === 'H');
  const plain = together(wordsOf(piece.text));
  if (unit === undefined) {
    const inside = anyOf([...(plain ? [plain] : []), tokenBegins(piece.text)]);
    return { ...emptyPiece(piece), words: plain, wide: { words: inside, terms: undefined } };
  }
  const scale = required({ F: 1e-12, H: 1e-6, Ω: 1, V: 1 }[unit]);
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
  const { first, all } = await candidates(work, names, piece, ask, context.leaves);
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
  const nominal: Ask = { ...ask, how: 'same', high: ask.low };
  const exact = ask.isNominal
    ? await Promise.all(keys.map((key) => termsFor(work, names, key, nominal)))
    : [];
  return {
    piece,
    words: undefined,
    terms,
    ...(exact.length > 0 ? { first: exact.flat() } : {}),
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
