// Settles the demo's old orders with their stores, on the Tuesdays of the last weeks: the older bills are confirmed and looked over, the last one waits for its store.
import type { Work } from '#kit/db/work.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { keepSetting } from '#mall/setting/server/setting.ts';
import { billLife } from '#mall/settlement/server/bill-life.ts';
import { cutBill, storesToBill } from '#mall/settlement/server/cut-bills.ts';
import { ordersDue, release } from '#mall/settlement/server/release-orders.ts';
import { CYCLES, lastCutDay } from '#mall/settlement/settlement-sum.ts';

const WEEKS = 4;
/** Older ones have been confirmed. */
const CONFIRMED_AFTER = days(8);

/** @returns how many bills */
export async function loadSettlements(work: Work): Promise<number> {
  await work.flush();
  await keepSetting(work, 'settlement_rules', { cycle: CYCLES.WEEKLY, silenceDays: 5, leastYuan: 100 });
  for (let week = WEEKS - 1; week >= 0; week--) {
    const day = lastCutDay(CYCLES.WEEKLY, dayInChina(after(work.now, -days(7 * week))));
    const at = { ...work, now: after(endOfDay(day), hours(2) - days(1)) };
    for (const orderSn of await ordersDue(at))
      await release({ ...at, now: after(at.now, -hours(8)) }, orderSn);
    await work.flush();
    for (const storeId of await storesToBill(at)) await cutBill(at, storeId, day);
  }
  const bills = await work.query<{ billSn: string; createdAt: Date; state: string }>(
    'SELECT bill_sn AS "billSn", created_at AS "createdAt", state FROM settlement_bill ORDER BY bill_id',
  );
  for (const { billSn, createdAt, state } of bills) {
    const confirmedAt = after(createdAt, CONFIRMED_AFTER);
    const bill = await billLife.hold(work, billSn);
    if (!bill || state !== 'GENERATED' || confirmedAt > work.now) continue;
    await billLife.advance({ ...work, now: confirmedAt }, bill, 'confirmTimeout', {
      by: 'system',
      to: 'STORE_CONFIRMED',
    });
  }
  return bills.length;
}
