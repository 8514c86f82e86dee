// Tells the rooms that agreed an order what happens to it, line by line, in the transaction in which it happens.
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { isAgreedSource } from '../../order-source.ts';
import { type LineRow, linesOf } from '../hold-order.ts';
import { type AgreedOrderNews, agreedOrderMoved } from '../order.events.ts';
import { parcelLine, trade } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';

/** Nothing happens for orders from listings. @param number pieces of a line that this is about; lines without any are left out */
export async function tellAgreed(
  work: Work,
  order: Pick<OrderRow, 'orderSn' | 'parentSn' | 'isAgreed'>,
  what: AgreedOrderNews['what'],
  of: { lines: readonly LineRow[]; number: (line: LineRow) => number; amount: Cents },
): Promise<void> {
  if (!order.isAgreed) return;
  const [agreed] = await work.tx
    .select({ source: trade.source, sourceSn: trade.sourceSn })
    .from(trade)
    .where(eq(trade.parentSn, order.parentSn));
  if (!agreed || !isAgreedSource(agreed.source)) return;
  const { source, sourceSn } = agreed;
  const lines = of.lines.flatMap((line) =>
    line.sourceLineNo === null || of.number(line) === 0
      ? []
      : [{ sourceLineNo: line.sourceLineNo, number: of.number(line) }],
  );
  await work.emit(agreedOrderMoved, {
    orderSn: order.orderSn,
    source,
    sourceSn,
    what,
    lines,
    amount: of.amount,
  });
}

/** RECEIVED for what lies in these parcels. */
export async function tellReceived(work: Work, order: OrderRow, parcelSns: readonly string[]): Promise<void> {
  if (!order.isAgreed || parcelSns.length === 0) return;
  const inside = await work.tx
    .select({ orderLineId: parcelLine.orderLineId, number: parcelLine.number })
    .from(parcelLine)
    .where(inArray(parcelLine.parcelSn, [...parcelSns]));
  const came = Map.groupBy(inside, (one) => one.orderLineId);
  const number = ({ orderLineId }: LineRow) =>
    (came.get(orderLineId) ?? []).reduce((total, one) => total + one.number, 0);
  await tellAgreed(work, order, 'RECEIVED', {
    lines: await linesOf(work, [order.orderSn]),
    number,
    amount: NOTHING,
  });
}
