// What the settlement room serves, hears and waits for.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Actions, type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { store } from '#mall/store/server/store.tables.ts';
import { payoutProtocol } from '../payout.protocol.ts';
import { settlementProtocol } from '../settlement.protocol.ts';
import { adminBillList, storeBillList } from '../settlement-lists.ts';
import { standingProtocol } from '../standing.protocol.ts';
import { type BillRecord, settlementRules } from './bill-life.ts';
import { type BillEyes, billCards, billDetail } from './bill-view.ts';
import { cutTimer } from './cut-bills.ts';
import { commissionInvoiceRoutes } from './invoice-commissions.ts';
import { accountActs } from './keep-account.ts';
import { standingActs, standingRoutes } from './keep-standing.ts';
import { moneyRoutes } from './list-money.ts';
import { billMoves, billTimers } from './move-bill.ts';
import { payoutMoves } from './move-payout.ts';
import { payoutDetail, payoutRoutes } from './payout-view.ts';
import { releaseTimer } from './release-orders.ts';
import { settlementErrors } from './settlement.errors.ts';
import { settlementBill } from './settlement.tables.ts';

export { settlementListeners } from './release-orders.ts';

type Acts = Actions<typeof settlementProtocol>;

/** @throws settlementErrors.notFound, also for another store's */
async function find(work: Work, billSn: string, storeId?: number): Promise<BillRecord> {
  const own = storeId === undefined ? undefined : eq(settlementBill.storeId, storeId);
  const [bill] = await work.tx
    .select()
    .from(settlementBill)
    .where(and(eq(settlementBill.billSn, billSn), own));
  if (!bill) throw settlementErrors.notFound();
  return bill;
}

const storeDetail: Acts['storeDetail'] = async (work, { storeId }, { billSn }) =>
  billDetail(work, await find(work, billSn, storeId), { side: 'store' });

const adminDetail: Acts['adminDetail'] = async (work, { memberId }, { billSn }) =>
  billDetail(work, await find(work, billSn), { side: 'platform', memberId });

const billsOf = (work: Work, scope: SQL | undefined, eyes: BillEyes) => ({
  from: sql`${settlementBill} JOIN ${store} ON ${store.storeId} = ${settlementBill.storeId}`,
  key: settlementBill.billId,
  scope,
  columns: {
    state: settlementBill.state,
    createTime: settlementBill.createdAt,
    released: settlementBill.released,
    refunds: settlementBill.refunds,
    commission: settlementBill.commission,
    others: settlementBill.others,
    total: settlementBill.total,
  },
  search: [settlementBill.billSn, store.nameZh, store.nameEn],
  toRows: async (keys: Key[]) =>
    billCards(work, await rowsWith(work, settlementBill, settlementBill.billId, keys), eyes),
});

export const settlementTimers: readonly TimerHandler[] = [releaseTimer, cutTimer, ...billTimers];

export function settlementRoutes(): Route[] {
  return [
    ...serveAll(settlementProtocol, {
      storeDetail,
      adminDetail,
      ...billMoves,
      ...settlementRules.calls,
    }),
    ...serveAll(payoutProtocol, { ...accountActs, ...payoutMoves, payoutDetail }),
    ...payoutRoutes,
    ...serveAll(standingProtocol, standingActs),
    ...standingRoutes,
    ...commissionInvoiceRoutes(),
    ...source(storeBillList, ({ work, actor }) =>
      billsOf(work, sql`${settlementBill.storeId} = ${actor.storeId}`, { side: 'store' }),
    ),
    ...source(adminBillList, ({ work, actor }) =>
      billsOf(work, undefined, { side: 'platform', memberId: actor.memberId }),
    ),
    ...moneyRoutes,
  ];
}
