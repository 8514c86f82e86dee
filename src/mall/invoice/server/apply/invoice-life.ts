// The life of an application on the server: what its steps mark, what happens by itself, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { type Done, life } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import { after, days } from '#kit/time/duration.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import { type InvoiceActor, invoiceProcess, invoiceStatus } from '../../invoice-status.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { issueWanted } from '../invoice.events.ts';
import { invoice } from '../invoice.tables.ts';
import { invoiceRules } from '../invoice-rules.ts';
import { tellOfStep } from './invoice-notices.ts';

export { stepBy as moverOf } from '#mall/member/actor.ts';

export type InvoiceLiveRow = typeof invoice.$inferSelect;
export type InvoiceMover = StepBy<InvoiceActor>;

export const invoiceLife = life({
  docType: 'invoice',
  table: invoice,
  key: 'invoiceSn',
  process: invoiceProcess,
  status: invoiceStatus,
  allowed: (row: InvoiceLiveRow, by) =>
    allowedActions(invoiceProcess, row.state, by).filter((action) => {
      if (action === 'markUsed') return !row.isUsed;
      if (action === 'retry') return row.reason !== '' && !row.isIssuing;
      return (
        by === 'system' ||
        !row.isIssuing ||
        (action !== 'withdraw' && action !== 'sendBack' && action !== 'issue')
      );
    }),
  notNow: (row) => invoiceErrors.notNow(row),
  changedMeanwhile: () => invoiceErrors.changedMeanwhile(),
  marks: (work, { action }) => ({
    ...(action === 'issue' && { issuedAt: work.now }),
    ...((action === 'issue' || action === 'redIssued' || action === 'retry') && {
      isIssuing: false,
      reason: '',
    }),
  }),
  timers: (work, step) => timersAfter(work, step),
  async tell(work, { action, row, mover }) {
    await tellOfStep(work, action, row, mover);
    if (action === 'accept' || action === 'retry') await work.emit(issueWanted, { invoiceSn: row.invoiceSn });
  },
});

/** A demo issues by itself what is accepted; paper counts as received after a while. */
async function timersAfter(
  work: Work,
  { row }: Done<InvoiceLiveRow, typeof invoiceProcess>,
): Promise<WantedTimer[]> {
  if (row.state === 'PENDING_RECEIPT')
    return [{ event: 'autoSign', dueAt: after(work.now, days((await invoiceRules.find(work)).signDays)) }];
  if (row.state !== 'PENDING_ISSUE') return [];
  const identity = await findTaxIdentity(work, row.storeId);
  return identity?.adapter === 'SANDBOX' ? [{ event: 'issue', dueAt: work.now }] : [];
}
