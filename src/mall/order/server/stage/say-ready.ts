// The store could deliver: the term of what is due before begins, and the buyer is told (domain 3.4.3).
import { eq } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import { after, days } from '#kit/time/duration.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { holdOrder, storesOwn } from '../hold-order.ts';
import { orderStage } from '../order.tables.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { stagesOf, startTerm } from './order-stages.ts';

/** @throws orderErrors.notNow, also the second time and where nothing is due before delivery */
export const sayReady: Action<typeof orderProtocol.ready> = async (work, seller, { orderSn }) => {
  const side = storesOwn(seller);
  const order = await holdOrder(work, side, orderSn);
  await orderLife.advance(work, order, 'sayReady', moverOf('store', seller));
  for (const stage of await stagesOf(work, [orderSn])) {
    if (stage.trigger !== 'BEFORE_SHIP' || stage.state !== 'OPEN') continue;
    const dueAt = after(work.now, days(stage.dueDays));
    await work.tx.update(orderStage).set({ dueAt }).where(eq(orderStage.stageId, stage.stageId));
    await startTerm(work, order, { ...stage, dueAt });
  }
  return showOrder(work, side, orderSn);
};
