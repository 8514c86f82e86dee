// Lets the demo's buyers recharge: every step is the rooms' own, at an earlier clock; the channels are said to have answered.
import { demoRecharges } from '#demo/recharges.ts';
import type { Work } from '#kit/db/work.ts';
import { parseCents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, minutes } from '#kit/time/duration.ts';
import { beginThrough } from '#mall/payment/server/channel/channel-desk.ts';
import { hearNews } from '#mall/payment/server/channel/learn-of-charge.ts';
import { cancelRecharge } from '#mall/recharge/server/end-recharge.ts';
import { rechargeListeners } from '#mall/recharge/server/recharge.routes.ts';
import { submitRecharge } from '#mall/recharge/server/submit-recharge.ts';
import { heardBy } from './demo-actor.ts';
import { demoEmployee } from './load-inquiries.ts';

const submit = submitRecharge({ begin: beginThrough({ WECHAT: true, ALIPAY: true }) });

const heard = heardBy(rechargeListeners);

/** @returns how many */
export async function loadRecharges(work: Work): Promise<number> {
  for (const [i, { buyer, daysAgo, at, amount, method, isCancelled }] of demoRecharges.entries()) {
    const member = await demoEmployee(work, buyer);
    const begun = new Date(`${dayInChina(after(work.now, -days(daysAgo)))}T${at}:00+08:00`);
    const { rechargeSn, paymentSn } = await submit(heard(work, begun), member, { amount, method });
    const then = heard(work, after(begun, minutes(1)));
    if (isCancelled) await cancelRecharge(then, member, { rechargeSn });
    const standing = isCancelled ? 'CLOSED' : 'SUCCESS';
    await hearNews(then, method, {
      paymentSn,
      standing,
      amount: isCancelled ? null : required(parseCents(String(amount))),
      transactionNo: isCancelled ? null : `42000027${String(1_000_000_000 + i)}`,
    });
  }
  return demoRecharges.length;
}

/**
 * The demo's days were not told one after the other: the rows of each wallet are put into the order of their moments, so that
 * what it held follows from row to row.
 */
export async function orderWallets(work: Work): Promise<void> {
  await work.flush();
  await work.query(
    `WITH told AS (
       SELECT *, row_number() OVER (PARTITION BY member_id ORDER BY entry_id) AS place,
         row_number() OVER in_time AS place_in_time, sum(amount) OVER in_time AS held
       FROM balance_entry WINDOW in_time AS (PARTITION BY member_id ORDER BY created_at, entry_id)
     )
     UPDATE balance_entry e
     SET kind = t.kind, amount = t.amount, balance_after = t.held, document_sn = t.document_sn, created_at = t.created_at
     FROM told place JOIN told t ON t.member_id = place.member_id AND t.place_in_time = place.place
     WHERE e.entry_id = place.entry_id`,
  );
}
