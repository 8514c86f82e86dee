// What follows an approval by itself: the paper is drawn, sealed and kept, then the report is issued, in one transaction with all that follows. Interrupted anywhere, it begins again.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { checkPdf } from '#kit/pdf/sign/check-pdf.ts';
import { holderOf } from '#kit/pdf/sign/seal.ts';
import { signPdf } from '#kit/pdf/sign/sign-pdf.ts';
import { required } from '#kit/rules/required.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { markReported, reportedSeqs } from '#mall/bench/server/bench.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import { deliverReports, holdOrdersOf, noteReport, serviceOfOrder } from '#mall/order/server/order.ts';
import { endTests, keepFrom } from '#mall/specimen/server/specimen.ts';
import {
  agreedOf,
  findService,
  holdService,
  newestVersion,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import { UNISSUED } from '../../report-process.ts';
import { dccXml } from '../dcc/dcc-xml.ts';
import { SEAL_PLACE } from '../draw/draw-report.ts';
import { writeEvidence } from '../evidence.ts';
import { report } from '../report.tables.ts';
import { type ReportRow, reportLife } from '../report-life.ts';
import { certifyInstruments } from './certify-instruments.ts';
import { certificateText, instituteSeal, type Sealing } from './institute-seal.ts';
import { photosOf, print } from './print-report.ts';

export interface SealingWorld {
  fileStore: FileStore;
  sealing: Sealing;
  /** The address visitors use, without a slash at the end. */
  publicUrl(): string;
}

const SIGNING = { docType: reportLife.docType, event: 'sign' } as const;
const RELEASE = '1';
const AGAIN = minutes(1); // chosen: an authority of time stamps that does not answer is asked again so soon

/** The timer fires, is set again for the case that this process ends, and goes away with the state. */
export const sealTimer = (world: SealingWorld): TimerHandler => ({
  ...SIGNING,
  async fire(work, docSn) {
    const row = await reportLife.hold(work, docSn);
    if (row?.state === 'SIGNING')
      await setTimer(work, SIGNING.docType, docSn, SIGNING.event, after(work.now, AGAIN));
  },
  afterwards: (workshop, docSn) => sealReport(workshop, world, Number(docSn)),
});

export const verifyUrl = (
  base: string,
  { reportNo, verifyCode }: Pick<ReportRow, 'reportNo' | 'verifyCode'>,
): string => `${base}/report/verify?${new URLSearchParams({ no: reportNo ?? '', code: verifyCode })}`;

interface Sealed {
  pdf: Buffer;
  dcc: string | null;
  holder: string;
  isDemo: boolean;
  certificate: string;
  stampedAt: Date | null;
}

async function sealReport(workshop: Workshop, world: SealingWorld, reportId: number): Promise<void> {
  const row = await workshop.inTransaction('zh', async (work) => {
    const [found] = await work.tx.select().from(report).where(eq(report.reportId, reportId));
    return found;
  });
  if (row?.state !== 'SIGNING') return;
  const sealed = await draw(workshop, world, row);
  await workshop.inTransaction('zh', (work) => issue(work, world, reportId, sealed));
}

/** Holds no transaction while it draws and waits for the authority. */
async function draw(
  workshop: Workshop,
  { fileStore, sealing, publicUrl }: SealingWorld,
  row: ReportRow,
): Promise<Sealed> {
  const content = required(row.content);
  const at = required(row.approvedAt);
  const { seal, photos, formerHash, isOnSite } = await workshop.inTransaction('zh', async (work) => ({
    seal: await instituteSeal(work, sealing, content.lab.name.zh),
    photos: await photosOf(work, fileStore, content),
    formerHash: await formerHashOf(work, row),
    isOnSite: Boolean((await findService(work, row.serviceSn)).form.site),
  }));
  const holder = holderOf(required(seal.chain[0]));
  const verification = { code: row.verifyCode, url: verifyUrl(publicUrl(), row) };
  const paper = await print({ content, seal: { holder, isDemo: seal.isDemo }, verification, photos }, at);
  const { timeStampUrl } = sealing;
  const pdf = await signPdf(paper, seal, { reason: content.reportNo, at, rect: SEAL_PLACE, timeStampUrl });
  const { found, stamp } = await checkPdf(pdf, seal.chain);
  if (found !== 'GOOD') throw new Error(`${content.reportNo} was not sealed well: ${found}`);
  const hasData = content.kind === 'CALIBRATION' || content.kind === 'VERIFICATION';
  const more = { release: RELEASE, formerHash, isOnSite, hasTimeStamp: stamp !== null };
  return {
    ...{ pdf, holder, isDemo: seal.isDemo, certificate: certificateText(seal.chain) },
    ...{ stampedAt: stamp?.at ?? null, dcc: hasData ? dccXml(content, more) : null },
  };
}

async function formerHashOf(work: Work, { replacesId }: ReportRow): Promise<string | null> {
  if (replacesId === null) return null;
  const [former] = await work.tx.select().from(report).where(eq(report.reportId, replacesId));
  return former?.pdfHash ?? null;
}

/** The order first, then the commission, then the report. Another process may have been faster. */
async function issue(
  work: Work,
  { fileStore }: SealingWorld,
  reportId: number,
  sealed: Sealed,
): Promise<void> {
  const [found] = await work.tx.select().from(report).where(eq(report.reportId, reportId));
  if (found?.state !== 'SIGNING') return;
  const { serviceSn, itemIds } = found;
  const agreed = agreedOf(await findService(work, serviceSn));
  await holdOrdersOf(work, agreed);
  await holdService(work, serviceSn);
  const row = required(await reportLife.hold(work, reportId));
  if (row.state !== 'SIGNING') return;
  const memberId = required(row.approvedBy);
  const keep = (bytes: Uint8Array, mimeType: string, ending: string) =>
    keepFile(work, fileStore, {
      memberId,
      bytes,
      mimeType,
      purpose: 'attachment',
      fileName: `${row.reportNo}.${ending}`,
    });
  const { fileId } = await keep(sealed.pdf, 'application/pdf', 'pdf');
  const dcc = sealed.dcc === null ? null : await keep(Buffer.from(sealed.dcc), 'application/xml', 'xml');
  const pdfHash = createHash('sha256').update(sealed.pdf).digest('hex');
  await markReported(work, serviceSn, itemIds);
  await keepFrom(work, serviceSn, work.now);
  await reportLife.advance(work, row, 'sign', {
    by: 'system',
    set: {
      ...{ pdfFileId: fileId, pdfHash, dccFileId: dcc?.fileId ?? null, issuedAt: work.now },
      ...{ sealHolder: sealed.holder, isDemoSeal: sealed.isDemo, sealCertificate: sealed.certificate },
      stampedAt: sealed.stampedAt,
    },
  });
  await writeEvidence(work, reportId, { act: 'sign', contentHash: pdfHash }, null);
  await certifyInstruments(work, row);
  if (row.replacesId !== null) await replace(work, row.replacesId, row.reportNo ?? '');
  if (await isLast(work, serviceSn)) await endTests(work, serviceSn);
  await noteReport(work, agreed, { reportNo: required(row.reportNo), pdfHash, issuedAt: work.now });
  await deliver(work, serviceSn);
}

/** Lines of its order that are done with these items of its form, by their place from 1: what they cost, and their fixtures (O13). What was bought or agreed as a whole is done with its last item. */
async function linesOfItems(work: Work, row: ServiceRow, seqs: readonly number[]): Promise<number[]> {
  if (row.entry !== 'FORM' || row.orderSn === null) return [];
  const versionNo = (await serviceOfOrder(work, row.orderSn))?.trade.sourceVersionNo;
  const { parts } = await newestVersion(work, { ...row, formVersion: versionNo ?? row.formVersion });
  return parts.flatMap(({ item }, at) => (item !== null && seqs.includes(item + 1) ? [at + 1] : []));
}

/** With the last report all of its order, or of a package its component; with any other what is wholly reported (O13, O14). */
async function deliver(work: Work, serviceSn: string): Promise<void> {
  const service = await findService(work, serviceSn);
  const { lineNos, ...of } = agreedOf(service);
  if (await isLast(work, serviceSn)) return deliverReports(work, of, lineNos);
  const done = lineNos ? [] : await linesOfItems(work, service, await reportedSeqs(work, serviceSn));
  if (done.length > 0) await deliverReports(work, of, done);
}

async function replace(work: Work, reportId: number, by: string): Promise<void> {
  const former = await reportLife.hold(work, reportId);
  if (former?.state !== 'ISSUED') return;
  await reportLife.advance(work, former, 'replace', { by: 'system', reason: by });
  await writeEvidence(work, reportId, { act: 'replace', contentHash: former.pdfHash, note: by }, null);
}

/** No report is still to come, and no item is open. */
async function isLast(work: Work, serviceSn: string): Promise<boolean> {
  const [open] = await work.query(
    `SELECT FROM report WHERE service_sn = $1 AND state = ANY($2::text[])
     UNION ALL SELECT FROM service_item WHERE service_sn = $1 AND state NOT IN ('REPORTED', 'CANCELLED') LIMIT 1`,
    [serviceSn, [...UNISSUED]],
    'report-still-open',
  );
  return open === undefined;
}
