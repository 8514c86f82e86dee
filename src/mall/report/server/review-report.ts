// Reviewed by somebody who has neither tested nor prepared, approved by a signatory whose scope covers it, or sent back (domain-lab 2.4, 4.1).
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import { checkPayPassword } from '#mall/member/server/member.ts';
import type { reportProtocol } from '../report.protocol.ts';
import type { ReportContent } from '../report-content.ts';
import type { Mark } from '../report-terms.ts';
import { writeEvidence } from './evidence.ts';
import { requireOther } from './other-people.ts';
import { formerNoOf, requireReady } from './prepare-report.ts';
import { holdSeen, type ReportRow, reportLife } from './report-life.ts';
import { requireMarks, requireScope, wantedMarks } from './require-marks.ts';
import { signerOf } from './require-writer.ts';
import { takeNumber, verifyCode } from './seal/take-number.ts';
import { showReport } from './show-report.ts';
import { type Gathered, gather } from './source.ts';

type Acts = Actions<typeof reportProtocol>;

const engineersOf = ({ items }: Gathered): number[] => [
  ...new Set(items.flatMap(({ engineerIds }) => engineerIds)),
];

/** @throws reportErrors.ownWork, ownDraft, overdue, notNow, changedMeanwhile; testingErrors.ownForm */
export const passReport: Acts['pass'] = async (work, staff, { reportId, version }) => {
  const { row, service } = await holdSeen(work, staff, { reportId, version });
  reportLife.require(work, row, 'pass', 'reviewer');
  const gathered = await gather(work, service, row, await formerNoOf(work, row));
  requireOther('pass', row, engineersOf(gathered), staff.memberId);
  requireReady(work, gathered.items, required(row.content), false);
  const { name } = await signerOf(work, staff);
  await reportLife.advance(work, row, 'pass', {
    ...{ by: 'reviewer', actorId: staff.memberId, actorName: name },
    set: { reviewedBy: staff.memberId, reviewedName: name, reviewedAt: work.now },
  });
  await writeEvidence(
    work,
    reportId,
    { act: 'pass', contentHash: row.contentHash },
    { memberId: staff.memberId, name },
  );
  return showReport(work, staff, reportId);
};

/** With what is to be mended. @throws reportErrors.notNow, changedMeanwhile; testingErrors.ownForm */
export const sendReportBack: Acts['sendBack'] = async (work, staff, { reportId, version, reason }) => {
  const { row } = await holdSeen(work, staff, { reportId, version });
  const { name } = await signerOf(work, staff);
  const by = mayInLab(staff, 'lab.review') ? ('reviewer' as const) : ('signatory' as const);
  await reportLife.advance(work, row, 'sendBack', {
    ...{ by, actorId: staff.memberId, actorName: name, reason },
    set: { points: reason },
  });
  const said = { act: 'sendBack' as const, contentHash: row.contentHash, note: reason };
  await writeEvidence(work, reportId, said, { memberId: staff.memberId, name });
  return showReport(work, staff, reportId);
};

/**
 * The number is taken here, without gaps: what is refused below has taken none. The seal follows by itself.
 * @throws reportErrors.ownWork, ownDraft, ownReview, noMark, noScope, overdue, incomplete, notNow, changedMeanwhile; memberErrors of the
 * password; testingErrors.ownForm
 */
export const approveReport: Acts['approve'] = async (work, staff, { payPwd, ...seen }) => {
  await approve(work, staff, seen, () => checkPayPassword(work, staff.memberId, payPwd));
  return showReport(work, staff, seen.reportId);
};

/** @param prove the second factor, asked once it is his to approve */
export async function approve(
  work: Work,
  staff: LabMember,
  { reportId, version }: { reportId: number; version: number },
  prove: () => Promise<void>,
): Promise<void> {
  const { row, service } = await holdSeen(work, staff, { reportId, version });
  reportLife.require(work, row, 'approve', 'signatory');
  const gathered = await gather(work, service, row, await formerNoOf(work, row));
  requireOther('approve', row, engineersOf(gathered), staff.memberId);
  await prove();
  const handedIn = required(row.content);
  const marks = wantedMarks(gathered.form.marks);
  await requireMarks(work, marks, handedIn.items);
  await requireScope(work, staff.memberId, marks, handedIn.items);
  const { name } = await signerOf(work, staff);
  const content = await finalContent(work, row, handedIn, marks, name);
  requireReady(work, gathered.items, content, true);
  const contentHash = contentHashOf(content);
  await reportLife.advance(work, row, 'approve', {
    ...{ by: 'signatory', actorId: staff.memberId, actorName: name },
    set: {
      ...{ content, contentHash, marks, reportNo: content.reportNo, verifyCode: verifyCode() },
      ...{ approvedBy: staff.memberId, approvedName: name, approvedAt: work.now },
    },
  });
  const said = { act: 'approve' as const, contentHash, secondFactor: 'payPassword' };
  await writeEvidence(work, reportId, said, { memberId: staff.memberId, name });
}

async function finalContent(
  work: Work,
  row: ReportRow,
  content: ReportContent,
  marks: Mark[],
  approvedBy: string,
): Promise<ReportContent> {
  return {
    ...content,
    ...{ marks, approvedBy, preparedBy: row.preparedName, reviewedBy: row.reviewedName },
    issuedOn: dayInChina(work.now),
    reportNo: await takeNumber(work, row, content),
  };
}
