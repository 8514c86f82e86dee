// The front door of orders: what the rooms above may ask about received orders, and mark on them.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import { buyersOwn, holdOrder, linesOf } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { orderLine } from './order.tables.ts';
import { moverOf, orderLife } from './order-life.ts';

export { limitsOf, previewAgreed } from './agreed/ask-for-agreed.ts';
export {
  closeAgreedOrders,
  holdAgreedOrders,
  listAgreedOrders,
} from './agreed/cancel-agreed.ts';
export { type AgreedLine, placeAgreedOrder } from './agreed/place-agreed-order.ts';
export { serviceOfOrder } from './agreed/service-of-order.ts';
export { addressSnapshot, orderLines } from './basket/submit-order.ts';
export { checkChains, findChain, findChainsOfFile, readChains } from './chain/judge-chain.ts';
export { requireStatementAccount } from './credit/order-on-credit.ts';
export { type ReleasedOrder, releaseOrder } from './end/release-order.ts';
export { buyersSide } from './hold-order.ts';
export { parcelOf, takeReplaced } from './parcel/confirm-parcel.ts';
export { deliverReports, holdOrdersOf, noteReport, sendAgain } from './parcel/deliver-order.ts';
export { endReceiveTime, receiveOrder } from './parcel/receive-order.ts';
export {
  cannotReplace,
  findForCase,
  holdForCase,
  isGoods,
  isListed,
  letGo,
  type OrderOfCase,
  type Pieces,
  payBack,
  putBackIntoStock,
  type SentLot,
  sentLotsOf,
  setAside,
  whyNoCase,
} from './refund/case-order.ts';
export { ordersCompared } from './refund/orders-compared.ts';
export { type LotToTest, linesToTest, lotsReceived } from './show/lines-to-test.ts';
export { chargeAsAgreed } from './stage/charge-order.ts';
export { requireMayPay } from './stage/limit-payers.ts';
export { type LessOfCase, lessOfCase, planOfLess } from './stage/lower-stages.ts';

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

/** Lines `l` of a member's received orders `o`: evaluated ones, and those that still may be. */
export const linesToEvaluate = (work: Work, memberId: number) => ({
  from: sql.raw('order_line l JOIN sub_order o USING (order_sn)'),
  key: sql`l.order_line_id`,
  scope: sql`o.member_id = ${memberId} AND o.state = 'COMPLETED' AND o.delete_state <> 2 AND l.goods_id IS NOT NULL
    AND (l.is_evaluated OR o.evaluate_until > ${work.now})`,
  columns: {
    orderLineId: sql`l.order_line_id`,
    orderSn: sql`o.order_sn`,
    buyNum: sql`l.buy_num`,
    finishedAt: sql`o.finished_at`,
  },
  tab: {
    todo: sql`NOT l.is_evaluated`,
    done: sql`l.is_evaluated`,
    toAdd: sql`l.is_evaluated AND o.evaluate_until > ${work.now}`,
  },
  search: [sql`l.part_no`, sql`o.store_name::text`],
  linesOf: async (keys: readonly number[]): Promise<LineToEvaluate[]> => {
    const found = await work.query<FoundLine>(
      `SELECT o.order_sn AS "orderSn", l.order_line_id AS "orderLineId", l.goods_id AS "goodsId",
              l.product_id AS "productId", l.goods_name ->> $2 AS "goodsName", l.goods_image AS "goodsImage",
              l.part_no AS "partNo", l.buy_num AS "buyNum", o.store_name ->> $2 AS "storeName",
              o.finished_at AS "finishedAt", l.is_evaluated AS "isEvaluated", o.evaluate_until AS "evaluateUntil"
       FROM order_line l JOIN sub_order o USING (order_sn) WHERE l.order_line_id = ANY($1)`,
      [keys, work.language],
    );
    return found.map((line) => ({
      ...line,
      finishedAt: line.finishedAt.toISOString(),
      isEvaluated: bit(line.isEvaluated),
    }));
  },
});

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
