// Tells whether a goods list gives what a person who asked so would expect, and how many lists do.
import { demoBrands } from '#demo/brands.ts';
import { demoParts } from '#demo/catalog.ts';
import { demoCategories } from '#demo/categories.ts';
import type { CatalogPart } from '#mall/part/catalog-part.ts';
import type { GoodsListReply } from '#mall/search/search.protocol.ts';
import { heldOutQueries } from './held-out-queries.ts';
import { needQueries } from './need-queries.ts';
import { numberQueries } from './number-queries.ts';
import { QUERY_KINDS, type Query, type QueryKind, type Wish } from './query.ts';

/** Every question, by kind. */
export const allQueries: readonly Query[] = [...numberQueries, ...needQueries, ...heldOutQueries];

export const FIRST = 10;

export interface Verdict {
  query: Query;
  isRight: boolean;
  /** What was wrong, for reading. */
  why: string;
}

const parents = new Map(demoCategories.map(({ code, parent }) => [code, parent]));
const domestic = new Set(demoBrands.filter((brand) => brand.domestic).map(({ name }) => name));

let known: Map<string, CatalogPart> | undefined;
const keyOf = (brand: string, partNo: string) => `${brand}\n${partNo}`;

function demoPart(brand: string, partNo: string): CatalogPart | undefined {
  known ??= new Map([...demoParts()].map((part) => [keyOf(part.brand, part.partNo), part]));
  return known.get(keyOf(brand, partNo));
}

function isIn(code: string, wanted: readonly string[]): boolean {
  for (let at: string | null | undefined = code; at; at = parents.get(at))
    if (wanted.includes(at)) return true;
  return false;
}

/** Whether a part is what was asked for; stock is judged on the list itself. */
function fulfils(part: CatalogPart, wish: Wish): boolean {
  const { params = {} } = wish;
  return (
    (!wish.in || isIn(part.categoryCode, wish.in)) &&
    (!wish.brand || part.brand.includes(wish.brand)) &&
    (!wish.package || wish.package.test(part.package ?? '')) &&
    (!wish.isDomestic || domestic.has(part.brand)) &&
    (!wish.title || wish.title.test(part.titleZh) || wish.title.test(part.titleEn)) &&
    (!wish.partNo || wish.partNo.test(part.partNo)) &&
    Object.entries(params).every(([key, test]) => part.params.some((one) => one.key === key && test(one)))
  );
}

const existing = new Map<Wish, number>();

function countExisting(wish: Wish): number {
  demoPart('', '');
  let count = existing.get(wish);
  if (count === undefined) {
    count = 0;
    for (const part of known!.values()) if (fulfils(part, wish)) count++;
    existing.set(wish, count);
  }
  return count;
}

/** @param reply the first page in Chinese, at least FIRST goods of it */
export function judge(query: Query, reply: Pick<GoodsListReply, 'list' | 'understood'>): Verdict {
  const { expects } = query;
  const first = reply.list.slice(0, FIRST);
  const shown = first.map(({ partNo }) => partNo);
  if (Array.isArray(expects)) {
    if (query.kind === 'offered') {
      // Another digit is another part: it may be asked after, and is not shown in its place.
      const offered = reply.understood.didYouMean.filter(({ isUsed }) => !isUsed).map(({ text }) => text);
      const isRight =
        expects.some((one) => offered.includes(one)) && !expects.some((one) => shown.includes(one));
      return { query, isRight, why: isRight ? '' : `offers ${offered.join(', ') || 'nothing'}` };
    }
    const isRight = expects.some((partNo) => shown.includes(partNo));
    return { query, isRight, why: isRight ? '' : `shows ${shown.slice(0, 4).join(', ') || 'nothing'}` };
  }
  const wish = expects as Wish;
  const wrong = first.find((card) => {
    const part = demoPart(card.brandName, card.partNo);
    return !part || !fulfils(part, wish) || (wish.isInStock && card.productStock <= 0);
  });
  if (wrong) return { query, isRight: false, why: `shows ${wrong.partNo}: ${wrong.goodsName}` };
  const exists = countExisting(wish);
  if (exists === 0) return { query, isRight: false, why: 'expects what the demo mall does not have' };
  const isRight = first.length >= (wish.isInStock ? 1 : Math.min(FIRST, exists));
  return { query, isRight, why: isRight ? '' : `shows ${first.length} of ${exists}` };
}

/** The share of right lists, in all and by kind, kinds without questions left out. */
export function recallOf(verdicts: readonly Verdict[]): {
  all: number;
  byKind: [QueryKind, number, number][];
} {
  const share = (some: readonly Verdict[]) => some.filter(({ isRight }) => isRight).length / some.length;
  return {
    all: share(verdicts),
    byKind: QUERY_KINDS.flatMap((kind): [QueryKind, number, number][] => {
      const some = verdicts.filter(({ query }) => query.kind === kind);
      return some.length > 0 ? [[kind, share(some), some.length]] : [];
    }),
  };
}
