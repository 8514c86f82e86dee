// The life of red letters on the server: seventy-two hours to confirm one; a demo issues it by itself.
import type { Work } from '#kit/db/work.ts';
import { type Done, life } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import { after, hours } from '#kit/time/duration.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import { redProcess, redStatus } from '../../red-status.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { redWanted } from '../invoice.events.ts';
import { redLetter } from '../invoice.tables.ts';
import { invoiceRules } from '../invoice-rules.ts';

export type RedRow = typeof redLetter.$inferSelect;

export const redLife = life({
  docType: 'redLetter',
  table: redLetter,
  key: 'redSn',
  process: redProcess,
  status: redStatus,
  notNow: () => invoiceErrors.redNotNow(),
  changedMeanwhile: () => invoiceErrors.changedMeanwhile(),
  alreadyThere: () => invoiceErrors.redNotNow(),
  timers: timersAfter,
  async tell(work, { row }) {
    const { invoiceSn, redSn, state } = row;
    if (state === 'CONFIRMED') await work.emit(redWanted, { invoiceSn, redSn });
  },
});

async function timersAfter(work: Work, { row }: Done<RedRow, typeof redProcess>): Promise<WantedTimer[]> {
  if (row.state === 'RED_REQUESTED')
    return [{ event: 'lapse', dueAt: after(work.now, hours((await invoiceRules.find(work)).redHours)) }];
  if (row.state !== 'CONFIRMED') return [];
  const [store] = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM invoice WHERE invoice_sn = $1',
    [row.invoiceSn],
    'invoice-store',
  );
  const identity = store && (await findTaxIdentity(work, store.storeId));
  return identity?.adapter === 'SANDBOX' ? [{ event: 'issue', dueAt: work.now }] : [];
}
