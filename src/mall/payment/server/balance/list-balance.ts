// Where the rows of a wallet come from: the reader's own, or the one that his enterprise has.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { buysFor, looksAfter, type Member, mayDo, walletOf } from '#mall/member/actor.ts';
import { type BalanceRow, balanceList } from '../../balance-list.ts';
import type { BillDocument } from '../../payment-status.ts';
import type { BillRow } from '../bill.ts';
import { balanceEntry, bill, payment, refund } from '../payment.tables.ts';
import { heldBy } from './balance.ts';

type Entry = typeof balanceEntry.$inferSelect;
type Documents = BalanceRow['documents'];

export const balanceListRoutes = source(balanceList, ({ work, actor }) => ({
  from: sql`${balanceEntry}`,
  key: balanceEntry.entryId,
  scope: eq(balanceEntry.memberId, walletOf(actor)),
  columns: { entryId: balanceEntry.entryId, kind: balanceEntry.kind, createTime: balanceEntry.createdAt },
  async toRows(keys) {
    const rows = await rowsWith(work, balanceEntry, balanceEntry.entryId, keys);
    const documentsOf = await findDocuments(work, actor, rows);
    return rows.map((row) => ({
      entryId: row.entryId,
      createTime: row.createdAt.toISOString(),
      kind: row.kind,
      documents: documentsOf(row),
      amount: centsToWire(row.amount),
      balanceAfter: centsToWire(row.balanceAfter),
    }));
  },
  more: async () => {
    const { available, frozen } = await heldBy(work, walletOf(actor));
    return {
      available: centsToWire(available),
      frozen: centsToWire(frozen),
      holds: await holdsOf(work, actor),
    };
  },
}));

/** What of the wallet waits beside a channel, the oldest first. */
async function holdsOf(work: Work, reader: Member) {
  const rows = await work.tx
    .select({ payment, bill })
    .from(payment)
    .innerJoin(bill, eq(bill.paySn, payment.paySn))
    .where(
      and(
        eq(payment.walletId, walletOf(reader)),
        eq(payment.method, 'BALANCE'),
        eq(payment.state, 'PENDING_PAYMENT'),
      ),
    )
    .orderBy(payment.paymentId);
  return rows.map(({ payment: { paymentSn, amount }, bill: of }) => ({
    paymentSn,
    amount: centsToWire(amount),
    documents: of.lines.map(({ documentSn }) => ({ documentSn, to: pageOf(reader, documentSn, of) })),
  }));
}

/** Rows name a bill, or one document of a bill that was paid back. */
async function findDocuments(
  work: Work,
  reader: Member,
  rows: readonly Entry[],
): Promise<(row: Entry) => Documents> {
  const sns = [...new Set(rows.map(({ documentSn }) => documentSn).filter(Boolean))];
  const bills = await work.tx.select().from(bill).where(inArray(bill.paySn, sns));
  const back = await work.tx
    .selectDistinctOn([refund.documentSn], { documentSn: refund.documentSn, bill })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .innerJoin(bill, eq(bill.paySn, payment.paySn))
    .where(inArray(refund.documentSn, sns));
  const found = new Map<string, Documents>();
  const shown = (documentSn: string, of: BillRow) => ({ documentSn, to: pageOf(reader, documentSn, of) });
  for (const one of back) found.set(one.documentSn, [shown(one.documentSn, one.bill)]);
  for (const one of bills)
    found.set(
      one.paySn,
      one.lines.map(({ documentSn }) => shown(documentSn, one)),
    );
  return ({ kind, documentSn }) =>
    found.get(documentSn) ??
    (documentSn ? [{ documentSn, to: kind === 'compensation' ? caseOf(reader, documentSn) : null }] : []);
}

/** What a store has paid for is its case's, or a complaint's. */
function caseOf(reader: Member, documentSn: string): string | null {
  if (!mayDo(reader, 'order.read') || (reader.sub !== null && looksAfter(reader) === null)) return null;
  return documentSn.startsWith('CP')
    ? `/member/order/complaint/detail?complaintSn=${documentSn}`
    : `/member/order/refund/detail?caseSn=${documentSn}`;
}

/** By kind of bill: what an employee needs to open its documents, whose colleagues' he sees, and where they are. */
const ORDER = ['order.read', looksAfter, '/member/order/detail?orderSn='] as const;
const PAGES = {
  TRADE: ORDER,
  STAGE: ORDER,
  SAMPLE: ['sample.read', buysFor, '/member/request/info?sampleSn='],
  STATEMENT: ['credit.read', buysFor, '/member/credit/statement?statementSn='],
  RECHARGE: ['order.recharge', buysFor, '/member/recharge?rechargeSn='],
} as const satisfies Record<BillDocument, readonly unknown[]>;

/** Null where it is somebody's whose documents the reader does not look after, or he lacks the point. */
function pageOf(reader: Member, documentSn: string, of: BillRow): string | null {
  const isOf = (enterpriseId: number | null) => enterpriseId !== null && enterpriseId === of.enterpriseId;
  const [point, enterpriseId, page] = PAGES[of.docType];
  const isSeen = of.memberId === reader.memberId || isOf(enterpriseId(reader));
  return isSeen && mayDo(reader, point) ? page + documentSn : null;
}
