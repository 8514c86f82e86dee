// Each month the commission of a store's paid bills becomes one invoice: made by the mall, issued by its own store's adapter or by finance, read by the store.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { type Actions, type Route, serveAll } from '#kit/http/server/serve.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { applicationEnded, sheetIssued } from '#mall/invoice/server/invoice.events.ts';
import { billCommission } from '#mall/invoice/server/invoice.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { store } from '#mall/store/server/store.tables.ts';
import { findStores, listOperators } from '#mall/store/server/store.ts';
import { taxIdentity } from '#mall/tax/server/tax.tables.ts';
import { findTaxIdentity, type TaxIdentityRow } from '#mall/tax/server/tax.ts';
import { type CommissionInvoiceCard, commissionInvoiceProtocol } from '../commission-invoice.protocol.ts';
import {
  COMMISSION_TAX,
  commissionInvoiceStates,
  monthBefore,
  taxOfCommission,
} from '../commission-invoice.ts';
import { commissionInvoiceList, storeCommissionInvoiceList } from '../settlement-lists.ts';
import { settlementErrors } from './settlement.errors.ts';
import { commissionInvoice } from './settlement.tables.ts';

/**
 * Paid bills of before this month that no invoice has, with those that they have taken over, by store. Less than nothing waits
 * for a month with more.
 */
const MAKE = `
  WITH RECURSIVE due AS (
    SELECT bill_id, bill_sn, store_id, commission FROM settlement_bill
    WHERE state = 'PAID' AND commission_invoice_id IS NULL AND paid_at < $1
    UNION SELECT b.bill_id, b.bill_sn, b.store_id, b.commission FROM settlement_bill b JOIN due ON b.carried_to = due.bill_sn
    WHERE b.commission_invoice_id IS NULL
  ), made AS (
    INSERT INTO commission_invoice (store_id, month, bills, amount, state, created_at)
    SELECT store_id, $2, count(*), sum(commission), 'OPEN', $3 FROM due GROUP BY store_id HAVING sum(commission) > 0
    ON CONFLICT (store_id, month) DO NOTHING RETURNING invoice_id, store_id)
  UPDATE settlement_bill b SET commission_invoice_id = made.invoice_id
  FROM due JOIN made USING (store_id) WHERE b.bill_id = due.bill_id`;

/** For the month before, once, however often it is tried. @param today a day of China */
export async function invoiceCommissions(work: Work, today = dayInChina(work.now)): Promise<void> {
  const monthBegan = after(endOfDay(`${today.slice(0, 7)}-01`), -days(1));
  await work.query(MAKE, [monthBegan, monthBefore(today), work.now], 'settlement-invoice');
  const seller = await platformsIdentity(work);
  const open = await work.tx
    .select()
    .from(commissionInvoice)
    .where(and(eq(commissionInvoice.state, 'OPEN'), eq(commissionInvoice.createdAt, work.now)));
  for (const row of seller ? open : []) await applyFor(work, required(seller), row);
}

/** The platform is for the tax office who its own store is; the first one that has said so. */
async function platformsIdentity(work: Work): Promise<TaxIdentityRow | undefined> {
  const [own] = await work.tx
    .select({ identity: taxIdentity })
    .from(taxIdentity)
    .innerJoin(store, eq(store.storeId, taxIdentity.storeId))
    .where(eq(store.isSelfOperated, true))
    .orderBy(taxIdentity.storeId)
    .limit(1);
  return own?.identity;
}

/** Issued like any invoice of that store. Who has not said who he is for the tax office gets his by hand. */
async function applyFor(
  work: Work,
  seller: TaxIdentityRow,
  { invoiceId, storeId, month, amount }: typeof commissionInvoice.$inferSelect,
): Promise<void> {
  const buyer = await findTaxIdentity(work, storeId);
  const [memberId] = await listOperators(work, [storeId]);
  if (!buyer || memberId === undefined) return;
  const invoiceSn = await billCommission(work, {
    ...{ documentSn: `CI${invoiceId}`, name: `平台佣金 ${month}`, taxRate: COMMISSION_TAX },
    ...{ amount, seller, buyer, memberId },
  });
  if (invoiceSn)
    await work.tx
      .update(commissionInvoice)
      .set({ invoiceSn })
      .where(eq(commissionInvoice.invoiceId, invoiceId));
}

/** Nothing happens for applications of others. */
export async function noteIssued(work: Work, invoiceSn: string, number: string): Promise<void> {
  await work.tx
    .update(commissionInvoice)
    .set({ state: 'ISSUED', number, issuedAt: work.now })
    .where(and(eq(commissionInvoice.invoiceSn, invoiceSn), eq(commissionInvoice.state, 'OPEN')));
}

export const commissionInvoiceNews: readonly Listener[] = [
  listener(sheetIssued, async (work, { invoiceSn, numbers }) =>
    noteIssued(work, invoiceSn, required(numbers[0])),
  ),
  // withdrawn: finance enters it by hand
  listener(applicationEnded, async (work, { invoiceSn }) => {
    await work.tx
      .update(commissionInvoice)
      .set({ invoiceSn: '' })
      .where(and(eq(commissionInvoice.invoiceSn, invoiceSn), eq(commissionInvoice.state, 'OPEN')));
  }),
];

/** By hand. @throws settlementErrors.noInvoice, invoiceIssued, invoiceApplied, numberKnown */
const issue: Actions<typeof commissionInvoiceProtocol>['issue'] = async (
  work,
  finance,
  { invoiceId, number },
) => {
  const of = eq(commissionInvoice.invoiceId, invoiceId);
  const [row] = await work.tx.select().from(commissionInvoice).where(of).for('update');
  if (!row) throw settlementErrors.noInvoice();
  if (row.state !== 'OPEN') throw settlementErrors.invoiceIssued();
  if (row.invoiceSn !== '') throw settlementErrors.invoiceApplied({ invoiceSn: row.invoiceSn });
  const twins = await work.tx.select().from(commissionInvoice).where(eq(commissionInvoice.number, number));
  if (twins.length > 0) throw settlementErrors.numberKnown();
  const state = 'ISSUED' as const;
  await work.tx
    .update(commissionInvoice)
    .set({ state, number, issuedBy: finance.memberId, issuedAt: work.now })
    .where(and(of, eq(commissionInvoice.state, 'OPEN')));
  await tellOfDocument(
    work,
    await listOperators(work, [row.storeId]),
    {
      title: { zh: '佣金发票已开具', en: 'Commission was invoiced' },
      text: {
        zh: `价税合计 ¥${centsToWire(row.amount)}，发票号码 ${number}。`,
        en: `¥${centsToWire(row.amount)} with tax, number ${number}.`,
      },
    },
    {
      kind: 'statement',
      name: { zh: `${row.month} 佣金`, en: `Commission of ${row.month}` },
      reason: '',
      link: '/seller/settlement/invoices',
    },
  );
  return { invoiceId, state };
};

async function cards(
  work: Work,
  keys: readonly Key[],
  side: 'store' | 'platform',
): Promise<CommissionInvoiceCard[]> {
  const rows = await work.tx
    .select()
    .from(commissionInvoice)
    .where(inArray(commissionInvoice.invoiceId, keys.map(Number)));
  const storeIds = [...new Set(rows.map(({ storeId }) => storeId))];
  const stores = await findStores(work, storeIds);
  const identities = new Map<number, Awaited<ReturnType<typeof findTaxIdentity>>>();
  for (const storeId of storeIds) identities.set(storeId, await findTaxIdentity(work, storeId));
  return rows.map(({ invoiceId, storeId, month, bills, amount, state, number, invoiceSn, createdAt }) => {
    const { net, tax } = taxOfCommission(amount);
    return {
      ...{ invoiceId, month, bills, state, number, invoiceSn },
      storeName: required(stores.get(storeId)).name[work.language],
      header: identities.get(storeId)?.name ?? '',
      taxNo: identities.get(storeId)?.taxNo ?? '',
      amount: centsToWire(amount),
      net: centsToWire(net),
      tax: centsToWire(tax),
      stateName: commissionInvoiceStates[state][work.language],
      tone: commissionInvoiceStates[state].tone,
      createTime: createdAt.toISOString(),
      allowedActions: side === 'platform' && state === 'OPEN' && invoiceSn === '' ? ['issue'] : [],
    };
  });
}

const listed = (work: Work, side: 'store' | 'platform', scope: SQL | undefined) => ({
  from: sql`${commissionInvoice} JOIN ${store} ON ${store.storeId} = ${commissionInvoice.storeId}`,
  key: commissionInvoice.invoiceId,
  scope,
  columns: {
    state: commissionInvoice.state,
    month: commissionInvoice.month,
    createTime: commissionInvoice.createdAt,
    amount: commissionInvoice.amount,
  },
  search: [commissionInvoice.number, commissionInvoice.month, store.nameZh, store.nameEn],
  toRows: (keys: Key[]) => cards(work, keys, side),
});

export const commissionInvoiceRoutes = (): Route[] => [
  ...serveAll(commissionInvoiceProtocol, { issue }),
  ...source(commissionInvoiceList, ({ work }) => listed(work, 'platform', undefined)),
  ...source(storeCommissionInvoiceList, ({ work, actor }) =>
    listed(work, 'store', sql`${commissionInvoice.storeId} = ${actor.storeId}`),
  ),
];
