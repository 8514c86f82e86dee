// Where a list found nothing: which one condition to leave out, and how many goods there would be.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { speak } from '#kit/words/speak.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { GoodsListInput, Relaxation } from '../search.protocol.ts';
import { findMatches } from './find-matches.ts';
import { readFilter } from './goods-filter.ts';
import { type Readings, readingOf, withReading } from './reading.ts';
import { searchServerWords } from './search-server-words.ts';
import { chipsOf, keywordWithout } from './understood-view.ts';
import { findNames, findTermIds, findTerms, type Names, NO_TERM, termText } from './vocabulary.ts';

const MOST_TRIED = 12; // chosen
const MOST_SHOWN = 6; // chosen

type Candidate = Pick<Relaxation, 'of' | 'value' | 'keyword' | 'label'> & {
  input: GoodsListInput;
  /** Places of the pieces of the keyword that it leaves out. */
  without?: readonly number[];
};

/** The most promising first: one condition left out, or two of a keyword where one is too little. */
export async function relaxList(
  work: Work,
  input: GoodsListInput,
  enterpriseId: number | null,
  readings: Readings | undefined,
): Promise<Relaxation[]> {
  const names = await findNames(work);
  const single = [...ofKeyword(work, input, readings, names, 1), ...(await ofFilters(work, input, names))];
  const found = await tried(work, single, enterpriseId, readings);
  return found.length > 0
    ? found
    : tried(work, ofKeyword(work, input, readings, names, 2), enterpriseId, readings);
}

/** Those candidates that find something. */
async function tried(
  work: Work,
  candidates: readonly Candidate[],
  enterpriseId: number | null,
  readings: Readings | undefined,
): Promise<Relaxation[]> {
  const found = await Promise.all(
    candidates.slice(0, MOST_TRIED).map(async ({ input: changed, without, ...one }): Promise<Relaxation> => {
      const filter = await readFilter(work, changed, enterpriseId);
      const pieces = readings?.pieces.filter((_, at) => !without?.includes(at)) ?? [];
      const isWithoutWords = pieces.length === 0 || changed.keyword === undefined;
      const how = 'understood' as const;
      const asked = isWithoutWords
        ? filter
        : withReading(
            filter,
            readingOf(how, pieces, pieces.length > 1 ? (one.keyword ?? required(readings).text) : ''),
          );
      const { total, isCapped } = await findMatches(work, asked, 0);
      return { ...one, count: total, isCapped };
    }),
  );
  return found
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isCapped) - Number(a.isCapped) || b.count - a.count)
    .slice(0, MOST_SHOWN);
}

function ofKeyword(
  work: Work,
  input: GoodsListInput,
  readings: Readings | undefined,
  names: Names,
  leftOut: 1 | 2,
): Candidate[] {
  if (!readings || readings.pieces.length <= leftOut) return [];
  const all = readingOf('understood', readings.pieces, readings.text);
  const chips = chipsOf(readings, all, names, work.language);
  const places = readings.pieces.map((_, at) => at);
  const sets =
    leftOut === 1 ? places.map((at) => [at]) : places.flatMap((a) => places.slice(a + 1).map((b) => [a, b]));
  const pieceAt = (at: number) => required(readings.pieces[at]).piece;
  return sets.map((without) => {
    // From the back, so that the places before stay what they are.
    const keyword = without
      .toSorted((a, b) => pieceAt(b).start - pieceAt(a).start)
      .reduce((text, at) => keywordWithout(text, pieceAt(at)), readings.text);
    const label = without
      .map((at) => chips[at]?.label ?? readings.text.slice(pieceAt(at).start, pieceAt(at).end))
      .join(' + ');
    return { of: 'keyword', value: null, keyword, label, input: { ...input, keyword }, without };
  });
}

async function ofFilters(work: Work, input: GoodsListInput, names: Names): Promise<Candidate[]> {
  const { language } = work;
  const say = speak(searchServerWords, language);
  const own = speak(searchServerWords, language);
  const candidates: Candidate[] = [];
  const add = (of: Relaxation['of'], value: string | null, label: string, change: Partial<GoodsListInput>) =>
    candidates.push({ of, value, keyword: null, label, input: { ...input, ...change } });
  const without = (values: readonly string[], at: number) => values.filter((_, other) => other !== at);

  const params = input.params ?? [];
  const termIds = await findTermIds(
    work,
    params.map((text) => ({
      kind: text.slice(0, text.indexOf(':')),
      value: text.slice(text.indexOf(':') + 1),
    })),
  );
  const terms = new Map(
    (
      await findTerms(
        work,
        termIds.filter((id) => id !== NO_TERM),
      )
    ).map((one) => [one.termId, one]),
  );
  params.forEach((text, at) => {
    const key = text.slice(0, text.indexOf(':'));
    const term = terms.get(required(termIds[at]));
    const value = term ? termText(term, language) : text.slice(text.indexOf(':') + 1);
    const name = names.parameters.get(key)?.[language] ?? (key === 'package' ? own.package : key);
    add('params', text, `${name} ${value}`, { params: without(params, at) });
  });
  const ranges = input.ranges ?? [];
  ranges.forEach((text, at) => {
    const key = text.slice(0, text.indexOf(':'));
    const name = names.parameters.get(key)?.[language] ?? key;
    add('ranges', text, `${name} ${text.slice(key.length + 1)}`, { ranges: without(ranges, at) });
  });
  const flags = input.flags ?? [];
  flags.forEach((flag, at) => {
    const label = flag === 'domestic' || flag === 'sample' || flag === 'inStock' ? say[flag] : flag;
    add('flags', flag, label, { flags: without(flags, at) });
  });
  const brandIds = input.brandId ?? [];
  brandIds.forEach((brandId, at) => {
    const brand = names.brands.get(Number(brandId));
    add('brandId', brandId, brand ? brandIn(language, brand.name) : own.brand, {
      brandId: without(brandIds, at),
    });
  });
  if (input.lowPrice || input.highPrice)
    add('price', null, say.price, { lowPrice: undefined, highPrice: undefined });
  if (input.inStock) add('inStock', null, say.inStock, { inStock: undefined });
  if (input.isHasCode) add('isHasCode', null, say.isHasCode, { isHasCode: undefined });
  const isMore = candidates.length > 0 || Boolean(input.keyword);
  if (input.categoryId !== undefined && isMore) {
    const name = names.categories.get(input.categoryId)?.[language];
    add('categoryId', null, name ?? own.category, { categoryId: undefined });
  }
  if (input.storeId !== undefined && isMore) {
    add('storeId', null, names.stores.get(input.storeId)?.[language] ?? say.store, { storeId: undefined });
  }
  return candidates.length > 1 || input.keyword ? candidates : [];
}
