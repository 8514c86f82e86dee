// The home page's modules, made from what the mall really has; an empty module stays empty.
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { required } from '#kit/rules/required.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { GoodsCard, searchProtocol } from '../search.protocol.ts';
import { countPlace } from './find-matches.ts';
import { findPartCards } from './goods-card-view.ts';
import { findParts } from './rows/listings-of-parts.ts';
import { memoryOf } from './search-memory.ts';
import { findNames, findTerms } from './vocabulary.ts';

type Home = ReplyOf<typeof searchProtocol.home>;

const NEW_GOODS = 12; // chosen
const SELECTED = 12; // chosen
const FLOORS = 6; // chosen
const ON_A_FLOOR = 8; // chosen
/** chosen: of a part with several listings so many are looked at on average, so that shelves are full. */
const LOOKED_AT = 3;
const STORES = 20; // chosen
const BRANDS = 24; // chosen

/** The best of each leaf category, best first: a shelf of one kind of part would say nothing about the mall. */
const SHELVES = `
  SELECT top.path[1] AS "topId", best.goods_id AS "goodsId", best.place
  FROM category top
  CROSS JOIN LATERAL (
    SELECT goods_id, weight, row_number() OVER (ORDER BY weight DESC) AS place FROM (
      SELECT goods_id, weight FROM goods_index i
      WHERE i.category_id = top.category_id AND in_stock ORDER BY weight DESC LIMIT ${LOOKED_AT * ON_A_FLOOR}
    ) AS few
  ) AS best
  ORDER BY best.place, best.weight DESC`;

/** The newest of each brand among the last listings, so that one import of one maker does not fill the shelf. */
const NEWEST = `
  SELECT "goodsId" FROM (
    SELECT goods_id AS "goodsId", row_number() OVER (PARTITION BY brand_id ORDER BY goods_id DESC) AS place
    FROM (SELECT goods_id, brand_id FROM goods_index WHERE in_stock ORDER BY goods_id DESC LIMIT 300) AS latest
  ) AS ranked
  ORDER BY place, "goodsId" DESC LIMIT ${LOOKED_AT * NEW_GOODS}`;

const STORE_ROWS = `SELECT store_id AS "storeId", name_zh AS zh, name_en AS en, logo FROM store WHERE state = 'OPEN' ORDER BY is_self_operated DESC, store_id`;

const TOTALS = `
  SELECT (SELECT count(*) FROM part)::int AS parts, (SELECT count(*) FROM goods_index)::int AS goods,
         (SELECT count(*) FROM brand)::int AS brands, (SELECT count(*) FROM store WHERE state = 'OPEN')::int AS stores`;

/** At most some seconds old. */
export function showHome(work: Work): Promise<Home> {
  return memoryOf(work).home.get(work.language, () => makeHome(work));
}

async function makeHome(work: Work): Promise<Home> {
  const { language } = work;
  const [names, counts, shelves, newest, stores, totals] = await Promise.all([
    findNames(work),
    countPlace(work, [], true),
    work.query<{ topId: number; goodsId: number; place: number }>(SHELVES),
    work.query<{ goodsId: number }>(NEWEST),
    work.query<{ storeId: number; zh: string; en: string; logo: string | null }>(STORE_ROWS),
    work.query<Home['totals']>(TOTALS),
  ]);
  const terms = await findTerms(work, counts.keys());
  const countsOf = (kind: string) =>
    new Map(
      terms
        .filter((term) => term.kind === kind)
        .map((term) => [Number(term.value), required(counts.get(term.termId))]),
    );

  const goodsInStores = countsOf('store');
  const goodsInCategories = countsOf('category');
  const floors = [...Map.groupBy(shelves, (row) => row.topId)]
    .sort(([a], [b]) => (names.categories.get(a)?.sort ?? 0) - (names.categories.get(b)?.sort ?? 0))
    .filter(([topId]) => (goodsInCategories.get(topId) ?? 0) > 0)
    .slice(0, FLOORS)
    .map(([topId, rows]) => ({
      topId,
      goodsIds: rows.slice(0, LOOKED_AT * ON_A_FLOOR).map((row) => row.goodsId),
    }));
  const selected = shelves
    .filter((row) => row.place === 1)
    .slice(0, SELECTED)
    .map((row) => row.goodsId);
  const fresh = newest.map((row) => row.goodsId);
  const shown = new Map<number, GoodsCard>();
  const wanted = [...new Set([...selected, ...fresh, ...floors.flatMap((floor) => floor.goodsIds)])];
  const parts = await findParts(work, wanted);
  const partOf = new Map(parts.flatMap((goodsIds) => goodsIds.map((id) => [id, goodsIds[0]])));
  for (const card of await findPartCards(work, parts)) shown.set(partOf.get(card.goodsId) ?? 0, card);
  const cardsOf = (ids: readonly number[]) =>
    [...new Set(ids.map((id) => partOf.get(id) ?? 0))].flatMap((id) => shown.get(id) ?? []);

  return {
    newGoods: cardsOf(fresh).slice(0, NEW_GOODS),
    selectedGoods: cardsOf(selected),
    categoryFloors: floors.map(({ topId, goodsIds }) => ({
      categoryId: topId,
      categoryName: required(names.categories.get(topId))[language],
      goods: cardsOf(goodsIds).slice(0, ON_A_FLOOR),
    })),
    stores: stores
      .map((store) => ({
        storeId: store.storeId,
        storeName: store[language],
        logo: store.logo,
        goodsCount: goodsInStores.get(store.storeId) ?? 0,
      }))
      .filter((store) => store.goodsCount > 0)
      .slice(0, STORES),
    brands: [...countsOf('brand')]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .flatMap(([brandId]) => {
        const brand = names.brands.get(brandId);
        return brand ? [{ brandId, brandName: brandIn(language, brand.name) }] : [];
      })
      .slice(0, BRANDS),
    totals: required(totals[0]),
  };
}
