// Tells the rooms that agreed an order what happens to it, line by line, in the transaction in which it happens.
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING, sum } from '#kit/money/money.ts';
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
  const lines = of.lines.flatMap((line) =>
    line.sourceLineNo === null || of.number(line) === 0
      ? []
      : [{ sourceLineNo: line.sourceLineNo, number: of.number(line) }],
  );
  await tell(work, order, { what, lines, amount: of.amount });
}

async function tell(
  work: Work,
  order: Pick<OrderRow, 'orderSn' | 'parentSn' | 'isAgreed'>,
  news: Pick<AgreedOrderNews, 'what' | 'lines' | 'amount'>,
): Promise<void> {
  if (!order.isAgreed) return;
  const [agreed] = await work.tx
    .select({ source: trade.source, sourceSn: trade.sourceSn })
    .from(trade)
    .where(eq(trade.parentSn, order.parentSn));
  if (!agreed || !isAgreedSource(agreed.source)) return;
  const { source, sourceSn } = agreed;
  await work.emit(agreedOrderMoved, { orderSn: order.orderSn, source, sourceSn, ...news });
}

/** A case is settled: what of each line will not come or has come back, and what that is worth; the carriage stands with its last line. */
export async function tellLess(
  work: Work,
  order: OrderRow,
  of: {
    what: 'CLOSED' | 'RETURNED';
    given: readonly { line: LineRow; number: number; amount: Cents }[];
    freight: Cents;
    /** What of it has gone back, in fen. */
    back: Cents;
    isReturned: boolean;
  },
): Promise<void> {
  const agreed = of.given.filter(({ line }) => line.sourceLineNo !== null);
  const lines = agreed.flatMap(({ line: { sourceLineNo }, number, amount }, at) => {
    const less = cents(amount + (at === agreed.length - 1 ? of.freight : 0));
    const isGone = of.what === 'CLOSED' || of.isReturned;
    return sourceLineNo === null ? [] : [{ sourceLineNo, number: isGone ? number : 0, less }];
  });
  // what was agreed on later may have gone back with them
  const back = cents(Math.min(of.back, sum(lines.map(({ less }) => less))));
  if (lines.length > 0) await tell(work, order, { what: of.what, lines, amount: back });
}

/** RECEIVED for what lies in these parcels. @param most of a line; left out: all of it */
export async function tellReceived(
  work: Work,
  order: OrderRow,
  parcelSns: readonly string[],
  most: (line: LineRow) => number = ({ shippedNum }) => shippedNum,
): Promise<void> {
  if (!order.isAgreed || parcelSns.length === 0) return;
  const inside = await work.tx
    .select({ orderLineId: parcelLine.orderLineId, number: parcelLine.number })
    .from(parcelLine)
    .where(inArray(parcelLine.parcelSn, [...parcelSns]));
  const came = Map.groupBy(inside, (one) => one.orderLineId);
  const number = (line: LineRow) =>
    Math.min(
      most(line),
      (came.get(line.orderLineId) ?? []).reduce((total, one) => total + one.number, 0),
    );
  await tellAgreed(work, order, 'RECEIVED', {
    lines: await linesOf(work, [order.orderSn]),
    number,
    amount: NOTHING,
  });
}
