// Reports as the laboratory's people see them: the row of the list, and the page.
import { and, inArray, or } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { itemStatus } from '#mall/bench/item-status.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import { findService, isTheirOwn } from '#mall/testing/server/testing.ts';
import { firstConclusion } from '../compose-report.ts';
import { missingClauses } from '../missing-clauses.ts';
import type { ReportButton, ReportDetail, ReportRow as Row, reportProtocol } from '../report.protocol.ts';
import type { ReportContent } from '../report-content.ts';
import { type ReportActor, SIGNED } from '../report-process.ts';
import { reportStatus, reportSteps } from '../report-status.ts';
import { reportKinds } from '../report-terms.ts';
import { titleOf } from '../report-title.ts';
import { evidenceOf } from './evidence.ts';
import { whyNotHe } from './other-people.ts';
import { report } from './report.tables.ts';
import { findDeskReport, type ReportRow, reportLife } from './report-life.ts';
import { marksToday, wantedMarks } from './require-marks.ts';
import { mayWrite } from './require-writer.ts';
import { type Gathered, gather } from './source.ts';

type Acts = Actions<typeof reportProtocol>;

/** Rows with what they show of their commissions. */
export async function reportRows(work: Work, rows: readonly ReportRow[]): Promise<Row[]> {
  const { language } = work;
  const found = await work.query<{ serviceSn: string; client: string; promisedAt: Date | null }>(
    `SELECT service_sn AS "serviceSn", form ->> 'clientName' AS client, promised_at AS "promisedAt"
     FROM service_order WHERE service_sn = ANY($1::text[])`,
    [[...new Set(rows.map(({ serviceSn }) => serviceSn))]],
    'report-services',
  );
  const serviceOf = new Map(found.map((one) => [one.serviceSn, one]));
  return rows.map((row) => {
    const status = reportStatus[row.state];
    const service = serviceOf.get(row.serviceSn);
    return {
      ...{ reportId: row.reportId, version: row.version, reportNo: row.reportNo ?? '', kind: row.kind },
      kindName: reportKinds[row.kind][language],
      ...{ serviceSn: row.serviceSn, clientName: service?.client ?? '', title: titleIn(work, row) },
      ...{ state: row.state, stateName: status[language], tone: status.tone, marks: row.marks },
      ...{ preparedName: row.preparedName, reviewedName: row.reviewedName, approvedName: row.approvedName },
      promisedAt: service?.promisedAt?.toISOString() ?? null,
      issuedAt: row.issuedAt?.toISOString() ?? null,
      createTime: row.createdAt.toISOString(),
    };
  });
}

/** What stands since it was handed in; while it is prepared, what was handed in before does not. */
export const fixedContent = ({
  state,
  content,
}: Pick<ReportRow, 'state' | 'content'>): ReportContent | null => (state === 'DRAFT' ? null : content);

/** In the reader's language once it is handed in. */
export const titleIn = (
  { language }: Work,
  { content, title }: Pick<ReportRow, 'content' | 'title'>,
): string => (content?.items ? titleOf(content, language) : title);

interface Chain {
  /** The number of the report that it takes the place of; '': of none. */
  replacesNo: string;
  /** Of the one that takes its place. */
  replacedByNo: string;
}

/** By report. */
export async function chainsOf(
  work: Work,
  rows: readonly Pick<ReportRow, 'reportId' | 'replacesId'>[],
): Promise<(row: Pick<ReportRow, 'reportId' | 'replacesId'>) => Chain> {
  const ids = rows.map(({ reportId }) => reportId);
  const former = rows.flatMap(({ replacesId }) => replacesId ?? []);
  const near = await work.tx
    .select({ reportId: report.reportId, reportNo: report.reportNo, replacesId: report.replacesId })
    .from(report)
    .where(
      or(
        inArray(report.reportId, former),
        and(inArray(report.replacesId, ids), inArray(report.state, [...SIGNED])),
      ),
    );
  const numberOf = new Map(near.map(({ reportId, reportNo }) => [reportId, reportNo]));
  const nextOf = new Map(
    near.filter(({ replacesId }) => replacesId !== null).map((one) => [one.replacesId, one.reportNo]),
  );
  return ({ reportId, replacesId }) => ({
    replacesNo: (replacesId !== null && numberOf.get(replacesId)) || '',
    replacedByNo: nextOf.get(reportId) ?? '',
  });
}

export const chainOf = async (work: Work, row: Pick<ReportRow, 'reportId' | 'replacesId'>): Promise<Chain> =>
  (await chainsOf(work, [row]))(row);

/** @throws reportErrors.notFound */
export const reportDetail: Acts['detail'] = (work, staff, { reportId }) => showReport(work, staff, reportId);

/** Call it only where the reader may see it. @throws reportErrors.notFound */
export async function showReport(work: Work, staff: LabMember, reportId: number): Promise<ReportDetail> {
  const { language } = work;
  const row = await findDeskReport(work, staff, reportId);
  const service = await findService(work, row.serviceSn);
  const chain = await chainOf(work, row);
  const gathered = await gather(work, service, row, chain.replacesNo || null);
  const content = fixedContent(row) ?? gathered.content;
  const steps = await listSteps(work, [{ docType: reportLife.docType, docSns: [String(reportId)] }]);
  const evidence = await evidenceOf(work, reportId);
  const proposed = firstConclusion(gathered.content.items);
  const isOpen = row.state === 'DRAFT' || row.state === 'IN_REVIEW' || row.state === 'REVIEWED';
  const isOwn = isTheirOwn(service, staff);
  const { buttons, whyNot } = isOwn
    ? { buttons: [], whyNot: '' }
    : buttonsOf(work, staff, row, gathered, await mayWrite(work, staff, gathered.items));
  return {
    ...only(await reportRows(work, [row])),
    items: gathered.items.map((one) => ({
      ...{ itemId: one.itemId, seq: one.seq, item: one.capability.item[language] },
      standard: [one.capability.standard, one.capability.clause].filter(Boolean).join(' '),
      ...{ specimens: one.specimenNos.length, stateName: itemStatus[one.state][language] },
      isDone: one.state === 'DONE' || one.state === 'REPORTED',
      ...{ verdict: one.verdict, engineers: [...one.engineers], overdue: [...one.overdue] },
      recordHash: one.recordHash,
    })),
    ...{ conclusionZh: row.conclusionZh, conclusionEn: row.conclusionEn, deviations: row.deviations },
    printedDeviations: content.deviations,
    ...{ proposedZh: proposed.zh, proposedEn: proposed.en, points: row.points, language: row.language },
    wanted: isOpen
      ? await marksToday(work, wantedMarks(gathered.form.marks), content.items)
      : row.marks.map((mark) => ({ mark, outside: [] })),
    missing: isOpen
      ? missingClauses(content, false).map(({ clause, text }) => ({
          clause,
          text: text[language],
        }))
      : [],
    whyNot,
    ...{ contentHash: row.contentHash, pdfHash: row.pdfHash, verifyCode: row.verifyCode },
    ...{ sealHolder: row.sealHolder, isDemoSeal: row.isDemoSeal, hasData: row.dccFileId !== null },
    stampedAt: row.stampedAt?.toISOString() ?? null,
    ...chain,
    ...{ changed: row.changed, changeReason: row.changeReason, voidReason: row.voidReason },
    evidence: evidence.map((one) => ({
      ...{ seq: one.seq, act: one.act, actName: reportSteps[one.act][language], byName: one.memberName },
      ...{ secondFactor: one.secondFactor, note: one.note, contentHash: one.contentHash },
      ...{ at: one.at.toISOString(), isIntact: one.isIntact },
    })),
    log: steps.toReversed().map((step) => logEntry(work, step, reportSteps)),
    allowedActions: buttons,
  };
}

/** What the reader may do, and why he is left out where his role would let him. */
function buttonsOf(
  work: Work,
  staff: LabMember,
  row: ReportRow,
  { items }: Gathered,
  isWriter: boolean,
): { buttons: ReportButton[]; whyNot: string } {
  const may = (by: ReportActor) => reportLife.allowed(row, by, work.now);
  const engineerIds = items.flatMap((one) => one.engineerIds);
  const buttons: ReportButton[] = [];
  let whyNot = '';
  const unlessOwn = (act: 'pass' | 'approve') => {
    const refusal = whyNotHe(act, row, engineerIds, staff.memberId);
    if (refusal) whyNot = refusal.text[work.language];
    else buttons.push(act);
  };
  if (isWriter && mayInLab(staff, 'lab.prepare') && may('preparer').includes('handIn'))
    buttons.push('write', 'handIn');
  if (mayInLab(staff, 'lab.review') && may('reviewer').includes('pass')) unlessOwn('pass');
  if (mayInLab(staff, 'lab.approve') && may('signatory').includes('approve')) unlessOwn('approve');
  const sendsBack =
    (mayInLab(staff, 'lab.review') && may('reviewer').includes('sendBack')) ||
    (mayInLab(staff, 'lab.approve') && may('signatory').includes('sendBack'));
  if (sendsBack) buttons.push('sendBack');
  if (mayInLab(staff, 'lab.void') && row.state === 'ISSUED') buttons.push('amend');
  return { buttons, whyNot };
}
