// A seller puts a listing on sale or takes it off; a store that closes takes off all of its, one that opens puts on what waited for it; services are there while they have a price.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { after, seconds } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { findPreparing, listOpenStores } from '#mall/store/server/store.ts';
import type { goodsProtocol } from '../goods.protocol.ts';
import type { ServiceKind } from '../goods-kind.ts';
import { goodsErrors } from './goods.errors.ts';
import { goodsChanged } from './goods.events.ts';
import { requireSellerGoods } from './seller-goods.ts';

type Acts = Actions<typeof goodsProtocol>;

/**
 * Orders already placed go on; new ones cannot be placed for a listing that is off sale. Twice the same changes nothing.
 * In a store that is being made ready it waits for the opening.
 * @returns the listing with its default product
 * @throws goodsErrors.unknownGoods for another store's
 */
export const changeState: Acts['changeState'] = async (work, seller, { goodsId, state }) => {
  const [listing] = await work.query<{ productId: number }>(
    `SELECT p.product_id AS "productId" FROM product p JOIN goods g USING (goods_id)
     WHERE g.goods_id = $1 AND g.store_id = $2 ORDER BY p.is_default DESC, p.product_id LIMIT 1`,
    [goodsId, seller.storeId],
  );
  if (!listing) throw goodsErrors.unknownGoods();
  const isPreparing = (await findPreparing(work, [seller.storeId])).length > 0;
  const changed = await work.query(
    'UPDATE goods SET state = $2, updated_at = $3 WHERE goods_id = $1 AND state <> $2 RETURNING 1',
    [goodsId, state === 'ON_SALE' && isPreparing ? 'WAITING' : state, work.now],
  );
  if (changed.length > 0) {
    await work.emit(goodsChanged, { goodsIds: [goodsId] });
    await work.announce('pages');
  }
  return requireSellerGoods(work, seller, listing.productId);
};

/** Takes everything that the stores have on sale off the shelves. Returns how many listings that were. */
export const takeOffSale = (work: Work, storeIds: readonly number[]) => takeOff(work, 'store_id', storeIds);

/** The same for listings by their ids. */
export const takeListingsOff = (work: Work, goodsIds: readonly number[]) =>
  takeOff(work, 'goods_id', goodsIds);

async function takeOff(work: Work, column: 'store_id' | 'goods_id', ids: readonly number[]): Promise<number> {
  const off = await work.query<{ goodsId: number }>(
    `UPDATE goods SET state = 'OFF', updated_at = $2 WHERE ${column} = ANY($1::bigint[]) AND state <> 'OFF'
     RETURNING goods_id AS "goodsId"`,
    [ids, work.now],
  );
  if (off.length > 0) {
    await work.emit(goodsChanged, { goodsIds: off.map(({ goodsId }) => goodsId) });
    await work.announce('pages');
  }
  return off.length;
}

const AT_ONCE = 1_000; // chosen: what is indexed in a second or two

const PUT_ON = `
  UPDATE goods SET state = 'ON_SALE', updated_at = $2
  WHERE goods_id IN (SELECT goods_id FROM goods WHERE store_id = $1 AND state = 'WAITING' ORDER BY goods_id LIMIT ${AT_ONCE})
  RETURNING goods_id AS "goodsId"`;

/** Puts a slice on sale; a timer goes on with the rest, also when the process ends meanwhile. */
export async function fillShelves(work: Work, storeId: number): Promise<void> {
  const on = await work.query<{ goodsId: number }>(PUT_ON, [storeId, work.now]);
  if (on.length === 0) return;
  await work.emit(goodsChanged, { goodsIds: on.map(({ goodsId }) => goodsId) });
  await work.announce('pages');
  if (on.length === AT_ONCE)
    await await setTimer(work, 'shelf', String(storeId), 'fill', after(work.now, seconds(1)));
}

export const shelfTimers: readonly TimerHandler[] = [
  { docType: 'shelf', event: 'fill', fire: (work, docSn) => fillShelves(work, Number(docSn)) },
];

/** What a room above sells without a part. */
export interface ServiceToSell {
  /** The capability, or the package. */
  ofId: number;
  storeId: number;
  title: Text;
  /** Of its unit now; null: none holds, and then it is on no shelf. */
  unitPrice: UnitPrice | null;
  /** Working days. */
  days: number;
}

/** Its column tells whose a listing is. */
export const SERVICE_COLUMNS = { SERVICE: 'cap_id', PACKAGE: 'package_id' } as const;

/** Listing, product and price follow what is given; a store that is being made ready fills its shelves when it opens. */
const keep = (kind: ServiceKind) => `
  WITH given AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1)
           AS one (of_id bigint, store_id bigint, title_zh text, title_en text, price bigint, days int, state text)
  ), made AS (
    INSERT INTO goods (kind, store_id, ${SERVICE_COLUMNS[kind]}, title_zh, title_en, state, created_at, updated_at)
    SELECT '${kind}', store_id, of_id, title_zh, title_en, state, $2, $2 FROM given WHERE price IS NOT NULL ORDER BY of_id
    ON CONFLICT (${SERVICE_COLUMNS[kind]}) WHERE ${SERVICE_COLUMNS[kind]} IS NOT NULL DO UPDATE
    SET title_zh = excluded.title_zh, title_en = excluded.title_en, state = excluded.state, updated_at = $2
    RETURNING goods_id, ${SERVICE_COLUMNS[kind]} AS of_id
  ), priced AS (
    INSERT INTO product (goods_id, packing, tracks_stock, min_buy_num, multiple, spq, lead_days, price_tiers)
    SELECT goods_id, 'service', false, 1, 1, 1, days, jsonb_build_array(jsonb_build_object('minNum', 1, 'unitPrice', price))
    FROM made JOIN given USING (of_id) ORDER BY goods_id
    ON CONFLICT (goods_id, packing) DO UPDATE SET lead_days = excluded.lead_days, price_tiers = excluded.price_tiers
  ), gone AS (
    UPDATE goods g SET state = 'OFF', updated_at = $2 FROM given
    WHERE g.${SERVICE_COLUMNS[kind]} = given.of_id AND given.price IS NULL AND g.state <> 'OFF' RETURNING g.goods_id
  )
  SELECT goods_id AS "goodsId" FROM made UNION ALL SELECT goods_id FROM gone`;

const KEEP = { SERVICE: keep('SERVICE'), PACKAGE: keep('PACKAGE') };

/** Puts services on the shelf at their price, changes it, or takes off what has none. */
export async function keepServiceGoods(
  work: Work,
  kind: ServiceKind,
  given: readonly ServiceToSell[],
): Promise<void> {
  if (given.length === 0) return;
  const storeIds = given.map(({ storeId }) => storeId);
  const preparing = new Set(await findPreparing(work, storeIds));
  const open = new Set((await listOpenStores(work)).map(({ storeId }) => storeId));
  const stateIn = (storeId: number) =>
    open.has(storeId) ? 'ON_SALE' : preparing.has(storeId) ? 'WAITING' : 'OFF';
  const rows = given.map(({ ofId, storeId, title, unitPrice, days }) => ({
    ...{ of_id: ofId, store_id: storeId, title_zh: title.zh, title_en: title.en, price: unitPrice, days },
    state: stateIn(storeId),
  }));
  const kept = await work.query<{ goodsId: number }>(KEEP[kind], [JSON.stringify(rows), work.now]);
  if (kept.length === 0) return;
  await work.emit(goodsChanged, { goodsIds: kept.map(({ goodsId }) => goodsId) });
  await work.announce('pages');
}
