// The goods list: one page of what matches, and what it can be narrowed by.
import type { Work } from '#kit/db/work.ts';
import type { GoodsListInput, GoodsListReply } from '../search.protocol.ts';
import { findFacets } from './find-facets.ts';
import { findMatches, findPage, type Sort } from './find-matches.ts';
import { findCards } from './goods-card-view.ts';
import { readFilter } from './goods-filter.ts';
import { memoryOf } from './search-memory.ts';

/**
 * All words and all keys must match, values of one key are alternatives. Price and stock may be five
 * seconds old, order and counts up to a minute. Whatever is asked for that does not exist gives an empty list.
 */
export function listGoods(work: Work, _actor: unknown, input: GoodsListInput): Promise<GoodsListReply> {
  return memoryOf(work).replies.get(`${work.language} ${JSON.stringify(input)}`, () => makeList(work, input));
}

async function makeList(work: Work, input: GoodsListInput): Promise<GoodsListReply> {
  const filter = await readFilter(work, input);
  const { current, pageSize, sort, categoryId } = input;
  const order = sort as Sort;
  const matches = await findMatches(work, filter, order);
  const [ids, facets] = await Promise.all([
    findPage(work, filter, order, { offset: (current - 1) * pageSize, size: pageSize }, matches),
    findFacets(work, filter, categoryId, matches),
  ]);
  const columns = facets.columns.length > 0 ? facets.columns.map(({ key }) => key) : undefined;
  return {
    list: await findCards(work, ids, columns),
    pagination: { current, pageSize, total: matches.total, isCapped: matches.isCapped },
    facets,
  };
}
