// A member pins goods to the list of what he buys often, takes the pin out, or hides them.
import type { Action } from '#kit/http/server/serve.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { MOST_PINS, type regularProtocol } from '../regular.protocol.ts';
import { regularErrors } from './regular.errors.ts';

const KEEP = `
  INSERT INTO regular_pin (member_id, product_id, hidden_at, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (member_id, product_id) DO UPDATE SET hidden_at = excluded.hidden_at`;

/** @throws regularErrors.unknownGoods, full */
export const pinGoods: Action<typeof regularProtocol.pin> = async (work, { memberId }, { productId }) => {
  if (!(await findProducts(work, [productId])).has(productId)) throw regularErrors.unknownGoods();
  const [{ n } = { n: 0 }] = await work.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM regular_pin WHERE member_id = $1 AND hidden_at IS NULL',
    [memberId],
  );
  if (n >= MOST_PINS) throw regularErrors.full();
  await work.query(KEEP, [memberId, productId, null, work.now]);
};

/** What is not pinned is no mistake. */
export const unpinGoods: Action<typeof regularProtocol.unpin> = async (work, { memberId }, { productId }) => {
  await work.query('DELETE FROM regular_pin WHERE member_id = $1 AND product_id = $2', [memberId, productId]);
};

/** Off the list, pinned or not, until it is bought again. @throws regularErrors.unknownGoods */
export const hideGoods: Action<typeof regularProtocol.hide> = async (work, { memberId }, { productId }) => {
  if (!(await findProducts(work, [productId])).has(productId)) throw regularErrors.unknownGoods();
  await work.query(KEEP, [memberId, productId, work.now, work.now]);
};
