// Payout batches as finance reads them: the list of all, and one with its rows; accounts by their last digits.
import { eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { maskedAccount } from '#mall/payment/refund-status.ts';
import { findStores } from '#mall/store/server/store.ts';
import { PAYOUT_BUTTONS, type PayoutCard, type payoutProtocol } from '../payout.protocol.ts';
import { payoutRowStatus, payoutStatus, payoutSteps } from '../payout-status.ts';
import { payoutList } from '../settlement-lists.ts';
import { type PayoutRecord, payoutLife, rowsOf } from './move-payout.ts';
import { settlementErrors } from './settlement.errors.ts';
import { payout, payoutRow } from './settlement.tables.ts';

/** Their account names. */
export async function namesOfMembers(work: Work, memberIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await work.tx
    .select({ memberId: member.memberId, name: member.memberName })
    .from(member)
    .where(inArray(member.memberId, [...memberIds]));
  return new Map(rows.map(({ memberId, name }) => [memberId, name]));
}

async function cards(work: Work, rows: readonly PayoutRecord[], readerId: number): Promise<PayoutCard[]> {
  const names = await namesOfMembers(
    work,
    rows.map(({ madeBy }) => madeBy),
  );
  const answered = await work.tx
    .select({
      payoutSn: payoutRow.payoutSn,
      paid: sql<number>`coalesce(sum(${payoutRow.amount}) FILTER (WHERE state = 'PAID'), 0)::bigint`,
      failed: sql<number>`count(*) FILTER (WHERE state = 'FAILED')::int`,
    })
    .from(payoutRow)
    .where(
      inArray(
        payoutRow.payoutSn,
        rows.map(({ payoutSn }) => payoutSn),
      ),
    )
    .groupBy(payoutRow.payoutSn);
  return rows.map((row) => {
    const { payoutId, payoutSn, version, state, total, number, madeBy, createdAt } = row;
    const its = answered.find((one) => one.payoutSn === payoutSn);
    const may: readonly string[] = payoutLife.allowed(row, 'platform', work.now);
    return {
      ...{ payoutId, payoutSn, version, state, number },
      stateName: payoutStatus[state][work.language],
      tone: payoutStatus[state].tone,
      total: centsToWire(total),
      paid: centsToWire(cents(its?.paid ?? 0)),
      failed: its?.failed ?? 0,
      madeBy: names.get(madeBy) ?? '',
      createTime: createdAt.toISOString(),
      allowedActions: PAYOUT_BUTTONS.filter(
        (button) => may.includes(button) && !(button === 'check' && madeBy === readerId),
      ),
    };
  });
}

/** @throws settlementErrors.noPayout */
export const payoutDetail: Action<typeof payoutProtocol.payoutDetail> = async (
  work,
  { memberId },
  { payoutSn },
) => {
  const [batch] = await work.tx.select().from(payout).where(eq(payout.payoutSn, payoutSn));
  if (!batch) throw settlementErrors.noPayout();
  const [card] = await cards(work, [batch], memberId);
  const rows = await rowsOf(work, payoutSn);
  const stores = await findStores(
    work,
    rows.map(({ bill }) => bill.storeId),
  );
  const { checkedBy } = batch;
  const names = await namesOfMembers(work, checkedBy === null ? [] : [checkedBy]);
  const steps = await stepReplies(work, payoutLife.docType, payoutSn, payoutSteps, payoutStatus);
  return {
    ...required(card),
    checkedBy: checkedBy === null ? '' : (names.get(checkedBy) ?? ''),
    rows: rows.map(({ row, bill, account }) => ({
      ...{ no: row.no, billSn: row.billSn, state: row.state, serial: row.serial, reason: row.reason },
      storeName: required(stores.get(bill.storeId)).name[work.language],
      ...{ payee: account.payee, bank: account.bank, bankNo: account.bankNo },
      account: maskedAccount(account.account),
      amount: centsToWire(row.amount),
      stateName: payoutRowStatus[row.state][work.language],
      tone: payoutRowStatus[row.state].tone,
      allowedActions:
        batch.state === 'SENT' && row.state === 'WAITING' ? (['rowPaid', 'rowFailed'] as const).slice() : [],
    })),
    log: steps.map(({ detail: _, ...step }) => step),
  };
};

export const payoutRoutes = source(payoutList, ({ work, actor }) => ({
  from: sql`${payout}`,
  key: payout.payoutId,
  scope: undefined,
  columns: {
    state: payout.state,
    createTime: payout.createdAt,
    total: payout.total,
    number: payout.number,
  },
  search: [payout.payoutSn],
  async toRows(keys) {
    const rows = await work.tx
      .select()
      .from(payout)
      .where(inArray(payout.payoutId, keys.map(Number)));
    return cards(work, rows, actor.memberId);
  },
}));
