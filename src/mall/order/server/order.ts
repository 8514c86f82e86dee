// The front door of orders: what the rooms above may ask about received orders, and mark on them.
import { and, eq, inArray } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import { buyersOwn, holdOrder, linesOf } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { orderLine } from './order.tables.ts';
import { moverOf, orderLife } from './order-life.ts';

export { type OrderingBuyer, previewAgreed } from './agreed/ask-for-agreed.ts';
export {
  type AgreedIn,
  closeAgreedOrders,
  holdAgreedOrders,
  listAgreedOrders,
} from './agreed/cancel-agreed.ts';
export { type AgreedLine, type AgreedOrder, placeAgreedOrder } from './agreed/place-agreed-order.ts';

/** A received line for the evaluation centre, ready for the wire but for what the evaluation room itself knows. */
export interface LineToEvaluate {
  orderSn: string;
  orderLineId: number;
  goodsId: number;
  productId: number;
  goodsName: string;
  goodsImage: string | null;
  partNo: string;
  buyNum: number;
  storeName: string;
  finishedAt: string;
  isEvaluated: 0 | 1;
  /** Until when evaluations may be written and added to. */
  evaluateUntil: Date;
}

export interface EvaluableOrder {
  orderSn: string;
  memberId: number;
  storeId: number;
  evaluateUntil: Date;
}

export interface EvaluableLine {
  orderLineId: number;
  goodsId: number;
  productId: number;
  isEvaluated: boolean;
}

type Tab = 'todo' | 'done' | 'toAdd';

const inTab: Record<Tab, string> = {
  todo: 'NOT l.is_evaluated AND o.evaluate_until > $2',
  done: 'l.is_evaluated',
  toAdd: 'l.is_evaluated AND o.evaluate_until > $2',
};

/**
 * Received lines of a member, the latest receipt first. `todo`: not evaluated and the window is open; `done`: evaluated;
 * `toAdd`: evaluated and the window is open.
 * @param asked.onlyLines leaves out every other line (for `toAdd`: those without an addition, as the evaluation room knows)
 */
export async function linesToEvaluate(
  work: Work,
  memberId: number,
  asked: { tab: Tab; orderSn?: string; onlyLines?: readonly number[]; current: number; pageSize: number },
): Promise<{ rows: LineToEvaluate[]; total: number }> {
  const from = `FROM order_line l JOIN sub_order o USING (order_sn)
    WHERE o.member_id = $1 AND $2::timestamptz IS NOT NULL AND o.state = 'COMPLETED' AND o.delete_state <> 2
      AND l.goods_id IS NOT NULL AND ${inTab[asked.tab]} AND ($3::text IS NULL OR o.order_sn = $3)
      AND ($4::bigint[] IS NULL OR l.order_line_id = ANY($4))`;
  const values = [memberId, work.now, asked.orderSn ?? null, asked.onlyLines ?? null];
  const total = only(await work.query<{ count: number }>(`SELECT count(*) AS count ${from}`, values));
  const found = await work.query<FoundLine>(
    `SELECT o.order_sn AS "orderSn", l.order_line_id AS "orderLineId", l.goods_id AS "goodsId",
            l.product_id AS "productId", l.goods_name ->> $7 AS "goodsName", l.goods_image AS "goodsImage",
            l.part_no AS "partNo", l.buy_num AS "buyNum", o.store_name ->> $7 AS "storeName",
            o.finished_at AS "finishedAt", l.is_evaluated AS "isEvaluated", o.evaluate_until AS "evaluateUntil"
     ${from} ORDER BY o.finished_at DESC, l.order_line_id LIMIT $5 OFFSET $6`,
    [...values, asked.pageSize, (asked.current - 1) * asked.pageSize, work.language],
  );
  const rows = found.map(
    (line): LineToEvaluate => ({
      ...line,
      finishedAt: line.finishedAt.toISOString(),
      isEvaluated: bit(line.isEvaluated),
    }),
  );
  return { rows, total: total.count };
}

type FoundLine = Omit<LineToEvaluate, 'finishedAt' | 'isEvaluated'> & {
  finishedAt: Date;
  isEvaluated: boolean;
};

/**
 * The member's completed order with its lines, held until this work ends.
 * @throws orderErrors.notFound when it is not his; orderErrors.notNow when it is not completed, or the window is over
 */
export async function requireEvaluable(
  work: Work,
  memberId: number,
  orderSn: string,
): Promise<{ order: EvaluableOrder; lines: EvaluableLine[] }> {
  const order = await holdOrder(work, buyersOwn({ memberId }), orderSn);
  orderLife.require(work, order, 'evaluate', 'buyer');
  const lines = await linesOf(work, [orderSn]);
  return {
    order: { orderSn, memberId, storeId: order.storeId, evaluateUntil: required(order.evaluateUntil) },
    lines: lines.flatMap(({ orderLineId, goodsId, productId, isEvaluated }) =>
      goodsId === null || productId === null ? [] : [{ orderLineId, goodsId, productId, isEvaluated }],
    ),
  };
}

/**
 * Marks lines as evaluated and moves the order's evaluateState (O22). Call after requireEvaluable, in the same work.
 * @throws orderErrors.alreadyEvaluated when a line is not of this order or has been evaluated; notNow
 */
export async function markEvaluated(
  work: Work,
  orderSn: string,
  orderLineIds: readonly number[],
  actor: Pick<Member, 'memberId' | 'memberName'>,
): Promise<void> {
  const order = await holdOrder(work, buyersOwn(actor), orderSn);
  const marked = await work.tx
    .update(orderLine)
    .set({ isEvaluated: true })
    .where(
      and(
        eq(orderLine.orderSn, orderSn),
        eq(orderLine.isEvaluated, false),
        inArray(orderLine.orderLineId, [...orderLineIds]),
      ),
    )
    .returning({ orderLineId: orderLine.orderLineId });
  if (marked.length === 0 || marked.length < orderLineIds.length) throw orderErrors.alreadyEvaluated();
  const lines = await linesOf(work, [orderSn]);
  const evaluateState = lines.every((line) => line.isEvaluated || line.goodsId === null) ? 3 : 2;
  await orderLife.advance(work, order, 'evaluate', {
    ...moverOf('buyer', actor),
    set: { evaluateState },
    detail: { orderLineIds },
  });
}
