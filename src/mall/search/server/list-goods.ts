// The goods list: one page of the parts that match (inside a store: of its listings), how the keyword was understood, what it can be narrowed by, and what to leave out.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { GoodsListInput, GoodsListReply } from '../search.protocol.ts';
import { readsCodesOf } from './coded-parts.ts';
import { findFacets } from './find-facets.ts';
import { findMatches, findPage, type Matches, type Sort } from './find-matches.ts';
import { findPartCards } from './goods-card-view.ts';
import { type GoodsFilter, isHopeless, NO_FILTER, readFilter } from './goods-filter.ts';
import { findNearest, type Nearest } from './nearest-reading.ts';
import { type Reading, type Readings, type ReadPiece, readingOf, readText, withReading } from './reading.ts';
import { relaxList } from './relax-list.ts';
import { memoryOf } from './search-memory.ts';
import { allOf } from './tokens.ts';
import { chipsOf, keywordWithout } from './understood-view.ts';
import { findNames, findTermIds, NO_TERM } from './vocabulary.ts';

/**
 * All that is asked for must match, values of one key are alternatives. Of a keyword that can be read in several ways, the
 * likeliest that finds something is taken. Price and stock may be five seconds old, order and counts up to a minute.
 * Whatever is asked for that does not exist gives an empty list.
 */
export function listGoods(
  work: Work,
  member: Member | undefined,
  input: GoodsListInput,
): Promise<GoodsListReply> {
  // Which parts have codes is the enterprise's own: never shared.
  if (input.isHasCode) return listGoodsAnew(work, member, input);
  return memoryOf(work).replies.get(`${work.language} ${JSON.stringify(input)}`, () =>
    makeList(work, input, null),
  );
}

/** The same, remembered by nobody; with a page of any size. */
export const listGoodsAnew = (
  work: Work,
  member: Member | undefined,
  input: GoodsListInput,
): Promise<GoodsListReply> => makeList(work, input, input.isHasCode ? readsCodesOf(member) : null);

interface Found {
  filter: GoodsFilter;
  matches: Matches;
  reading: Reading | undefined;
  nearest: Nearest | undefined;
}

async function makeList(
  work: Work,
  input: GoodsListInput,
  enterpriseId: number | null,
): Promise<GoodsListReply> {
  const base = await readFilter(work, input, enterpriseId);
  const { current, pageSize, sort, categoryId } = input;
  const order = sort as Sort;
  const readings = input.keyword ? await readText(work, input.keyword) : undefined;
  const { filter, matches, reading, nearest } = await findBest(work, base, order, readings);
  const [groups, facets, names] = await Promise.all([
    findPage(work, filter, order, { offset: (current - 1) * pageSize, size: pageSize }, matches),
    findFacets(work, filter, categoryId, matches),
    findNames(work),
  ]);
  const usual = facets.columns.length > 0 ? facets.columns.map(({ key }) => key) : undefined;
  const columns = input.columns ?? usual;
  return {
    list: await findPartCards(work, groups, columns),
    pagination: { current, pageSize, total: matches.total, isCapped: matches.isCapped },
    facets,
    understood: {
      chips: readings ? chipsOf(readings, reading, names, work.language) : [],
      didYouMean: nearest?.didYouMean ?? [],
      replacementFor: readings ? replacedNumber(readings) : null,
    },
    relax: matches.total > 0 ? [] : await relaxList(work, input, enterpriseId, readings),
  };
}

/** The first reading of the keyword that finds something; else the likeliest, with nothing found. */
async function findBest(
  work: Work,
  base: GoodsFilter,
  sort: Sort,
  readings: Readings | undefined,
): Promise<Found> {
  const look = async (reading: Reading | undefined, nearest?: Nearest): Promise<Found> => {
    const filter = reading ? withReading(base, reading) : base;
    return { filter, matches: await findMatches(work, filter, sort), reading, nearest };
  };
  if (!readings) return look(undefined);
  const [likeliest] = readings.readings;
  if (!likeliest) {
    const filter = { ...base, groups: [...base.groups, [NO_TERM]] };
    return { filter, matches: await findMatches(work, filter, sort), reading: undefined, nearest: undefined };
  }
  const first = await look(likeliest);
  if (first.matches.total > 0 || isHopeless(base)) return first;
  for (const reading of readings.readings.slice(1)) {
    const found = await look(reading);
    if (found.matches.total > 0) return found;
  }
  for await (const partial of partialReadings(work, readings)) {
    const found = await look(partial);
    if (found.matches.total > 0) return found;
  }
  const nearest = await findNearest(work, readings);
  if (nearest?.reading) {
    const found = await look(nearest.reading, nearest);
    if (found.matches.total > 0) return found;
  }
  // What was understood is said also where it finds nothing.
  const reading = readings.readings.find(({ how }) => how === 'understood') ?? likeliest;
  return { ...first, reading, nearest };
}

/** Without what nothing has, then without what need not be said: how a part is mounted, or a single word of no kind. */
async function* partialReadings(work: Work, readings: Readings): AsyncIterable<Reading> {
  const known = await withoutUnknown(work, readings);
  if (known) yield known;
  const { text } = readings;
  const pieces = known?.pieces ?? readings.pieces;
  const isMounting = ({ piece }: ReadPiece) => piece.is === 'same' && piece.isOfMounting;
  const isSpare = ({ piece }: ReadPiece) => piece.is === 'word' && !/\d/.test(piece.text);
  const hasKind = pieces.some(({ piece }) => piece.is === 'category');
  for (const isLeft of hasKind ? [isMounting, isSpare] : [isMounting]) {
    const left = pieces.filter((one) => !isLeft(one));
    if (left.length > 0 && left.length < pieces.length) yield readingOf('partial', left, text);
  }
}

/**
 * Without the words that no goods have, unless they look like part numbers, and without what none of the meant kind is or
 * has: "低功耗 LDO 3.3V", "DC-DC 输入12V 输出5V" where outputs are adjusted. Of what nothing can do, the kind is left.
 */
async function withoutUnknown(work: Work, readings: Readings): Promise<Reading | undefined> {
  const { text } = readings;
  const pieces = await Promise.all(readings.pieces.map((one) => kindOfUnknown(work, one)));
  const kinds = pieces.filter(({ piece }) => isKind(piece));
  const groups = kinds.flatMap(({ terms }) => (terms ? [terms] : []));
  const ofKinds = kinds.flatMap(({ words }) => (words ? [words] : []));
  const kept = await Promise.all(
    pieces.map(async ({ piece, words, wide }) => {
      const isWord = piece.is === 'word' && !/\d/.test(piece.text);
      const isDoubtful =
        piece.is === 'value' ||
        piece.is === 'positions' ||
        piece.is === 'same' ||
        (piece.is === 'trait' && !isKind(piece));
      if (!isWord && (!isDoubtful || kinds.length === 0)) return true;
      const asked = isWord ? { words, terms: undefined } : wide;
      const all = [...ofKinds, ...(asked.words ? [asked.words] : [])];
      const filter = {
        ...NO_FILTER,
        words: all.length > 0 ? allOf(all) : undefined,
        groups: [...groups, ...(asked.terms ? [asked.terms] : [])],
      };
      return (await findMatches(work, filter, 0)).total > 0;
    }),
  );
  const left = pieces.filter((_, at) => kept[at]);
  const saysSomething = left.some(
    ({ piece }) => piece.is !== 'word' || /\p{Script=Han}|[^\W_]{3}/u.test(piece.text),
  );
  const isLess = left.length < pieces.length || left.some((one) => !readings.pieces.includes(one));
  return saysSomething && isLess ? readingOf('partial', left, text) : undefined;
}

const isKind = (piece: ReadPiece['piece']): boolean =>
  piece.is === 'category' || (piece.is === 'trait' && piece.leaves.length > 0);

/** Of a kind of parts that none of is on sale, the categories in which they would stand; everything else as it is. */
async function kindOfUnknown(work: Work, one: ReadPiece): Promise<ReadPiece> {
  const { piece, words } = one;
  if (piece.is !== 'trait' || !isKind(piece)) return one;
  if ((await findMatches(work, { ...NO_FILTER, words }, 0)).total > 0) return one;
  const { leaves, label, start, end } = piece;
  const terms = await findTermIds(
    work,
    leaves.map((leaf) => ({ kind: 'category', value: String(leaf) })),
  );
  const kind = { is: 'category', categoryIds: leaves, leaves, label, start, end } as const;
  return { ...one, piece: kind, words: undefined, terms, wide: { words: undefined, terms } };
}

function replacedNumber({ text, pieces }: Readings): string | null {
  const asked = pieces.find(({ piece }) => piece.is === 'ask');
  if (!asked) return null;
  const number = pieces.find(({ piece }) => piece.is === 'word' && /\d/.test(piece.text))?.piece;
  return number ? text.slice(number.start, number.end) : keywordWithout(text, asked.piece) || null;
}
