// Settles the demo's old orders with their stores, on the Tuesdays of the last weeks: the oldest bills have gone to the bank, which has sent one back; younger ones are confirmed, the last one waits for its store.
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import type { FileStore } from '#mall/file/server/file.ts';
import { holdWithRows } from '#mall/invoice/server/apply/hold-invoice.ts';
import { invoiceMoves } from '#mall/invoice/server/apply/move-invoice.ts';
import { sheetsOf } from '#mall/invoice/server/issue/plan-sheets.ts';
import { issueBySandbox } from '#mall/invoice/server/issue/sandbox.ts';
import { keepSetting } from '#mall/setting/server/setting.ts';
import { billLife } from '#mall/settlement/server/bill-life.ts';
import { cutBill, storesToBill } from '#mall/settlement/server/cut-bills.ts';
import { invoiceCommissions, noteIssued } from '#mall/settlement/server/invoice-commissions.ts';
import { standingActs } from '#mall/settlement/server/keep-standing.ts';
import { billMoves } from '#mall/settlement/server/move-bill.ts';
import { payoutMoves } from '#mall/settlement/server/move-payout.ts';
import { ordersDue, release } from '#mall/settlement/server/release-orders.ts';
import { CYCLES, lastCutDay } from '#mall/settlement/settlement-sum.ts';
import { demoActor } from '../demo-actor.ts';
import { demoSeller } from '../load-inquiries.ts';

const WEEKS = 4;
/** Older ones have been confirmed. */
const CONFIRMED_AFTER = days(8);

/** @returns how many bills */
export async function loadSettlements(work: Work, store: FileStore | undefined): Promise<number> {
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
  await payOut(work);
  await invoiceThem(work, store);
  await deposit(work);
  return bills.length;
}

/** All confirmed bills but the newest, looked over by two and sent in one batch; the last of them fails. */
async function payOut(work: Work): Promise<void> {
  const [one, two] = [await demoActor(work, 'admin01'), await demoActor(work, 'finance01')];
  await work.query(
    `INSERT INTO payout_account (store_id, payee, account, bank, bank_no, said_by, created_at, payable_from)
     SELECT s.store_id, s.name_zh, '7559' || lpad(s.store_id::text, 11, '0'), '招商银行深圳分行', '308584000013', min(o.member_id), $1, $1
     FROM store s JOIN store_operator o USING (store_id) WHERE NOT s.is_self_operated GROUP BY s.store_id`,
    [after(work.now, -days(7 * (WEEKS + 2)))],
  );
  const bills = await work.query<{ billId: number; billSn: string; version: number; createdAt: Date }>(
    `SELECT bill_id AS "billId", bill_sn AS "billSn", version, created_at AS "createdAt" FROM settlement_bill
     WHERE state = 'STORE_CONFIRMED' ORDER BY bill_id`,
  );
  bills.pop();
  const newest = bills.at(-1);
  if (!newest) return;
  const sentAt = after(newest.createdAt, CONFIRMED_AFTER + hours(9));
  const at = { ...work, now: sentAt < work.now ? sentAt : work.now };
  for (const { billSn, version } of bills) {
    await billMoves.review(at, one, { billSn, version });
    await billMoves.review(at, two, { billSn, version: version + 1 });
  }
  const { payoutSn } = await payoutMoves.make(at, one, { billIds: bills.map(({ billId }) => billId) });
  await payoutMoves.check(at, two, { payoutSn, version: 1 });
  await payoutMoves.take(at, one, { payoutSn });
  for (const [n, { billSn }] of bills.entries()) {
    if (n > 0 && n === bills.length - 1)
      await payoutMoves.rowFailed(at, one, { payoutSn, billSn, reason: '户名与账号不符' });
    else await payoutMoves.rowPaid(at, one, { payoutSn, billSn, serial: `CMB${payoutSn.slice(2)}${n}` });
  }
}

/** What is paid of this month is invoiced already: one invoice of commission is issued, the others wait for the mall's own store. */
async function invoiceThem(work: Work, store: FileStore | undefined): Promise<void> {
  await work.flush();
  const today = dayInChina(work.now);
  const nextMonth = dayInChina(after(endOfDay(`${today.slice(0, 7)}-28`), days(4)));
  await invoiceCommissions(work, nextMonth);
  const [first] = await work.query<{ invoiceSn: string }>(
    `SELECT invoice_sn AS "invoiceSn" FROM commission_invoice WHERE invoice_sn <> '' ORDER BY invoice_id`,
  );
  const row = store && first && (await holdWithRows(work, first.invoiceSn));
  if (!row) return;
  const { invoiceSn, version, storeId } = row;
  const seller = required(await demoSeller(work, storeId));
  await invoiceMoves.accept(work, seller, { invoiceSn, version, isAccepted: true, reason: '' });
  await issueBySandbox(store)(work, required(await holdWithRows(work, invoiceSn)));
  const [issued] = await sheetsOf(work, invoiceSn);
  await noteIssued(work, invoiceSn, required(issued).sheet.number);
}

/** Each joined store has deposited what the rule says; a later entry waits for its second person. */
async function deposit(work: Work): Promise<void> {
  const [one, two] = [await demoActor(work, 'admin01'), await demoActor(work, 'finance01')];
  const at = { ...work, now: after(work.now, -days(7 * (WEEKS + 1))) };
  const stores = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM store WHERE NOT is_self_operated ORDER BY 1',
  );
  const enter = (of: Work, storeId: number, yuan: number, serial: string) =>
    standingActs.enterDeposit(of, one, { storeId, kind: 'PAID', amount: cents(yuan * 100), serial });
  for (const { storeId } of stores) {
    const { moves } = await enter(at, storeId, 10_000, `CMB8800${storeId}`);
    for (const { moveSn } of moves) await standingActs.confirmDeposit(at, two, { moveSn });
  }
  if (stores[0]) await enter(work, stores[0].storeId, 2_000, 'CMB8900');
}
