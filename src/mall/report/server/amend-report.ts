// A report that is issued is never changed: another takes its place, which says what has changed and why; or it is void (domain-lab 2.4).
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { holdDeskService } from '#mall/testing/server/testing.ts';
import type { reportProtocol } from '../report.protocol.ts';
import { SIGNED, UNISSUED } from '../report-process.ts';
import { writeEvidence } from './evidence.ts';
import { reportErrors } from './report.errors.ts';
import { report } from './report.tables.ts';
import { holdSeen, type ReportRow, reportLife } from './report-life.ts';
import { signerOf } from './require-writer.ts';
import { showReport } from './show-report.ts';

/** @throws reportErrors.notNow, changedMeanwhile, amendedAlready; testingErrors.ownForm */
export const amendReport: Actions<typeof reportProtocol>['amend'] = async (
  work,
  staff,
  { reportId, version, changed, reason },
) => {
  const { row } = await holdSeen(work, staff, { reportId, version });
  const next = await beginAmendment(work, staff, row, { changed, reason });
  return showReport(work, staff, next.reportId);
};

async function beginAmendment(
  work: Work,
  staff: LabMember,
  row: ReportRow,
  { changed, reason }: { changed: string; reason: string },
): Promise<ReportRow> {
  if (row.state !== 'ISSUED') throw reportErrors.notNow({ state: row.state });
  const [there] = await work.tx
    .select({ reportId: report.reportId })
    .from(report)
    .where(and(eq(report.replacesId, row.reportId), inArray(report.state, [...UNISSUED, ...SIGNED])));
  if (there) throw reportErrors.amendedAlready();
  const { labId, kind, serviceSn, reportKey, language, title } = row;
  return reportLife.begin(
    work,
    'amend',
    {
      ...{ labId, kind, serviceSn, reportKey, language, title, replacesId: row.reportId },
      // its conclusion is drawn anew from what the records say now
      ...{ conclusionZh: '', conclusionEn: '', deviations: row.deviations },
      ...{ changed, changeReason: reason },
    },
    stepBy('quality', staff, reason),
  );
}

/** The commission first, then the report. @throws reportErrors.notFound */
async function holdIssued(work: Work, staff: LabMember, reportNo: string): Promise<ReportRow> {
  const [found] = await work.tx
    .select()
    .from(report)
    .where(and(eq(report.reportNo, reportNo), eq(report.labId, staff.lab.labId)));
  if (!found) throw reportErrors.notFound();
  await holdDeskService(work, staff, found.serviceSn);
  return required(await reportLife.hold(work, found.reportId));
}

/**
 * For an objection that is upheld: the report is drafted anew, with its items as they stand then.
 * @returns the draft
 * @throws reportErrors.notFound, notNow, amendedAlready; testingErrors.ownForm
 */
export const amend = async (
  work: Work,
  staff: LabMember,
  reportNo: string,
  why: { changed: string; reason: string },
): Promise<{ reportId: number }> => beginAmendment(work, staff, await holdIssued(work, staff, reportNo), why);

/**
 * Within an objection alone. What becomes of its items is the objection's to say.
 * @throws reportErrors.notFound, notNow; testingErrors.ownForm
 */
export async function voidReport(
  work: Work,
  staff: LabMember,
  reportNo: string,
  reason: string,
): Promise<void> {
  const row = await holdIssued(work, staff, reportNo);
  await reportLife.advance(work, row, 'void', {
    ...stepBy('quality', staff, reason),
    set: { voidReason: reason },
  });
  const { name } = await signerOf(work, staff);
  const said = { act: 'void' as const, contentHash: row.pdfHash, note: reason };
  await writeEvidence(work, row.reportId, said, { memberId: staff.memberId, name });
}
