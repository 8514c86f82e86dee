// What of an order can be sent to a laboratory: its lines by the lots that came of them.
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { findOrder, type Side } from '../hold-order.ts';
import { orderLine, parcelLine, subOrder } from '../order.tables.ts';

export interface LotToTest {
  /** Among its store's stock; null: of no listing's, or nothing was sent yet. */
  lotId: number | null;
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
    .select({
      line: orderLine,
      ...{ lotId: parcelLine.lotId, lotNo: parcelLine.lotNo, dateCode: parcelLine.dateCode },
    })
    .from(orderLine)
    .leftJoin(parcelLine, eq(parcelLine.orderLineId, orderLine.orderLineId))
    .where(eq(orderLine.orderSn, orderSn))
    .orderBy(orderLine.orderLineId, parcelLine.parcelLineId);
  const lots = rows.map(({ line, lotId, lotNo, dateCode }) => ({
    lotId,
    ...{ name: line.goodsName[work.language], model: line.partNo, maker: line.brandName },
    ...{ lotNo: lotNo ?? '', dateCode: dateCode ?? '' },
  }));
  return [...new Map(lots.map((lot) => [JSON.stringify(lot), lot])).values()];
}

/** Which of the lots stores have sent to this buyer, or to his enterprise, under the number that stands with each. */
export async function lotsReceived(
  work: Work,
  { memberId, enterpriseId }: { memberId: number; enterpriseId: number | null },
  lots: readonly { lotId: number; lotNo: string }[],
): Promise<number[]> {
  if (lots.length === 0) return [];
  const own = eq(subOrder.memberId, memberId);
  const rows = await work.tx
    .selectDistinct({ lotId: parcelLine.lotId, lotNo: parcelLine.lotNo })
    .from(parcelLine)
    .innerJoin(orderLine, eq(orderLine.orderLineId, parcelLine.orderLineId))
    .innerJoin(subOrder, eq(subOrder.orderSn, orderLine.orderSn))
    .where(
      and(
        enterpriseId === null ? own : or(own, eq(subOrder.enterpriseId, enterpriseId)),
        inArray(
          parcelLine.lotId,
          lots.map(({ lotId }) => lotId),
        ),
      ),
    );
  return rows.flatMap(({ lotId, lotNo }) =>
    lotId !== null && lots.some((lot) => lot.lotId === lotId && lot.lotNo === lotNo) ? [lotId] : [],
  );
}
