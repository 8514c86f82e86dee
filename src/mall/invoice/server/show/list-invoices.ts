// Where the lists of applications come from, and one of them to read: a buyer's, a store's.
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { buysFor, mayDo } from '#mall/member/actor.ts';
import type { invoiceProtocol } from '../../invoice.protocol.ts';
import { ownInvoiceList, storeInvoiceList } from '../../invoice-lists.ts';
import { buyers, findInvoice } from '../apply/hold-invoice.ts';
import { invoice } from '../invoice.tables.ts';
import { type Eyes, invoiceCards, invoiceDetail } from './invoice-view.ts';

const storesEyes: Eyes = { side: 'store', mayAct: true };

const invoicesOf = (work: Work, scope: SQL | undefined, eyes: Eyes) => ({
  from: sql`${invoice}`,
  key: invoice.invoiceId,
  scope,
  columns: {
    state: invoice.state,
    createTime: invoice.createdAt,
    type: invoice.type,
    amount: invoice.amount,
  },
  search: [
    invoice.invoiceSn,
    sql`${invoice.header} ->> 'title'`,
    (_keyword: string, pattern: string) =>
      sql`EXISTS (SELECT FROM invoice_sheet s WHERE s.invoice_sn = ${invoice.invoiceSn} AND s.number LIKE ${pattern})`,
    (keyword: string) =>
      sql`EXISTS (SELECT FROM invoice_row r JOIN billable_row b USING (row_id)
                  WHERE r.invoice_sn = ${invoice.invoiceSn} AND b.order_sn = ${keyword})`,
  ],
  toRows: async (keys: Key[]) =>
    invoiceCards(work, await rowsWith(work, invoice, invoice.invoiceId, keys), eyes),
});

export const invoiceListRoutes = [
  ...source(ownInvoiceList, ({ work, actor }) => {
    const enterpriseId = buysFor(actor);
    const own = eq(invoice.memberId, actor.memberId);
    const ours =
      enterpriseId === null
        ? and(own, isNull(invoice.enterpriseId))
        : or(own, eq(invoice.enterpriseId, enterpriseId));
    return invoicesOf(work, ours, { side: 'buyer', mayAct: mayDo(actor, 'invoice.apply') });
  }),
  // What the buyer's own people have not decided is not the store's to read.
  ...source(storeInvoiceList, ({ work, actor }) =>
    invoicesOf(work, sql`${invoice.storeId} = ${actor.storeId} AND NOT ${invoice.isAsked}`, storesEyes),
  ),
];

type Acts = Actions<typeof invoiceProtocol>;

/** @throws invoiceErrors.notFound, also for somebody else's */
export const showInvoice: Acts['detail'] = async (work, member, { invoiceSn }) =>
  invoiceDetail(work, await findInvoice(work, buyers(member), invoiceSn), {
    side: 'buyer',
    mayAct: mayDo(member, 'invoice.apply'),
  });

/** @throws invoiceErrors.notFound, also for another store's */
export const showStoreInvoice: Acts['storeDetail'] = async (work, { storeId }, { invoiceSn }) =>
  invoiceDetail(work, await findInvoice(work, { storeId }, invoiceSn), storesEyes);
