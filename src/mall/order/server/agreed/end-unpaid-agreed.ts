// Agreed orders that end before anything was paid: their stages are closed, and who agreed them hears that nothing comes.
import type { Work } from '#kit/db/work.ts';
import { NOTHING } from '#kit/money/money.ts';
import { leftOf, linesOf } from '../hold-order.ts';
import type { OrderRow } from '../order-life.ts';
import { settleStages } from '../stage/lower-stages.ts';
import { tellAgreed } from './tell-agreed.ts';

/** To be called in the work that ends them. Orders from listings are left alone. */
export async function endUnpaidAgreed(
  work: Work,
  orders: readonly OrderRow[],
  reason: string,
): Promise<void> {
  for (const order of orders.filter((one) => one.isAgreed)) {
    await settleStages(work, order.orderSn, reason);
    await tellAgreed(work, order, 'CANCELLED', {
      lines: await linesOf(work, [order.orderSn]),
      number: leftOf,
      amount: NOTHING,
    });
  }
}
