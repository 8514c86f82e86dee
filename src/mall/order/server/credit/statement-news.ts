// What statements bring of agreed orders is told to whoever has agreed them, like any other money.
import { eq } from 'drizzle-orm';
import { listener } from '#kit/events/event.ts';
import { orderPaidByStatement } from '#mall/statement/server/statement.events.ts';
import { tellAgreed } from '../agreed/tell-agreed.ts';
import { linesOf } from '../hold-order.ts';
import { subOrder } from '../order.tables.ts';

export const statementNews = listener(orderPaidByStatement, async (work, { orderSn, amount }) => {
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn));
  if (!order?.isAgreed) return;
  const lines = await linesOf(work, [orderSn]);
  await tellAgreed(work, order, 'PAID', { lines, number: (line) => line.buyNum, amount });
});
