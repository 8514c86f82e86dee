// A laboratory's order as the laboratory sees it: what was agreed for whom, so that the work can be commissioned under it.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { linesOf } from '../hold-order.ts';
import { subOrder, trade } from '../order.tables.ts';

/** Its sub-order, what its trade says of it, and its lines; undefined: what is delivered by no laboratory's reports. */
export async function serviceOfOrder(work: Work, orderSn: string) {
  const [found] = await work.tx
    .select({ order: subOrder, trade })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(eq(subOrder.orderSn, orderSn));
  return found?.order.isByReport ? { ...found, lines: await linesOf(work, [orderSn]) } : undefined;
}
