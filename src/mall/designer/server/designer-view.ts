// Rows of applications and designers as replies: the only mapper. ID numbers never leave through it.
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import { allowedActions } from '#kit/process/process.ts';
import type { LogEntry } from '#kit/process/step-reply.ts';
import { after } from '#kit/time/duration.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ApplicationReply, DesignerReply } from '../designer.protocol.ts';
import {
  type ApplicationAction,
  applicationProcess,
  type DesignerAction,
  type DesignerActor,
  designerProcess,
} from '../designer-process.ts';
import { ENTERPRISE_SILENCE } from '../designer-rules.ts';
import { applicationStatus, designerStatus, designerSteps } from '../designer-status.ts';
import { designer } from './designer.tables.ts';
import { type ApplicationRow, applicationLife, type DesignerRow, designerLife } from './designer-life.ts';

/** Call it only where the reader may see the papers: their links open to whoever has them, for a while. */
export async function applicationReply(work: Work, row: ApplicationRow): Promise<ApplicationReply> {
  const { data } = row;
  return {
    ...applicationLine(work, row),
    version: row.version,
    idMasked: data.idMasked,
    mobile: data.mobile,
    isMobileProven: data.mobile !== '' && data.mobile === data.provenMobile,
    enterpriseId: data.enterpriseId ?? row.enterpriseId,
    employerUscc: data.employerUscc,
    department: data.department,
    yearsOfWork: data.yearsOfWork,
    fields: data.fields,
    products: data.products,
    certificates: await fileReplies(work, data.certificateFileIds),
    workProofs: await fileReplies(work, data.workProofFileIds),
    remarks: row.remarks,
  };
}

/** What a list shows of an application. */
export function applicationLine(work: Work, row: ApplicationRow) {
  const { data } = row;
  return {
    applySn: row.applySn,
    state: row.state,
    stateName: applicationStatus[row.state][work.language],
    realName: data.realName,
    employment: data.employment,
    employerName: data.employerName,
    jobTitle: data.jobTitle,
    isEndorsed: row.isEndorsed,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    goesOnAt:
      row.state === 'PENDING_ENTERPRISE' && row.submittedAt
        ? after(row.submittedAt, ENTERPRISE_SILENCE).toISOString()
        : null,
  };
}

/** Designers with their names, in the given order of rows. */
export async function designerReplies(work: Work, rows: readonly DesignerRow[]): Promise<DesignerReply[]> {
  if (rows.length === 0) return [];
  const named = await work.tx
    .select({ memberId: designer.memberId, memberName: member.memberName, employer: enterprise.name })
    .from(designer)
    .innerJoin(member, eq(member.memberId, designer.memberId))
    .leftJoin(enterprise, eq(enterprise.enterpriseId, designer.enterpriseId))
    .where(
      inArray(
        designer.memberId,
        rows.map((row) => row.memberId),
      ),
    );
  const byId = new Map(named.map((one) => [one.memberId, one]));
  return rows.map((row) => ({
    memberId: row.memberId,
    memberName: byId.get(row.memberId)?.memberName ?? '',
    realName: row.realName,
    state: row.state,
    stateName: designerStatus[row.state][work.language],
    employerName: byId.get(row.memberId)?.employer ?? null,
    since: row.since.toISOString(),
  }));
}

/** What happened to applications and the designer, oldest first. @param names whether the platform's people are named */
export async function designerHistory(
  work: Work,
  applySns: readonly string[],
  memberId: number | null,
  names: boolean,
): Promise<LogEntry[]> {
  const rows = await listSteps(work, [
    { docType: applicationLife.docType, docSns: applySns },
    { docType: designerLife.docType, docSns: memberId === null ? [] : [String(memberId)] },
  ]);
  return rows.map((row) => logEntry(work, row, designerSteps, names || row.actorRole !== 'platform'));
}

/** What `by` may do with an application in this state. */
export const applicationActions = (state: string, by: DesignerActor): ApplicationAction[] =>
  allowedActions(applicationProcess, state, by);

/** What `by` may do with a designer in this state. */
export const designerActions = (state: string, by: DesignerActor): DesignerAction[] =>
  allowedActions(designerProcess, state, by);
