// The front door of the goods room: what higher rooms may ask about products, and how they move stock.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import type { FreightRow } from '#mall/store/freight.ts';
import type { StoreRow } from '#mall/store/server/store.ts';
import type { Packing } from '../goods.protocol.ts';
import type { PriceTier } from '../price-tier.ts';
import { goodsErrors } from './goods.errors.ts';
import { stockChanged } from './goods.events.ts';

export { unitPriceAt } from '../price-tier.ts';
export { keepServiceGoods, type ServiceToSell, takeListingsOff } from './change-state.ts';

/** Everything that carts and orders need to know of a product. */
export interface ProductForSale {
  productId: number;
  goodsId: number;
  partId: number;
  storeId: number;
  storeName: Text;
  /** What its store asks of orders. */
  storeTerms: Pick<StoreRow, 'reviewsOrders'> & { freightRows: FreightRow[] };
  goodsName: Text;
  partNo: string;
  brandName: string;
  packageName: string | null;
  packing: Packing;
  /** What one piece weighs; null where its maker does not say it. */
  grams: number | null;
  /** Address of the picture. */
  goodsImage: string | null;
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  leadDays: number;
  /** Ascending in quantity, never empty; micro-yuan. */
  priceTiers: PriceTier[];
  /** Pieces on hand that no order has been promised. */
  available: number;
  isOnSale: boolean;
}

/** So many pieces of a product. */
export interface StockLine {
  productId: number;
  number: number;
}

const FIND_PRODUCTS = `
  SELECT p.product_id AS "productId", g.goods_id AS "goodsId", g.part_id AS "partId", g.store_id AS "storeId",
         json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName",
         json_build_object('freightRows', COALESCE(f.rows, '[]'), 'reviewsOrders', s.reviews_orders) AS "storeTerms",
         json_build_object('zh', a.title_zh, 'en', a.title_en) AS "goodsName",
         a.part_no AS "partNo", b.name AS "brandName", a.package_name AS "packageName", p.packing,
         jsonb_path_query_first(a.params, '$[*] ? (@.key == "weight" && @.n.type() == "number").n')::float8 AS grams,
         a.picture AS "goodsImage", p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum",
         p.lead_days AS "leadDays", p.price_tiers AS "priceTiers", p.on_hand - p.reserved AS available,
         g.state = 'ON_SALE' AS "isOnSale"
  FROM product p
  JOIN goods g USING (goods_id)
  JOIN part a USING (part_id)
  JOIN brand b USING (brand_id)
  JOIN store s USING (store_id)
  LEFT JOIN freight_template f ON f.store_id = s.store_id AND f.is_default
  WHERE p.product_id = ANY($1::bigint[])`;

/** The products of parts by id, in one statement; unknown ids and services are left out, those off sale are not (see isOnSale). */
export async function findProducts(
  work: Work,
  productIds: readonly number[],
): Promise<Map<number, ProductForSale>> {
  if (productIds.length === 0) return new Map();
  const rows = await work.query<ProductForSale>(FIND_PRODUCTS, [productIds], 'goods-find-products');
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Which part and store a product is of. */
export interface ProductOrigin {
  productId: number;
  partId: number;
  storeId: number;
}

/** By product, on sale or not; unknown ids are left out, and so are services. */
export async function findOrigins(
  work: Work,
  productIds: readonly number[],
): Promise<Map<number, ProductOrigin>> {
  if (productIds.length === 0) return new Map();
  const rows = await work.query<ProductOrigin>(
    `SELECT p.product_id AS "productId", g.part_id AS "partId", g.store_id AS "storeId"
     FROM product p JOIN goods g USING (goods_id) WHERE p.product_id = ANY($1::bigint[]) AND g.kind = 'PART'`,
    [productIds],
    'goods-origins',
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

/** How many goods each of the stores has on sale; stores without any are left out. */
export async function countGoodsOnSale(
  work: Work,
  storeIds: readonly number[],
): Promise<Map<number, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await work.query<{ storeId: number; number: number }>(
    `SELECT store_id AS "storeId", count(*)::int AS number FROM goods
     WHERE store_id = ANY($1::bigint[]) AND state = 'ON_SALE' GROUP BY store_id`,
    [storeIds],
    'goods-count-on-sale',
  );
  return new Map(rows.map((row) => [row.storeId, row.number]));
}

/** Whether a store has a service, or a listing with stock, that is on sale, or will be once the store opens. */
export async function hasGoodsToSell(work: Work, storeId: number): Promise<boolean> {
  const [found] = await work.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM goods g JOIN product p USING (goods_id)
       WHERE g.store_id = $1 AND g.state <> 'OFF' AND (p.on_hand > p.reserved OR NOT p.tracks_stock)) AS has`,
    [storeId],
    'goods-has-to-sell',
  );
  return found?.has === true;
}

/** Rows are locked in ascending order before anything is written, so that two orders never wait for each other. */
const LOCKED_LINES = `
  WITH wanted AS (
    SELECT product_id, sum(number)::bigint AS number
    FROM unnest($1::bigint[], $2::bigint[]) AS line (product_id, number) GROUP BY product_id
  ), locked AS MATERIALIZED (
    SELECT p.product_id FROM product p JOIN wanted USING (product_id) ORDER BY p.product_id FOR NO KEY UPDATE OF p
  )`;

const RESERVE = `${LOCKED_LINES}
  UPDATE product p SET reserved = p.reserved + wanted.number
  FROM locked JOIN wanted USING (product_id)
  WHERE p.product_id = locked.product_id AND p.on_hand - p.reserved >= wanted.number
  RETURNING p.product_id`;

const RELEASE = `${LOCKED_LINES}
  UPDATE product p SET reserved = p.reserved - wanted.number
  FROM locked JOIN wanted USING (product_id)
  WHERE p.product_id = locked.product_id
  RETURNING p.product_id`;

/**
 * Promises stock to an order: all lines or none. Locks the products in ascending order.
 * @throws goodsErrors.shortOfStock for the first product of which too few are left
 */
export async function reserveStock(work: Work, lines: readonly StockLine[]): Promise<void> {
  const productIds = ascendingIds(lines);
  if (productIds.length === 0) return;
  const done = await work.query<{ product_id: number }>(RESERVE, columns(lines), 'goods-reserve');
  if (done.length < productIds.length) {
    const reserved = new Set(done.map((row) => row.product_id));
    throw await shortage(work, required(productIds.find((productId) => !reserved.has(productId))));
  }
  await work.emit(stockChanged, { productIds, isNoMore: true });
}

async function shortage(work: Work, productId: number): Promise<Error> {
  const product = (await findProducts(work, [productId])).get(productId);
  return product
    ? goodsErrors.shortOfStock({ partNo: product.partNo, left: product.available })
    : goodsErrors.unknownGoods();
}

/** Takes promises back, when an order is closed. Locks the products in ascending order. */
export async function releaseStock(work: Work, lines: readonly StockLine[]): Promise<void> {
  const productIds = ascendingIds(lines);
  if (productIds.length === 0) return;
  await work.query(RELEASE, columns(lines), 'goods-release');
  await work.emit(stockChanged, { productIds });
}

/** What is shipped of a product; without `lots`, the oldest date codes go first. */
export interface ShipLine extends StockLine {
  lots?: readonly { lotId: number; number: number }[];
}

/** Pieces that were taken from a lot. */
export interface ShippedLot {
  productId: number;
  lotId: number;
  lotNo: string;
  dateCode: string;
  number: number;
}

type LotRow = { productId: number; lotId: number; lotNo: string; dateCode: string; onHand: number };

const LOCK_LOTS = `
  SELECT product_id AS "productId", lot_id AS "lotId", lot_no AS "lotNo", date_code AS "dateCode", on_hand AS "onHand"
  FROM stock_lot WHERE product_id = ANY($1::bigint[]) ORDER BY lot_id FOR UPDATE`;

const SHIP = `${LOCKED_LINES}
  UPDATE product p SET reserved = p.reserved - wanted.number, on_hand = p.on_hand - wanted.number
  FROM locked JOIN wanted USING (product_id)
  WHERE p.product_id = locked.product_id`;

const SHIP_LOTS = `
  WITH taken AS (
    SELECT lot_id, sum(number)::bigint AS number
    FROM unnest($1::bigint[], $2::bigint[]) AS line (lot_id, number) GROUP BY lot_id
  ), fallen AS (
    UPDATE stock_lot l SET on_hand = l.on_hand - taken.number FROM taken WHERE l.lot_id = taken.lot_id
  )
  INSERT INTO stock_entry (lot_id, change, reason, document_sn, member_id, created_at)
  SELECT lot_id, -number, 'ship', $3, $4, $5 FROM taken ORDER BY lot_id`;

/**
 * Takes reserved stock out of its lots: `reserved`, `on_hand` and the lots fall together, with a stock entry per lot.
 * @param by the parcel's or order's number, and who ships
 * @returns what was taken from which lot, in the order of the lines
 * @throws goodsErrors.unknownLot, lotShort or lotsDoNotAddUp when the chosen lots cannot give it
 */
export async function shipStock(
  work: Work,
  by: { documentSn: string; memberId: number | null },
  lines: readonly ShipLine[],
): Promise<ShippedLot[]> {
  const productIds = ascendingIds(lines);
  if (productIds.length === 0) return [];
  await work.query(SHIP, columns(lines), 'goods-ship');
  const rows = await work.query<LotRow>(LOCK_LOTS, [productIds], 'goods-lock-lots');
  const lots = Map.groupBy(rows, (row) => row.productId);
  const products = await findProducts(work, productIds);
  const taken = lines.flatMap((line) =>
    takeFromLots(line, lots.get(line.productId) ?? [], products.get(line.productId)?.partNo ?? ''),
  );
  await work.query(
    SHIP_LOTS,
    [taken.map((one) => one.lotId), taken.map((one) => one.number), by.documentSn, by.memberId, work.now],
    'goods-ship-lots',
  );
  await work.emit(stockChanged, { productIds, isNoMore: true });
  return taken;
}

/** Pieces of a lot that a buyer has sent back, as good as new. */
export interface BackLine {
  productId: number;
  lotNo: string;
  number: number;
}

const TAKE_BACK = `
  WITH line AS (
    SELECT product_id, lot_no, sum(number)::bigint AS number
    FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS line (product_id, lot_no, number) GROUP BY 1, 2
  ), locked AS MATERIALIZED (
    SELECT p.product_id FROM product p WHERE p.product_id = ANY($1::bigint[]) ORDER BY p.product_id FOR NO KEY UPDATE
  ), lot AS (
    UPDATE stock_lot k SET on_hand = k.on_hand + line.number FROM line JOIN locked USING (product_id)
    WHERE k.product_id = line.product_id AND k.lot_no = line.lot_no RETURNING k.lot_id, k.product_id, line.number
  ), of_product AS (
    UPDATE product p SET on_hand = p.on_hand + back.number
    FROM (SELECT product_id, sum(number)::bigint AS number FROM lot GROUP BY 1) back
    WHERE p.product_id = back.product_id
  )
  INSERT INTO stock_entry (lot_id, change, reason, document_sn, member_id, created_at)
  SELECT lot_id, number, 'return', $4, $5, $6 FROM lot ORDER BY lot_id`;

/** Product, lots and stock entries rise together. @param by the document that brings them back, and who has looked at them */
export async function takeBackStock(
  work: Work,
  by: { documentSn: string; memberId: number | null },
  lines: readonly BackLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const productIds = [...new Set(lines.map((line) => line.productId))].sort((a, b) => a - b);
  await work.query(
    TAKE_BACK,
    [
      lines.map((line) => line.productId),
      lines.map((line) => line.lotNo),
      lines.map((line) => line.number),
      by.documentSn,
      by.memberId,
      work.now,
    ],
    'goods-take-back',
  );
  await work.emit(stockChanged, { productIds });
}

/** Chooses the lots of one line and lowers them, so that the next line of the same product sees what is left. */
function takeFromLots(line: ShipLine, lots: LotRow[], partNo: string): ShippedLot[] {
  const take = (lot: LotRow, number: number): ShippedLot => {
    if (lot.onHand < number) throw goodsErrors.lotShort({ lotNo: lot.lotNo, left: lot.onHand });
    lot.onHand -= number;
    return { productId: line.productId, lotId: lot.lotId, lotNo: lot.lotNo, dateCode: lot.dateCode, number };
  };
  if (line.lots) {
    const chosen = line.lots.reduce((sum, one) => sum + one.number, 0);
    if (chosen !== line.number || line.lots.some((one) => one.number <= 0)) {
      throw goodsErrors.lotsDoNotAddUp({ partNo, number: line.number });
    }
    return line.lots.map(({ lotId, number }) => {
      const lot = lots.find((one) => one.lotId === lotId);
      if (!lot) throw goodsErrors.unknownLot({ partNo });
      return take(lot, number);
    });
  }
  const taken: ShippedLot[] = [];
  let left = line.number;
  for (const lot of lots.toSorted((a, b) => ageOf(a).localeCompare(ageOf(b)) || a.lotId - b.lotId)) {
    const number = Math.min(left, lot.onHand);
    if (number > 0) taken.push(take(lot, number));
    left -= number;
    if (left === 0) break;
  }
  if (left > 0) throw goodsErrors.shortOfStock({ partNo, left: line.number - left });
  return taken;
}

/** Date codes carry two digits of the year; those from 70 on are of the last century. */
function ageOf(lot: LotRow): string {
  return `${lot.dateCode >= '70' ? '19' : '20'}${lot.dateCode}`;
}

/** Counts pieces sold, once an order is finished. */
export async function countSales(
  work: Work,
  lines: readonly { goodsId: number; number: number }[],
): Promise<void> {
  const goodsIds = [...new Set(lines.map((line) => line.goodsId))].sort((a, b) => a - b);
  if (goodsIds.length === 0) return;
  const counted = await work.query<{ productIds: number[] }>(
    `WITH sold AS (
       SELECT goods_id, sum(number)::bigint AS number
       FROM unnest($1::bigint[], $2::bigint[]) AS line (goods_id, number) GROUP BY goods_id
     ), locked AS MATERIALIZED (
       SELECT g.goods_id FROM goods g JOIN sold USING (goods_id) ORDER BY g.goods_id FOR NO KEY UPDATE OF g
     )
     UPDATE goods g SET sale_num = g.sale_num + sold.number
     FROM locked JOIN sold USING (goods_id) WHERE g.goods_id = locked.goods_id
     RETURNING (SELECT json_agg(p.product_id) FROM product p WHERE p.goods_id = g.goods_id) AS "productIds"`,
    [lines.map((line) => line.goodsId), lines.map((line) => line.number)],
    'goods-count-sales',
  );
  await work.emit(stockChanged, {
    productIds: counted.flatMap((row) => row.productIds).sort((a, b) => a - b),
    isNoMore: true,
  });
}

/** Counts one buyer's evaluation of the goods. @param stars 1 to 5 */
export async function addEvaluation(work: Work, goodsId: number, stars: number): Promise<void> {
  await work.query(
    `UPDATE goods SET evaluation_count = evaluation_count + 1, evaluation_stars = evaluation_stars + $2
     WHERE goods_id = $1`,
    [goodsId, stars],
    'goods-add-evaluation',
  );
}

function ascendingIds(lines: readonly StockLine[]): number[] {
  for (const { number } of lines) {
    if (!Number.isSafeInteger(number) || number <= 0)
      throw new RangeError(`not a number of pieces: ${number}`);
  }
  return [...new Set(lines.map((line) => line.productId))].sort((a, b) => a - b);
}

const columns = (lines: readonly StockLine[]): unknown[] => [
  lines.map((line) => line.productId),
  lines.map((line) => line.number),
];

export { findLot } from './find-lot.ts';
export { findOffers, type PartOffer } from './find-offers.ts';
export { averageStars } from './goods-view.ts';
export { findSampleTerms, releaseSamples, reserveSamples, type SampleTerms } from './samples.ts';
export {
  findServiceProducts,
  findServices,
  isService,
  listServices,
  refuseServices,
  requireService,
  type ServiceForSale,
} from './service-goods.ts';
export { type OfferToTake, takeStoreOffers } from './take-offers.ts';
