// Brings stores' offers into the mall in batches: listings, products, ladders and lots, from a catalogue or the demo.
import type { Work } from '#kit/db/work.ts';
import { raisedMinBuyNum } from '#kit/rules/quantity.ts';
import { required } from '#kit/rules/required.ts';
import type { CatalogOffer } from '#mall/part/catalog-part.ts';
import { findPreparing } from '#mall/store/server/store.ts';
import { goodsChanged } from './goods.events.ts';

/** One way in which a store sells a part. */
export interface OfferToTake {
  storeId: number;
  partId: number;
  offer: CatalogOffer;
}

export interface TakenOffers {
  /** Listings that were made or may have changed: the search index must follow. */
  goodsIds: number[];
  /** Positions in the batch whose stock was left alone, because orders have been promised more than the data says. */
  promised: number[];
}

interface Placed extends OfferToTake {
  at: number;
  goodsId: number;
  productId: number;
}

const TAKE_GOODS = `
  WITH given AS MATERIALIZED (
    SELECT DISTINCT store_id, part_id FROM unnest($1::bigint[], $2::bigint[]) AS one (store_id, part_id)
  ), made AS (
    INSERT INTO goods (store_id, part_id, state, created_at, updated_at)
    SELECT store_id, part_id, CASE WHEN store_id = ANY($4::bigint[]) THEN 'WAITING' ELSE 'ON_SALE' END, $3, $3
    FROM given ORDER BY part_id, store_id
    ON CONFLICT (store_id, part_id) DO NOTHING
    RETURNING goods_id, store_id, part_id
  )
  SELECT goods_id, store_id, part_id FROM made
  UNION ALL
  SELECT g.goods_id, g.store_id, g.part_id FROM given JOIN goods g USING (store_id, part_id)`;

const LOCK_PRODUCTS = `
  SELECT product_id, goods_id, packing, on_hand, reserved FROM product WHERE goods_id = ANY($1::bigint[])
  ORDER BY product_id FOR UPDATE`;

const GIVEN_PRODUCTS = `
  json_to_recordset($1) AS one (
    at int, goods_id bigint, product_id bigint, is_default boolean, packing text, min_buy_num bigint, multiple bigint,
    spq bigint, lead_days int, price_tiers jsonb)`;

const MAKE_PRODUCTS = `
  INSERT INTO product (goods_id, is_default, packing, min_buy_num, multiple, spq, lead_days, price_tiers)
  SELECT goods_id, is_default, packing, min_buy_num, multiple, spq, lead_days, price_tiers
  FROM ${GIVEN_PRODUCTS} ORDER BY at
  RETURNING product_id, goods_id, packing`;

const CHANGE_PRODUCTS = `
  UPDATE product p SET min_buy_num = one.min_buy_num, multiple = one.multiple, spq = one.spq,
                       lead_days = one.lead_days, price_tiers = one.price_tiers
  FROM ${GIVEN_PRODUCTS}
  WHERE p.product_id = one.product_id
    AND (p.min_buy_num, p.multiple, p.spq, p.lead_days, p.price_tiers)
        IS DISTINCT FROM (one.min_buy_num, one.multiple, one.spq, one.lead_days, one.price_tiers)`;

const NAMED_LOTS = `
  SELECT l.product_id, sum(l.on_hand)::bigint AS on_hand
  FROM stock_lot l JOIN unnest($1::bigint[], $2::text[]) AS one (product_id, lot_no) USING (product_id, lot_no)
  GROUP BY l.product_id`;

const TAKE_LOTS = `
  WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[])
               AS one (product_id, lot_no, date_code, on_hand)
  ), before AS MATERIALIZED (
    SELECT l.lot_id, l.on_hand FROM stock_lot l JOIN given USING (product_id, lot_no)
  ), kept AS (
    INSERT INTO stock_lot (product_id, lot_no, date_code, on_hand)
    SELECT product_id, lot_no, date_code, on_hand FROM given
    WHERE on_hand > 0 OR EXISTS (SELECT FROM stock_lot l WHERE l.product_id = given.product_id AND l.lot_no = given.lot_no)
    ON CONFLICT (product_id, lot_no) DO UPDATE SET on_hand = excluded.on_hand
      WHERE stock_lot.on_hand <> excluded.on_hand
    RETURNING lot_id, product_id, on_hand
  ), changed AS (
    SELECT kept.lot_id, kept.product_id, kept.on_hand - coalesce(before.on_hand, 0) AS change
    FROM kept LEFT JOIN before USING (lot_id)
  ), written AS (
    INSERT INTO stock_entry (lot_id, change, reason, created_at)
    SELECT lot_id, change, 'import', $5 FROM changed WHERE change <> 0
  )
  UPDATE product p SET on_hand = p.on_hand + moved.change
  FROM (SELECT product_id, sum(change)::bigint AS change FROM changed GROUP BY product_id) moved
  WHERE p.product_id = moved.product_id`;

/**
 * Takes a batch in which store, part and packing are unique together. What the data says wins over what is there:
 * ladder, MOQ, multiple, and the stock of the lots it names; stock is never set below what orders have been promised.
 * A lot of nothing that is not there yet is not made. The caller keeps the search index in step with `goodsIds`.
 */
export async function takeOffers(work: Work, offers: readonly OfferToTake[]): Promise<TakenOffers> {
  if (offers.length === 0) return { goodsIds: [], promised: [] };
  const storeIds = offers.map((one) => one.storeId);
  const goodsRows = await work.query<{ goods_id: number; store_id: number; part_id: number }>(TAKE_GOODS, [
    storeIds,
    offers.map((one) => one.partId),
    work.now,
    await findPreparing(work, [...new Set(storeIds)]),
  ]);
  const goodsOf = new Map(goodsRows.map((row) => [`${row.store_id} ${row.part_id}`, row.goods_id]));
  const goodsIds = goodsRows.map((row) => row.goods_id).sort((a, b) => a - b);
  const known = await work.query<KnownProduct>(LOCK_PRODUCTS, [goodsIds]);
  const placed = await takeProducts(
    work,
    offers.map((one, at) => ({
      ...one,
      at,
      goodsId: required(goodsOf.get(`${one.storeId} ${one.partId}`)),
      productId: 0,
    })),
    known,
  );
  const promised = await promisedBeyond(work, placed, known);
  await takeLots(
    work,
    placed.filter((one) => !promised.has(one.productId)),
  );
  return { goodsIds, promised: placed.filter((one) => promised.has(one.productId)).map((one) => one.at) };
}

/**
 * What a store says of its own offers: as `takeOffers`, and everybody who follows listings hears of it.
 * @returns positions whose stock was left, because orders have been promised more
 */
export async function takeStoreOffers(work: Work, offers: readonly OfferToTake[]): Promise<number[]> {
  const { goodsIds, promised } = await takeOffers(work, offers);
  if (goodsIds.length === 0) return promised;
  await work.query('UPDATE goods SET updated_at = $2 WHERE goods_id = ANY($1::bigint[])', [
    goodsIds,
    work.now,
  ]);
  await work.emit(goodsChanged, { goodsIds });
  await work.announce('pages');
  return promised;
}

interface KnownProduct {
  product_id: number;
  goods_id: number;
  packing: string;
  on_hand: number;
  reserved: number;
}

/** Makes the missing products, changes the known ones, and returns the offers with their product ids. */
async function takeProducts(work: Work, offers: Placed[], known: readonly KnownProduct[]): Promise<Placed[]> {
  const idOf = new Map(known.map((row) => [`${row.goods_id} ${row.packing}`, row.product_id]));
  const withDefault = new Set(known.map((row) => row.goods_id));
  const rows = offers.map(({ at, goodsId, offer }) => {
    const productId = idOf.get(`${goodsId} ${offer.packing}`);
    const isDefault = productId === undefined && !withDefault.has(goodsId);
    withDefault.add(goodsId);
    return {
      at,
      goods_id: goodsId,
      product_id: productId,
      is_default: isDefault,
      packing: offer.packing,
      min_buy_num: raisedMinBuyNum(offer.minBuyNum, offer.multiple),
      multiple: offer.multiple,
      spq: offer.spq,
      lead_days: offer.leadDays,
      price_tiers: offer.tiers,
    };
  });
  const missing = rows.filter((row) => row.product_id === undefined);
  const there = rows.filter((row) => row.product_id !== undefined);
  if (there.length > 0) await work.query(CHANGE_PRODUCTS, [JSON.stringify(there)]);
  if (missing.length > 0) {
    const made = await work.query<{ product_id: number; goods_id: number; packing: string }>(MAKE_PRODUCTS, [
      JSON.stringify(missing),
    ]);
    for (const row of made) idOf.set(`${row.goods_id} ${row.packing}`, row.product_id);
  }
  return offers.map((one) => ({
    ...one,
    productId: required(idOf.get(`${one.goodsId} ${one.offer.packing}`)),
  }));
}

/** Products that would fall below what orders have been promised. */
async function promisedBeyond(
  work: Work,
  placed: Placed[],
  known: readonly KnownProduct[],
): Promise<Set<number>> {
  const reserved = new Map(known.filter((row) => row.reserved > 0).map((row) => [row.product_id, row]));
  const touched = placed.filter((one) => reserved.has(one.productId));
  if (touched.length === 0) return new Set();
  const { productIds, lotNos } = lotColumns(touched);
  const rows = await work.query<{ product_id: number; on_hand: number }>(NAMED_LOTS, [productIds, lotNos]);
  const named = new Map(rows.map((row) => [row.product_id, row.on_hand]));
  const tooLow = touched.filter(({ productId, offer }) => {
    const product = required(reserved.get(productId));
    const given = offer.lots.reduce((sum, lot) => sum + lot.onHand, 0);
    return product.on_hand - (named.get(productId) ?? 0) + given < product.reserved;
  });
  return new Set(tooLow.map((one) => one.productId));
}

async function takeLots(work: Work, placed: Placed[]): Promise<void> {
  const { productIds, lotNos, dateCodes, onHand } = lotColumns(placed);
  if (productIds.length === 0) return;
  await work.query(TAKE_LOTS, [productIds, lotNos, dateCodes, onHand, work.now]);
}

function lotColumns(placed: readonly Placed[]) {
  const lots = placed.flatMap(({ productId, offer }) => offer.lots.map((lot) => ({ productId, ...lot })));
  return {
    productIds: lots.map((lot) => lot.productId),
    lotNos: lots.map((lot) => lot.lotNo),
    dateCodes: lots.map((lot) => lot.dateCode),
    onHand: lots.map((lot) => lot.onHand),
  };
}
