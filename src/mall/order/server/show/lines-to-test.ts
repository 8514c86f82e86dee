// What of an order can be sent to a laboratory: its lines by the lots that came of them.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { findOrder, type Side } from '../hold-order.ts';
import { orderLine, parcelLine } from '../order.tables.ts';

export interface LotToTest {
  name: string;
  model: string;
  maker: string;
  lotNo: string;
  dateCode: string;
}

/** One for each lot that was sent; a line of which nothing was sent yet without a lot. @throws orderErrors.notFound */
export async function linesToTest(work: Work, side: Side, orderSn: string): Promise<LotToTest[]> {
  const { order } = await findOrder(work, side, orderSn);
  if (order.isService) return [];
  const rows = await work.tx
    .select({ line: orderLine, lotNo: parcelLine.lotNo, dateCode: parcelLine.dateCode })
    .from(orderLine)
    .leftJoin(parcelLine, eq(parcelLine.orderLineId, orderLine.orderLineId))
    .where(eq(orderLine.orderSn, orderSn))
    .orderBy(orderLine.orderLineId, parcelLine.parcelLineId);
  const lots = rows.map(({ line, lotNo, dateCode }) => ({
    ...{ name: line.goodsName[work.language], model: line.partNo, maker: line.brandName },
    ...{ lotNo: lotNo ?? '', dateCode: dateCode ?? '' },
  }));
  return [...new Map(lots.map((lot) => [JSON.stringify(lot), lot])).values()];
}
