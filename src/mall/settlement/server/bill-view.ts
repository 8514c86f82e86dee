// Rows of bills → replies, in the words of the side that reads; and a bill in full with its rows.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import { findDueTimes } from '#kit/jobs/timer.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findStores } from '#mall/store/server/store.ts';
import { billStatus, billSteps } from '../bill-status.ts';
import { BILL_BUTTONS, BillCard, type BillDetail, BillRowReply } from '../settlement.protocol.ts';
import { disputes, rowKinds } from '../settlement-terms.ts';
import { type BillRecord, billLife } from './bill-life.ts';
import { accountLine, findAccounts, isWaiting } from './keep-account.ts';
import { settlementRow } from './settlement.tables.ts';

/** With whose eyes a bill is seen; the platform's are those of one person. */
export type BillEyes = { side: 'store' } | { side: 'platform'; memberId: number };

export async function billCards(
  work: Work,
  bills: readonly BillRecord[],
  eyes: BillEyes,
): Promise<BillCard[]> {
  if (bills.length === 0) return [];
  const stores = await findStores(work, [...new Set(bills.map((bill) => bill.storeId))]);
  const accounts = await findAccounts(work, [...stores.keys()]);
  const due = await findDueTimes(
    work,
    billLife.docType,
    bills.map((bill) => bill.billSn),
  );
  const open = await work.query<{ billId: number; count: number }>(
    `SELECT disputed_in AS "billId", count(*)::int AS count FROM settlement_row
     WHERE disputed_in = ANY($1) AND dispute IN ('OPEN', 'ESCALATED') GROUP BY 1`,
    [bills.map((bill) => bill.billId)],
    'settlement-disputes',
  );
  return bills.map((bill) => {
    const status = billStatus[bill.state];
    const account = accounts.get(bill.storeId);
    const may: readonly string[] = billLife.allowed(bill, eyes.side, work.now);
    const isSecond = eyes.side === 'platform' && bill.reviewedBy === eyes.memberId;
    return {
      ...sameFields(BillCard, bill),
      storeName: required(stores.get(bill.storeId)).name[work.language],
      bankAccount: account ? accountLine(account) : '',
      payableFrom: account && isWaiting(account, work.now) ? account.payableFrom.toISOString() : null,
      payoutSn: bill.payoutSn ?? '',
      stateCode: status.code,
      stateName: status[work.language],
      tone: status.tone,
      released: centsToWire(bill.released),
      refunds: centsToWire(bill.refunds),
      commission: centsToWire(bill.commission),
      others: centsToWire(bill.others),
      carried: centsToWire(bill.carried),
      total: centsToWire(bill.total),
      demanded: centsToWire(bill.demanded),
      disputed: open.find(({ billId }) => billId === bill.billId)?.count ?? 0,
      createTime: bill.createdAt.toISOString(),
      dueAt: due.get(bill.billSn)?.toISOString() ?? null,
      allowedActions: BILL_BUTTONS.filter(
        (button) => may.includes(button) && !(button === 'review' && isSecond),
      ),
    };
  });
}

/** Call it only where the reader may see the bill. */
export async function billDetail(work: Work, bill: BillRecord, eyes: BillEyes): Promise<BillDetail> {
  const [card] = await billCards(work, [bill], eyes);
  const rows = await work.tx
    .select()
    .from(settlementRow)
    .where(sql`${bill.billId} IN (bill_id, disputed_in)`)
    .orderBy(settlementRow.rowId);
  const { docType } = billLife;
  const steps = await stepReplies(work, docType, bill.billSn, billSteps, billStatus);
  return {
    ...required(card),
    rows: rows.map((row) => rowReply(work, row, bill, eyes)),
    carriedTo: bill.carriedTo ?? '',
    serial: bill.serial,
    log: steps.map(({ detail, ...step }) => step),
  };
}

function rowReply(
  { language }: Work,
  row: typeof settlementRow.$inferSelect,
  bill: BillRecord,
  { side }: BillEyes,
): BillRowReply {
  const isOut = row.disputedIn === bill.billId;
  const waits = isOut && (row.dispute === 'OPEN' || row.dispute === 'ESCALATED');
  const mayDispute = side === 'store' && bill.state === 'GENERATED' && row.dispute === '';
  const mayEscalate = side === 'store' && isOut && row.dispute === 'REFUSED' && row.billId === null;
  return {
    ...sameFields(BillRowReply, row),
    kindName: rowKinds[row.kind][language],
    orderSn: row.orderSn ?? '',
    docSn: row.aboutSn,
    amount: centsToWire(row.amount),
    commission: centsToWire(row.commission),
    net: centsToWire(cents(row.amount - row.commission)),
    time: row.occurredAt.toISOString(),
    disputeName: disputes[row.dispute][language],
    isOut,
    allowedActions: [
      ...(mayDispute ? ['dispute' as const] : []),
      ...(mayEscalate ? ['escalate' as const] : []),
      ...(side === 'platform' && waits ? (['acceptDispute', 'refuseDispute'] as const) : []),
    ],
  };
}
