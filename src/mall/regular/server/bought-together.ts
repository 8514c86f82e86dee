// Finds what is often ordered together with a part, of all stores, without telling what a single buyer does.
import type { Action } from '#kit/http/server/serve.ts';
import { orderStatesWhere } from '#mall/order/order-status.ts';
import { findListingsOf, findPartCards, findParts } from '#mall/search/server/search.ts';
import type { boughtTogetherProtocol } from '../bought-together.protocol.ts';

/** chosen: what only one buyer has ordered together is his business, and says nothing of the part. */
const LEAST_BUYERS = 2;
const MOST_TRADES = 300; // chosen: the latest say enough
const MOST_LINES = 2_000;
const MOST_SHOWN = 6;

/** Orders that stand. What was agreed between two sides is theirs alone. */
const COUNTED = `NOT o.is_agreed AND o.state = ANY ('{${orderStatesWhere((row) => !row.isCalledOff)}}')`;

/** Who has ordered which other listing in one of the latest trades with these; colleagues are one buyer. */
const TOGETHER = `
  WITH these AS MATERIALIZED (
    SELECT o.parent_sn FROM order_line l JOIN sub_order o USING (order_sn)
    WHERE l.goods_id = ANY($1::bigint[]) AND ${COUNTED} ORDER BY l.order_line_id DESC LIMIT ${MOST_TRADES}
  )
  SELECT DISTINCT l.goods_id AS "goodsId", COALESCE('e' || o.enterprise_id, 'm' || o.member_id) AS buyer
  FROM (SELECT DISTINCT parent_sn FROM these) these JOIN sub_order o USING (parent_sn) JOIN order_line l USING (order_sn)
  WHERE ${COUNTED} AND l.goods_id <> ALL($1::bigint[]) LIMIT ${MOST_LINES}`;

export const findBoughtTogether: Action<typeof boughtTogetherProtocol.boughtTogether> = async (
  work,
  _visitor,
  { partId },
) => {
  const own = (await findListingsOf(work, [partId])).map(({ goodsId }) => goodsId);
  if (own.length === 0) return [];
  const rows = await work.query<{ goodsId: number; buyer: string }>(TOGETHER, [own], 'regular-together');
  if (rows.length === 0) return [];
  const buyersOf = Map.groupBy(rows, ({ goodsId }) => goodsId);
  const parts = (await findParts(work, [...buyersOf.keys()])).map((goodsIds) => ({
    goodsIds,
    buyers: new Set(goodsIds.flatMap((id) => buyersOf.get(id) ?? []).map(({ buyer }) => buyer)).size,
  }));
  const often = parts
    .filter(({ buyers }) => buyers >= LEAST_BUYERS)
    .sort((a, b) => b.buyers - a.buyers)
    .slice(0, MOST_SHOWN);
  return findPartCards(
    work,
    often.map(({ goodsIds }) => goodsIds),
  );
};
