// Finds orders and holds them for the time of a step. Locks are taken in one order everywhere: bill, trade, sub-order, product.
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/database.ts';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { looksAfter, type Member, type Seller } from '#mall/member/actor.ts';
import { orderErrors } from './order.errors.ts';
import { orderLine, subOrder, trade } from './order.tables.ts';
import type { OrderRow } from './order-life.ts';

export type TradeRow = typeof trade.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

/** The buyer's side: somebody who looks after orders of his own, and those of his enterprise where one is named. */
export interface BuyersSide extends Pick<Member, 'memberId' | 'sub'> {
  enterpriseId: number | null;
}

/** Whose order is asked for: a buyer's, or one of a seller's store. */
export type Side = BuyersSide | { storeId: number };

/** What is his alone: bin, evaluation. */
export const buyersOwn = (member: Pick<Member, 'memberId'>): BuyersSide => ({
  memberId: member.memberId,
  sub: null,
  enterpriseId: null,
});
/** His own orders, and those of the enterprise that he looks after. */
export const buyersSide = (member: Member): BuyersSide => ({
  memberId: member.memberId,
  sub: member.sub,
  enterpriseId: looksAfter(member),
});
export const storesOwn = (seller: Seller): Side => ({ storeId: seller.storeId });

/** Whether the row is there for this side: somebody else's is not, nor what its buyer has deleted for good from his own view. */
function isVisible(order: OrderRow, side: Side): boolean {
  if ('storeId' in side) return order.storeId === side.storeId;
  if (order.memberId === side.memberId) return order.deleteState !== 2;
  return side.enterpriseId !== null && order.enterpriseId === side.enterpriseId;
}

/** The order without holding it. @throws orderErrors.notFound, also for somebody else's */
export async function findOrder(
  work: Work,
  side: Side,
  orderSn: string,
): Promise<{ order: OrderRow; paySn: string }> {
  const [row] = await work.tx
    .select({ order: subOrder, paySn: trade.paySn })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(eq(subOrder.orderSn, orderSn));
  if (!row || !isVisible(row.order, side)) throw orderErrors.notFound();
  return row;
}

/** Holds one order that goes its own way (after payment). @throws orderErrors.notFound */
export async function holdOrder(work: Work, side: Side, orderSn: string): Promise<OrderRow> {
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn)).for('update');
  if (!order || !isVisible(order, side)) throw orderErrors.notFound();
  return order;
}

export interface HeldTrade {
  trade: TradeRow;
  /** All sub-orders of the trade, ascending. */
  orders: OrderRow[];
}

/** Holds a trade with all its sub-orders: before payment they move together (domain 3.4.1). The bill, if any, must be held before. */
export async function holdTrade(
  work: Work,
  by: { parentSn: string } | { paySn: string },
): Promise<HeldTrade | undefined> {
  const rows = 'parentSn' in by ? await heldByTrade(work, by) : await heldByBill(work, by);
  const [first] = rows;
  return first && { trade: first.trade, orders: rows.map((row) => row.order) };
}

const tradeAndOrders = (tx: Tx, which: SQL) =>
  tx
    .select({ trade, order: subOrder })
    .from(trade)
    .innerJoin(subOrder, eq(subOrder.parentSn, trade.parentSn))
    .where(which)
    .orderBy(asc(subOrder.orderId))
    .for('update');
const heldByTrade = prepared('trade-hold', (tx) =>
  tradeAndOrders(tx, eq(trade.parentSn, sql.placeholder('parentSn'))),
);
const heldByBill = prepared('trade-hold-by-bill', (tx) =>
  tradeAndOrders(tx, eq(trade.paySn, sql.placeholder('paySn'))),
);

/** `holdTrade` where there must be one. */
export async function requireTrade(work: Work, { parentSn }: Pick<TradeRow, 'parentSn'>): Promise<HeldTrade> {
  const held = await holdTrade(work, { parentSn });
  if (!held) throw new Error(`no trade ${parentSn}`);
  return held;
}

/** One of its orders, as it is now that it is held. */
export function orderIn({ orders }: HeldTrade, orderSn: string): OrderRow {
  const order = orders.find((one) => one.orderSn === orderSn);
  if (!order) throw new Error(`no order ${orderSn} in its trade`);
  return order;
}

/** Holds the trade of an order. @throws orderErrors.notFound */
export async function holdTradeOf(
  work: Work,
  side: Side,
  orderSn: string,
): Promise<HeldTrade & { order: OrderRow }> {
  const found = await findOrder(work, side, orderSn);
  const held = await requireTrade(work, found.order);
  return { ...held, order: orderIn(held, orderSn) };
}

/** The lines of orders, in the order of their making. */
export async function linesOf(work: Work, orderSns: readonly string[]): Promise<LineRow[]> {
  if (orderSns.length === 0) return [];
  return linesOfOrders(work, { orderSns });
}

const linesOfOrders = prepared('order-lines-of', (tx) =>
  tx
    .select()
    .from(orderLine)
    .where(sql`${orderLine.orderSn} = ANY(${sql.placeholder('orderSns')}::text[])`)
    .orderBy(asc(orderLine.orderLineId)),
);

/** What the orders of a trade sell, by its bill. */
export const linesUnder = prepared('order-lines-under', (tx) =>
  tx
    .select({ orderSn: orderLine.orderSn, goodsId: orderLine.goodsId, buyNum: orderLine.buyNum })
    .from(orderLine)
    .innerJoin(subOrder, eq(subOrder.orderSn, orderLine.orderSn))
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(eq(trade.paySn, sql.placeholder('paySn')))
    .orderBy(asc(orderLine.orderLineId)),
);

/** Pieces of a line that are neither shipped nor closed. */
export const leftOf = (line: LineRow): number => line.buyNum - line.shippedNum - line.closedNum;

/** Of its listing's stock, what a line still holds: nothing where it was agreed. */
export const heldStockOf = (lines: readonly LineRow[]): { productId: number; number: number }[] =>
  lines.flatMap((line) => {
    const number = Math.min(line.reservedNum, leftOf(line));
    return line.productId === null || number <= 0 ? [] : [{ productId: line.productId, number }];
  });
