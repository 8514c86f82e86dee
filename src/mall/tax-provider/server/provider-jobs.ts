// What a provider is asked to issue: begun with an accepted application or a confirmed red letter of a store that issues by Nuonuo.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { required } from '#kit/rules/required.ts';
import { issueWanted, redWanted } from '#mall/invoice/server/invoice.events.ts';
import { findInvoiceRow, markIssuing, planWaiting } from '#mall/invoice/server/invoice.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import { jobProcess, jobStatus } from '../provider-process.ts';
import { taxProviderErrors } from './tax-provider.errors.ts';
import { providerJob } from './tax-provider.tables.ts';

export type JobRow = typeof providerJob.$inferSelect;

export const ASK = { docType: 'providerJob', event: 'ask' } as const;

export const jobLife = life({
  docType: ASK.docType,
  table: providerJob,
  key: 'jobSn',
  process: jobProcess,
  status: jobStatus,
  notNow: () => taxProviderErrors.notNow(),
  changedMeanwhile: () => taxProviderErrors.notNow(),
  timers: (work, { row }) => (row.state === 'WAITING' ? [{ event: ASK.event, dueAt: work.now }] : []),
});

export const jobsOf = (work: Work, invoiceSn: string): Promise<JobRow[]> =>
  work.tx
    .select()
    .from(providerJob)
    .where(eq(providerJob.invoiceSn, invoiceSn))
    .orderBy(asc(providerJob.seq), asc(providerJob.jobId));

const issuesByNuonuo = async (work: Work, storeId: number): Promise<boolean> =>
  (await findTaxIdentity(work, storeId))?.adapter === 'NUONUO';

/** The first step anew, under another number: what has failed there keeps its own. */
const again = (work: Work, job: JobRow) =>
  jobLife.advance(work, job, 'retry', {
    by: 'system',
    set: {
      ...{ step: job.seq === 0 ? 'FORM' : 'ASK', attempt: job.attempt + 1, asked: 0, since: work.now },
      ...{ serial: '', form: '', cause: '' },
    },
  });

/** In the work of the application's own step, which is held. Paper and what a person began stay his. */
export async function askProvider(work: Work, invoiceSn: string): Promise<void> {
  const row = required(await findInvoiceRow(work, invoiceSn));
  if (row.medium === 'PAPER' || !(await issuesByNuonuo(work, row.storeId))) return;
  const jobs = await jobsOf(work, invoiceSn);
  const failed = jobs.filter(
    ({ state, seq }) => state === 'FAILED' && (seq === 0) === (row.state === 'RED_PENDING'),
  );
  for (const job of failed) await again(work, job);
  if (row.state !== 'PENDING_ISSUE') return;
  if (jobs.length === 0) {
    const sheets = await planWaiting(work, invoiceSn);
    const begun = sheets.map((_, at) => ({
      ...{ invoiceSn, jobSn: `${invoiceSn}-${at + 1}`, seq: at + 1, storeId: row.storeId },
      ...{ step: 'ASK' as const, since: work.now },
    }));
    await jobLife.beginAll(work, 'begin', begun, { by: 'system' });
  }
  await markIssuing(work, row, '');
}

export const providerListeners: readonly Listener[] = [
  listener(issueWanted, (work, { invoiceSn }) => askProvider(work, invoiceSn)),
  listener(redWanted, async (work, { invoiceSn, redSn }) => {
    const { storeId, medium } = required(await findInvoiceRow(work, invoiceSn));
    if (medium === 'PAPER' || !(await issuesByNuonuo(work, storeId))) return;
    const job = { invoiceSn, jobSn: redSn, seq: 0, storeId, step: 'FORM' as const, since: work.now };
    await jobLife.begin(work, 'begin', job, { by: 'system' });
  }),
];
