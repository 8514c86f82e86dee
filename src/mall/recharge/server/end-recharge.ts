// How a recharge ends: paid and credited, cancelled by whoever may recharge, or not paid in time.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { Actions, Check } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { stepBy } from '#mall/member/actor.ts';
import { billPaid } from '#mall/payment/server/payment.events.ts';
import { type ChannelDesk, closeBill, holdBill } from '#mall/payment/server/payment.ts';
import type { rechargeProtocol } from '../recharge.protocol.ts';
import {
  billOfRecharge,
  findRecharge,
  holdRecharge,
  rechargeOfBill,
  rechargeReply,
} from './find-recharge.ts';
import { rechargeLife } from './recharge-life.ts';

/** The payment room has put the money into the wallet already. */
async function onPaid(work: Work, news: { paySn: string; documentSns: readonly string[] }): Promise<void> {
  if (!news.documentSns.some((documentSn) => documentSn.startsWith('RC'))) return; // orders are paid all day long
  const found = await rechargeOfBill(work, news.paySn);
  if (!found) return;
  const row = await holdRecharge(work, found.rechargeSn);
  const paid = await rechargeLife.advance(work, row, 'pay', { by: 'payment' });
  await rechargeLife.advance(work, paid, 'credit', { by: 'payment' });
}

export const rechargeListeners: readonly Listener[] = [listener(billPaid, onPaid)];

/** What was begun at a channel is closed there first: it may turn out to be paid. @throws rechargeErrors.notFound */
export const checkCancel =
  (desk: ChannelDesk): Check<typeof rechargeProtocol.cancel> =>
  async (work, actor, { rechargeSn }) =>
    desk.close(work, (await findRecharge(work, actor, rechargeSn)).paySn);

/** Call it after `checkCancel`. Money that comes all the same is credited. @throws rechargeErrors.notFound, notInThisState */
export const cancelRecharge: Actions<typeof rechargeProtocol>['cancel'] = async (
  work,
  actor,
  { rechargeSn },
) => {
  const { paySn } = await findRecharge(work, actor, rechargeSn);
  await holdBill(work, paySn);
  const row = await holdRecharge(work, rechargeSn);
  rechargeLife.require(work, row, 'cancel', 'buyer');
  await closeBill(work, paySn, 'recharge cancelled');
  return rechargeReply(work, await rechargeLife.advance(work, row, 'cancel', stepBy('buyer', actor)));
};

export const rechargeTimers: readonly TimerHandler[] = rechargeLife.onTime(
  async (work, rechargeSn) => {
    await holdBill(work, await billOfRecharge(work, rechargeSn));
    return holdRecharge(work, rechargeSn);
  },
  {
    async payTimeout(work, row) {
      await closeBill(work, row.paySn, 'not paid in time');
      await rechargeLife.advance(work, row, 'payTimeout', { by: 'system' });
    },
  },
);
