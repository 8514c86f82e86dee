// Orders of one submission stand together in the buyer's list.
import type { OrderCard } from '../order-detail.protocol.ts';

export interface TradeGroup<O> {
  parentSn: string;
  orders: O[];
}

/** Neighbouring orders of the same trade, in the order of the list. */
export function groupByTrade<O extends Pick<OrderCard, 'parentSn'>>(orders: readonly O[]): TradeGroup<O>[] {
  const groups: TradeGroup<O>[] = [];
  for (const order of orders) {
    const last = groups.at(-1);
    if (last?.parentSn === order.parentSn) last.orders.push(order);
    else groups.push({ parentSn: order.parentSn, orders: [order] });
  }
  return groups;
}
