// The decision (54): a certificate with its number and its years of surveillance, or none.
import { eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { closeAgreedOrders, deliverReports, holdOrdersOf } from '#mall/order/server/order.ts';
import type { authenProtocol, Decision } from '../authen.protocol.ts';
import { modelsOf } from '../authen-form.ts';
import { earnedOf } from '../authen-price.ts';
import { schemes } from '../authen-terms.ts';
import type { CertificatePaper } from '../certificate.protocol.ts';
import { authenCase, authenCertificate, surveillanceTask } from './authen.tables.ts';
import { type CaseRow, caseLife, done, holdAtDesk, requirePart } from './authen-life.ts';
import { authenRules } from './authen-rules.ts';
import { feesAgreed } from './authen-view.ts';
import {
  type CertificateRow,
  certificateLife,
  type SurveillanceRow,
  surveillanceLife,
} from './certificate-life.ts';

type Acts = Actions<typeof authenProtocol>;

/** The day so many years later; the 29th of February becomes the 28th. */
function yearsAfter(day: string, years: number): string {
  const [year, month, date] = day.split('-');
  const later = String(Number(year) + years);
  return month === '02' && date === '29' ? `${later}-02-28` : `${later}-${month}-${date}`;
}

/** `{laboratory}-{scheme}-{year}-{5 digits}`: one after the other, without gaps, as no issue is undone alone. */
async function nextCertNo(work: Work, code: string, scheme: string, year: string): Promise<string> {
  const begin = `${code}-${scheme}-${year}-`;
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [begin]);
  const { last } = only(
    await work.query<{ last: string | null }>(
      'SELECT max(cert_no) AS last FROM authen_certificate WHERE starts_with(cert_no, $1)',
      [begin],
    ),
  );
  return begin + String(Number(last?.slice(begin.length) ?? 0) + 1).padStart(5, '0');
}

/** With a surveillance for each year but the last. */
async function issue(work: Work, row: CaseRow, staff: LabMember): Promise<string> {
  const { form, scheme, authenSn, memberId, enterpriseId } = row;
  const labId = required(row.labId);
  const lab = only(
    await work.query<{ code: string; zh: string; en: string }>(
      'SELECT code, name_zh AS zh, name_en AS en FROM laboratory WHERE lab_id = $1',
      [labId],
    ),
  );
  const { validYears } = await authenRules.find(work);
  const issuedOn = dayInChina(work.now);
  const validTo = dayAfter(yearsAfter(issuedOn, validYears), -1);
  const certNo = await nextCertNo(work, lab.code, scheme, issuedOn.slice(0, 4));
  const { zh, en } = schemes[scheme];
  const paper: CertificatePaper = {
    ...{ certNo, scheme: { zh, en }, laboratory: { zh: lab.zh, en: lab.en } },
    ...{ applicant: form.applicant, maker: form.maker, factory: form.factory },
    ...{ product: form.product, series: form.series, models: modelsOf(form), standards: form.standards },
    ...{ issuedOn, validTo },
  };
  const mover = stepBy('decider', staff);
  await certificateLife.begin(
    work,
    'issue',
    {
      ...{ certNo, authenSn, labId, memberId, enterpriseId, scheme, holder: form.applicant.name },
      ...{ paper, contentHash: contentHashOf(paper), issuedOn, validTo },
    },
    mover,
  );
  await surveillanceLife.beginAll(
    work,
    'plan',
    Array.from({ length: validYears - 1 }, (_, at) => ({
      ...{ certNo, seq: at + 1, dueOn: yearsAfter(issuedOn, at + 1) },
    })),
    mover,
  );
  return certNo;
}

/** A surveillance that was decided well: its task is done, and a proposal to suspend is over. */
async function finishSurveillance(work: Work, { authenSn, baseCertNo }: CaseRow, mover: StepBy<'decider'>) {
  const certificate = required(await certificateLife.hold(work, required(baseCertNo)));
  const [task] = await work.tx
    .select()
    .from(surveillanceTask)
    .where(eq(surveillanceTask.authenSn, authenSn))
    .for('no key update');
  if (task) await surveillanceLife.advance(work, task, 'done', mover);
  if (certificate.isProposed)
    await work.tx
      .update(authenCertificate)
      .set({ isProposed: false, updatedAt: work.now })
      .where(eq(authenCertificate.certNo, certificate.certNo));
  return certificate.certNo;
}

/**
 * Granted, all is delivered on its order. Not granted, its customer may appeal first.
 * @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson, notSameDecider
 */
export const decideCase: Acts['decide'] = async (work, staff, { isGranted, reason, authenSn, version }) => {
  await holdOrdersOf(work, orderOf(authenSn));
  const row = await holdAtDesk(work, staff, { authenSn, version });
  const action = isGranted ? 'grant' : 'deny';
  caseLife.require(work, row, action, 'decider');
  requirePart(row, 'decider', staff.memberId);
  const decision: Decision = {
    ...{ isGranted, reason, byId: staff.memberId, at: work.now.toISOString(), isAppeal: row.isAppealed },
  };
  const mover = stepBy('decider', staff, reason);
  const decisions = [...row.decisions, decision];
  if (!isGranted)
    return done(
      await caseLife.advance(work, row, 'deny', { ...mover, set: { decisions, closeReason: reason } }),
    );
  const certNo =
    row.kind === 'SURVEILLANCE'
      ? await finishSurveillance(work, row, stepBy('decider', staff))
      : await issue(work, row, staff);
  const granted = await caseLife.advance(work, row, 'grant', {
    ...mover,
    set: { decisions, certNo, closeReason: '' },
  });
  await deliverReports(work, orderOf(authenSn));
  return done(granted);
};

const orderOf = (authenSn: string) => ({ source: 'authen' as const, sourceSn: authenSn });

/**
 * Nobody has appealed: what was done is delivered and the rest closed, so that it need not be paid (domain-lab 3.3).
 */
export async function settleCase(work: Work, row: CaseRow): Promise<void> {
  await caseLife.advance(work, row, 'settle', { by: 'system', set: { settledAt: work.now } });
  const fees = await feesAgreed(work, row);
  const lineNos = earnedOf(
    fees,
    row.visits.some(({ state }) => state === 'DONE'),
  );
  if (lineNos.length > 0) await deliverReports(work, orderOf(row.authenSn), lineNos);
  if (lineNos.length < fees.length)
    await closeAgreedOrders(
      work,
      { source: 'authen', sourceSn: row.authenSn },
      row.closeReason || '不予发证',
    );
}

/** For the timer: the order first, as payments come. */
export async function holdToSettle(work: Work, authenSn: string): Promise<CaseRow | undefined> {
  await holdOrdersOf(work, orderOf(authenSn));
  return caseLife.hold(work, authenSn);
}

/** The application of a yearly surveillance, for its holder to look at and hand in. */
export async function openSurveillance(
  work: Work,
  { certNo, authenSn: baseSn, labId, memberId, enterpriseId, scheme }: CertificateRow,
  { seq, dueOn }: SurveillanceRow,
): Promise<string> {
  const [base] = await work.tx.select().from(authenCase).where(eq(authenCase.authenSn, baseSn));
  const { form } = required(base);
  const opened = await caseLife.begin(
    work,
    'open',
    {
      ...{ authenSn: await nextDocumentNumber(work, 'AC'), kind: 'SURVEILLANCE', baseCertNo: certNo, labId },
      ...{ memberId, enterpriseId, scheme, form },
      title: `${form.product} · 第 ${seq} 次监督（${dueOn}）`,
    },
    { by: 'system' },
  );
  return opened.authenSn;
}
