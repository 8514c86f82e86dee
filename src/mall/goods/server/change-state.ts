// A seller puts a listing on sale or takes it off; a store that closes takes off all of its, one that opens puts on what waited for it.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, seconds } from '#kit/time/duration.ts';
import { findPreparing } from '#mall/store/server/store.ts';
import type { goodsProtocol } from '../goods.protocol.ts';
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
