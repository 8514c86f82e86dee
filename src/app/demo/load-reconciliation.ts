// Lets the demo's finance import a bank statement and reconcile the days of its recharges: what fits, and what somebody has to look at.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { type Cents, cents, yuan } from '#kit/money/money.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import type { BillRow, OutsideMethod } from '#mall/payment/server/payment.ts';
import { bankLife, bookLine, moverOf, setLineAside } from '#mall/reconciliation/server/bank-life.ts';
import {
  differenceLife,
  differencesOf,
  noteDifference,
} from '#mall/reconciliation/server/difference-life.ts';
import { finishDay, keepDay, matchRows, settleRow } from '#mall/reconciliation/server/reconcile-day.ts';
import { demoActor } from './demo-actor.ts';

/** @returns how many bank lines and channel days */
export async function loadReconciliation(work: Work): Promise<string> {
  await work.flush();
  const finance = await demoActor(work, 'finance01');
  return `${await importStatement(work, finance)} bank lines, ${await reconcileDays(work, finance)} channel days`;
}

interface Line {
  amount: Cents;
  otherName?: string;
  remark?: string;
  otherAccount?: string;
  otherBank?: string;
  isOut?: boolean;
  /** Left to whoever looks around. */
  isOpen?: true;
}

/** What its buyers have transferred, a payout of WeChat Pay, a payer whom nobody knows, and a fee. */
async function importStatement(work: Work, finance: Member): Promise<number> {
  const transfers = await work.query<{ amount: Cents; remark: string; isOpen: boolean }>(
    `SELECT coalesce(nullif(p.paid_amount, 0), p.amount) AS amount, 'YC' || substr(p.pay_sn, 3) AS remark, p.state = 'PENDING_REVIEW' AS "isOpen"
     FROM payment p WHERE p.method = 'TRANSFER' AND p.state IN ('SUCCEEDED', 'PENDING_REVIEW') ORDER BY p.payment_id`,
  );
  const [open, half, double, over] = await work.query<{ amount: Cents; otherName: string; code: string }>(
    `SELECT b.payable - b.paid AS amount, coalesce(e.name, m.member_nick_name) AS "otherName", 'YC' || substr(b.pay_sn, 3) AS code
     FROM bill b JOIN member m USING (member_id) LEFT JOIN enterprise e ON e.enterprise_id = b.enterprise_id
     WHERE b.state = 'OPEN' AND b.doc_type <> 'RECHARGE' AND NOT EXISTS (SELECT FROM payment p WHERE p.pay_sn = b.pay_sn)
       AND NOT EXISTS (SELECT FROM trade t WHERE t.pay_sn = b.pay_sn AND t.source IN ('service', 'authen'))
     ORDER BY b.enterprise_id IS NULL, b.created_at LIMIT 4`,
  );
  const lines: Line[] = [
    ...transfers.map(({ amount, remark, isOpen }) => ({
      amount,
      remark: `货款 ${remark}`,
      otherName: '深圳启明电子有限公司',
      ...(isOpen ? { isOpen } : {}),
    })),
    ...(open ? [{ ...open, remark: '元器件货款', isOpen: true as const }] : []),
    ...(half ? [{ ...half, amount: cents(Math.floor(half.amount / 2)), ...withCode(half) }] : []),
    ...(double ? [{ ...double, amount: cents(double.amount + 1_000), ...withCode(double) }] : []),
    // Ten yuan too much: finance has them to pay back.
    ...(over
      ? [
          {
            ...over,
            amount: cents(over.amount + 1_000),
            remark: `货款 ${over.code}`,
            otherAccount: '6217002920101234567',
            otherBank: '中国建设银行深圳分行',
          },
        ]
      : []),
    { amount: yuan(860), otherName: '东莞市晟达五金制品有限公司', remark: '往来款' },
    { amount: yuan(1_500), otherName: '财付通支付科技有限公司', remark: '商户结算款' },
    { amount: yuan(12), otherName: '', remark: '对公账户管理费', isOut: true, isOpen: true },
  ];
  const day = dayInChina(after(work.now, -days(1)));
  for (const [n, line] of lines.entries()) {
    const { amount, otherName = '', remark = '', isOut = false, isOpen } = line;
    const { otherAccount = '', otherBank = '' } = line;
    const serial = `CMB${day.replaceAll('-', '')}${String(n + 1).padStart(4, '0')}`;
    const account = '0000000000000000001';
    const lineSn = await nextDocumentNumber(work, 'BL');
    const rowKey = `${account} ${serial} ${isOut ? 'out' : 'in'}`;
    const fileName = `银行流水-${day}.csv`;
    const said = {
      account,
      serial,
      day,
      isOut,
      amount,
      otherName,
      otherAccount,
      otherBank,
      remark,
      fileName,
    };
    await bankLife.begin(
      work,
      'bring',
      { lineSn, rowKey, memberId: finance.memberId, ...said },
      moverOf(finance),
    );
    if (isOpen) continue;
    if (remark === '往来款') await setLineAside(work, lineSn, finance);
    else await bookLine(work, lineSn, finance);
  }
  return lines.length;
}

const withCode = ({ code }: { code: string }) => ({ remark: `货款 ${code}`, isOpen: true as const });

interface Recharged {
  paymentSn: string;
  method: OutsideMethod;
  amount: Cents;
  transactionNo: string;
  day: string;
}

/** Each day on which a buyer recharged; the last of WeChat Pay with a row too many and one that differs, the last of Alipay with one too few. */
async function reconcileDays(work: Work, finance: Member): Promise<number> {
  const recharged = await work.query<Recharged>(
    `SELECT p.payment_sn AS "paymentSn", p.method, p.paid_amount AS amount, c.transaction_no AS "transactionNo",
       to_char(p.finished_at + interval '8 hours', 'YYYY-MM-DD') AS day
     FROM payment p JOIN channel_charge c USING (payment_sn) WHERE p.state = 'SUCCEEDED' ORDER BY p.finished_at`,
  );
  const last = (method: OutsideMethod) => recharged.findLast((one) => one.method === method)?.paymentSn;
  for (const one of recharged) {
    const { method, day, paymentSn, amount } = one;
    const isOdd = paymentSn === last(method);
    const morning = { ...work, now: after(endOfDay(day), hours(10.5)) };
    const kept = await keepDay(morning, method, day, isOdd ? oddRows(one) : [rowOf(one)]);
    await matchRows(morning, kept.dayId);
    const rows = await work.query<{ rowId: number }>(
      `SELECT row_id AS "rowId" FROM channel_row WHERE day_id = $1 AND state = 'NEW' ORDER BY row_id`,
      [kept.dayId],
    );
    for (const { rowId } of rows) await settleRow(morning, { rowId, dayId: kept.dayId });
    if (isOdd && method === 'ALIPAY')
      await noteDifference(work, {
        ...{ dayId: kept.dayId, method, kind: 'MISSING', rowKind: 'PAY', number: paymentSn, refundSn: '' },
        ...{ ours: amount, theirs: 0 as Cents },
      });
    await finishDay(morning, kept.dayId);
    const differs = (await differencesOf(work, kept.dayId)).find(({ kind }) => kind === 'AMOUNT');
    const reason = '渠道少收 10 元，已在商户平台核实';
    const proposed = { reason, proposedBy: finance.memberId };
    if (differs)
      await differenceLife.advance(work, differs, 'propose', { ...moverOf(finance, reason), set: proposed });
  }
  return recharged.length;
}

const rowOf = ({ paymentSn, amount, transactionNo }: Recharged): BillRow => ({
  kind: 'PAY',
  number: paymentSn,
  refundSn: '',
  transactionNo,
  amount,
  fee: Math.round(amount * 0.006),
});

/** One that differs and one that nobody knows; none at Alipay. */
function oddRows(one: Recharged): BillRow[] {
  if (one.method === 'ALIPAY') return [];
  const row = rowOf(one);
  const less = (one.amount - 1_000) as Cents;
  const unknown = { number: `${one.paymentSn.slice(0, 8)}70000001`, transactionNo: `${one.transactionNo}9` };
  return [
    { ...row, amount: less },
    { ...row, ...unknown, amount: yuan(66), fee: 40 },
  ];
}
