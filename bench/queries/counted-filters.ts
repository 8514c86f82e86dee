// Whether each filter of a list shows as many parts as it says: what is counted beside a value is what remains after choosing it.
import type { CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { searchProtocol } from '#mall/search/search.protocol.ts';

type List = (
  query: CallOf<typeof searchProtocol.goodsList>,
) => Promise<ReplyOf<typeof searchProtocol.goodsList>>;

export interface CountedFilters {
  /** How many categories without children, and how many filters of them were tried. */
  leaves: number;
  tried: number;
  /** Filters that say something else than they show. */
  wrong: string[];
  /** Filters of one category that nobody can tell apart. */
  alike: string[];
}

/** @param every of each so many filters, one is tried */
export async function countedFilters(list: List, every: number): Promise<CountedFilters> {
  const found: CountedFilters = { leaves: 0, tried: 0, wrong: [], alike: [] };
  let at = 0;
  const check = async (
    name: string,
    count: number | null,
    query: CallOf<typeof searchProtocol.goodsList>,
  ): Promise<void> => {
    if (at++ % every > 0 || count === null) return;
    found.tried++;
    const { total } = (await list({ ...query, pageSize: 1 })).pagination;
    if (total !== count) found.wrong.push(`${name}: ${count}, but ${total}`);
  };
  const walk = async (categoryId: number | undefined): Promise<void> => {
    const { facets } = await list({ categoryId, pageSize: 1 });
    const path = facets.categoryPath.map(({ categoryName }) => categoryName).join(' / ');
    for (const one of facets.categories) {
      await check(`${path} / ${one.categoryName}`, one.count, { categoryId: one.categoryId });
      await walk(one.categoryId);
    }
    if (facets.categories.length > 0) return;
    found.leaves++;
    for (const { brandId, brandName, count } of facets.brands)
      await check(`${path}: ${brandName}`, count, { categoryId, brandId: [String(brandId)] });
    for (const { key, name, values } of facets.params)
      for (const { value, text, count } of values)
        await check(`${path}: ${name} ${text}`, count, { categoryId, params: [`${key}:${value}`] });
    const names = facets.params.map(({ name }) => name);
    found.alike.push(
      ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${path}: ${name}`),
    );
  };
  await walk(undefined);
  return found;
}
