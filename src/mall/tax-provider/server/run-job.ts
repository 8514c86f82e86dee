// Asks the provider for the next step of a job while nothing is held, and keeps what it says: issued, failed, or asked again later.
import type { Work, Workshop } from '#kit/db/work.ts';
import { describeError } from '#kit/http/server/safe-log.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { AHEAD_OF_UTC } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import {
  findConfirmedRed,
  findInvoiceRow,
  holdWithRows,
  issueByFiles,
  markIssuing,
  printRed,
  printSheets,
  redByFile,
} from '#mall/invoice/server/invoice.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import { nextPoll } from '../poll-calendar.ts';
import { NuonuoRefusal, type SheetNews } from './nuonuo/nuonuo.ts';
import { billingOrder, redConfirm, redOrder } from './nuonuo/nuonuo-order.ts';
import { type ProviderWorld, withAccount } from './provider-account.ts';
import { ASK, type JobRow, jobLife, jobsOf } from './provider-jobs.ts';

export interface JobWorld extends ProviderWorld {
  fileStore: FileStore;
  log(error: unknown): void;
}

type Issued = Extract<SheetNews, { is: 'ISSUED' }> & { files: { kind: string; bytes: Buffer }[] };
type Outcome =
  | { is: 'goesOn'; set: Partial<Pick<JobRow, 'step' | 'serial' | 'form'>> }
  | { is: 'failed'; cause: string }
  | { is: 'ended' }
  | Issued;

const goesOn = (set: Extract<Outcome, { is: 'goesOn' }>['set'] = {}): Outcome => ({ is: 'goesOn', set });
const orderNoOf = ({ jobSn, attempt }: JobRow): string => (attempt === 1 ? jobSn : `${jobSn}-${attempt}`);

/** What has to be known to ask: read without holding anything. */
async function read(work: Work, jobSn: string) {
  const [job] = await work.query<{ invoiceSn: string }>(
    'SELECT invoice_sn AS "invoiceSn" FROM provider_job WHERE job_sn = $1',
    [jobSn],
  );
  const found = job && (await jobsOf(work, job.invoiceSn)).find((one) => one.jobSn === jobSn);
  if (found?.state !== 'WAITING') return undefined;
  const row = required(await findInvoiceRow(work, found.invoiceSn));
  if (found.seq > 0) {
    const isWanted = row.state === 'PENDING_ISSUE';
    const printed = isWanted ? await printSheets(work, row, () => '') : undefined;
    return { job: found, isWanted, paper: printed?.papers[found.seq - 1] };
  }
  const red = await findConfirmedRed(work, found.invoiceSn);
  const isWanted = red?.redSn === found.jobSn;
  return {
    job: found,
    isWanted,
    red: isWanted && red ? { ...(await printRed(work, row, red, '')), ...red } : undefined,
  };
}

type Known = NonNullable<Awaited<ReturnType<typeof read>>>;

/** One step at the provider. @throws NuonuoRefusal, NoAnswer */
async function ask(workshop: Workshop, world: JobWorld, known: Known): Promise<Outcome> {
  const { nuonuo } = world;
  const { job, isWanted } = known;
  const orderNo = orderNoOf(job);
  const call = <T>(act: Parameters<typeof withAccount<T>>[3]) =>
    withAccount(workshop, world, job.storeId, act);
  if (job.step === 'FORM' || job.step === 'FORM_QUERY') {
    if (!isWanted || !known.red) {
      await call((account) => nuonuo.redRevoke(account, orderNo));
      return { is: 'ended' };
    }
    const { red } = known;
    if (job.step === 'FORM') {
      const form = redConfirm({ billId: orderNo, ...red });
      await call((account) => nuonuo.redRequest(account, form));
      return goesOn({ step: 'FORM_QUERY' });
    }
    const news = await call((account) => nuonuo.redQuery(account, orderNo));
    if (news.is === 'PENDING') return goesOn();
    return news.is === 'OVER'
      ? { is: 'failed', cause: news.cause }
      : goesOn({ step: 'ASK', form: news.form });
  }
  if (job.step === 'QUERY' || !isWanted) {
    const news = await call((account) => nuonuo.query(account, orderNo));
    if (news.is === 'ISSUED') return { ...news, files: await filesOf(world, news) };
    // What it does not know was never asked for: now it is, or it is wanted no more.
    if (news.is === 'UNKNOWN') return isWanted ? goesOn({ step: 'ASK' }) : { is: 'ended' };
    if (news.is === 'FAILED' && news.isSeal)
      await call((account) => nuonuo.reIssue(account, job.serial, orderNo));
    else if (news.is === 'FAILED') return { is: 'failed', cause: news.cause };
    return goesOn();
  }
  const at = after(workshop.clock.now(), AHEAD_OF_UTC).toISOString().slice(0, 19).replace('T', ' ');
  const serial = await call((account) =>
    known.red
      ? nuonuo.redIssue(account, redOrder(orderNo, job.form, known.red.paper, known.red.identity))
      : nuonuo.issue(account, billingOrder(orderNo, required(known.paper), at)),
  );
  return goesOn({ step: 'QUERY', serial });
}

async function filesOf({ nuonuo }: JobWorld, { urls }: Extract<SheetNews, { is: 'ISSUED' }>) {
  const files: Issued['files'] = [];
  for (const [kind, url] of Object.entries(urls))
    if (url) files.push({ kind, bytes: await nuonuo.file(url) });
  return files;
}

/** The application is held before its job, by everybody. */
async function keep(
  work: Work,
  world: JobWorld,
  { jobSn, invoiceSn }: JobRow,
  outcome: Outcome,
): Promise<void> {
  const row = required(await holdWithRows(work, invoiceSn));
  const job = await jobLife.hold(work, jobSn);
  if (job?.state !== 'WAITING') return;
  const by = { by: 'system' } as const;
  if (outcome.is === 'goesOn') {
    if (Object.keys(outcome.set).length === 0) return;
    await work.query('UPDATE provider_job SET step = $2, serial = $3, form = $4 WHERE job_sn = $1', [
      jobSn,
      ...Object.values({ ...pickStep(job), ...outcome.set }),
    ]);
    // The next step follows at once; a query waits for its time.
    if (outcome.set.step === 'ASK') await setTimer(work, ASK.docType, jobSn, ASK.event, work.now);
  } else if (outcome.is === 'ended') await jobLife.advance(work, job, 'end', by);
  else if (outcome.is === 'failed') await fail(work, job, outcome.cause);
  else {
    const { number, issuedOn, tax } = outcome;
    const fileIds: number[] = [];
    for (const { kind, bytes } of outcome.files) {
      const file = {
        memberId: row.memberId,
        bytes,
        fileName: `${number}.${kind}`,
        purpose: 'attachment' as const,
      };
      fileIds.push(
        (await keepFile(work, world.fileStore, { ...file, mimeType: `application/${kind}` })).fileId,
      );
    }
    await jobLife.advance(work, job, 'issue', { ...by, set: { number, issuedOn, tax, fileIds } });
    if (job.seq === 0) {
      const red = await findConfirmedRed(work, invoiceSn);
      if (red?.redSn === jobSn) await redByFile(work, invoiceSn, { number, issuedOn, fileIds });
      else await tellUnwanted(work, job, number);
      return;
    }
    if (row.state !== 'PENDING_ISSUE') return tellUnwanted(work, job, number);
    const sheets = (await jobsOf(work, invoiceSn)).filter(({ seq }) => seq > 0);
    if (sheets.every(({ state }) => state === 'ISSUED'))
      await issueByFiles(
        work,
        invoiceSn,
        sheets.map((one) => ({ ...one, tax: one.tax ?? NOTHING })),
      );
  }
}

const pickStep = ({ step, serial, form }: JobRow) => ({ step, serial, form });

async function fail(work: Work, job: JobRow, cause: string): Promise<void> {
  await jobLife.advance(work, job, 'fail', { by: 'system', set: { cause } });
  const row = required(await findInvoiceRow(work, job.invoiceSn));
  if (row.state === (job.seq === 0 ? 'RED_PENDING' : 'PENDING_ISSUE')) await markIssuing(work, row, cause);
}

/** A refund has ended the application while the provider was at it: what was issued stands there all the same. */
const tellUnwanted = async (work: Work, { storeId, invoiceSn }: JobRow, number: string): Promise<void> =>
  tellOfDocument(
    work,
    await listOperators(work, [storeId]),
    notice(
      ['开票申请已结束，但发票已开出', 'An invoice was issued though its application has ended'],
      [
        `发票 ${number} 已由开票平台开出，请在平台红冲。`,
        `Invoice ${number} was issued by the provider: please take it back there.`,
      ],
    ),
    {
      kind: 'invoice',
      name: { zh: `开票申请 ${invoiceSn}`, en: `Invoice ${invoiceSn}` },
      reason: '',
      link: `/seller/invoice/detail?invoiceSn=${invoiceSn}`,
    },
  );

const SILENT = '开票平台 48 小时未返回结果，请在平台核对';

export const jobTimer = (world: JobWorld): TimerHandler => ({
  ...ASK,
  // Whatever ends this process, the next question is written down.
  async fire(work, jobSn) {
    const [job] = await work.query<{ asked: number; since: Date; invoiceSn: string }>(
      `UPDATE provider_job SET asked = asked + 1 WHERE job_sn = $1 AND state = 'WAITING'
       RETURNING asked, since, invoice_sn AS "invoiceSn"`,
      [jobSn],
    );
    if (!job) return;
    const pause = nextPoll(job.asked, work.now.getTime() - job.since.getTime());
    if (pause !== undefined) await setTimer(work, ASK.docType, jobSn, ASK.event, after(work.now, pause));
  },
  async afterwards(workshop, jobSn) {
    const known = await workshop.reading('zh', (work) => read(work, jobSn));
    if (!known) return;
    const { job } = known;
    const isLast = nextPoll(job.asked, workshop.clock.now().getTime() - job.since.getTime()) === undefined;
    let outcome: Outcome;
    try {
      outcome = await ask(workshop, world, known);
      if (isLast && outcome.is === 'goesOn') outcome = { is: 'failed', cause: SILENT };
    } catch (error) {
      if (error instanceof NuonuoRefusal) outcome = { is: 'failed', cause: error.message };
      else if (isLast) outcome = { is: 'failed', cause: SILENT };
      else return world.log(new Error(`Nuonuo, ${jobSn}: ${describeError(error)}`));
    }
    await workshop.inTransaction('zh', (work) => keep(work, world, job, outcome));
  },
});
