// Gives back the stock that orders still hold, when they end without delivery.
import type { Work } from '#kit/db/work.ts';
import { releaseStock } from '#mall/goods/server/goods.ts';
import { dropForOrders } from '../credit/order-on-credit.ts';
import { heldStockOf, linesOf } from '../hold-order.ts';
import type { OrderRow } from '../order-life.ts';

/**
 * Releases what is neither shipped nor closed. What was sent back for correction holds nothing (O3).
 * @param orders as they were before the step that ends them; their lines must not have been closed yet
 */
export async function releaseOrders(work: Work, orders: readonly OrderRow[]): Promise<void> {
  const holding = orders.filter((order) => order.state !== 'REVIEW_REJECTED').map((order) => order.orderSn);
  await dropForOrders(work, orders);
  const lines = await linesOf(work, holding);
  await releaseStock(work, heldStockOf(lines));
}
