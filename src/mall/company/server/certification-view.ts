// Rows of certifications and enterprises as replies: the only mapper. ID numbers never leave through it.

import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import { allowedActions } from '#kit/process/process.ts';
import type { LogEntry } from '#kit/process/step-reply.ts';
import { days } from '#kit/time/duration.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import type { CertificationReply, CertifiedData, EnterpriseReply } from '../certification.protocol.ts';
import {
  type CertificationAction,
  type CertificationActor,
  type CertificationData,
  certificationProcess,
} from '../certification-process.ts';
import { certificationStatus, certificationSteps, enterpriseStatus } from '../certification-status.ts';
import {
  type CertificationRow,
  certificationLife,
  type EnterpriseRow,
  enterpriseLife,
} from './certification-life.ts';
import { endOfLicence } from './licence.ts';

export async function certificationReply(work: Work, row: CertificationRow): Promise<CertificationReply> {
  return {
    certSn: row.certSn,
    state: row.state,
    stateName: certificationStatus[row.state][work.language],
    version: row.version,
    isChange: row.enterpriseId !== null,
    isAppeal: row.isAppeal,
    data: await certifiedData(work, row.data),
    remarks: row.remarks,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export async function enterpriseReply(work: Work, row: EnterpriseRow): Promise<EnterpriseReply> {
  const { licenceUntil } = row;
  return {
    enterpriseId: row.enterpriseId,
    state: row.state,
    stateName: enterpriseStatus[row.state][work.language],
    data: await certifiedData(work, row.data),
    certifiedAt: row.certifiedAt.toISOString(),
    isTrusted: row.isTrusted,
    licenceDaysLeft: licenceUntil
      ? Math.floor((endOfLicence(licenceUntil).getTime() - work.now.getTime()) / days(1))
      : null,
  };
}

/** Call it only where the reader may see the papers: their links open to whoever has them, for a while. */
async function certifiedData(work: Work, data: CertificationData): Promise<CertifiedData> {
  const { legalIdNumber: _, legalIdMasked = '', licenceFileId, attorneyFileId, ...plain } = data;
  const files = await fileReplies(work, [licenceFileId, attorneyFileId]);
  const fileOf = (fileId: number) => files.find((file) => file.fileId === fileId) ?? null;
  return {
    ...plain,
    legalIdMasked,
    licenceFile: fileOf(licenceFileId),
    attorneyFile: fileOf(attorneyFileId),
  };
}

/** What happened to applications and their enterprise, oldest first. @param names whether reviewers are named */
export async function certificationLog(
  work: Work,
  certSns: readonly string[],
  enterpriseId: number | null,
  names: boolean,
): Promise<LogEntry[]> {
  const rows = await listSteps(work, [
    { docType: certificationLife.docType, docSns: certSns },
    { docType: enterpriseLife.docType, docSns: enterpriseId === null ? [] : [String(enterpriseId)] },
  ]);
  return rows.map((row) => logEntry(work, row, certificationSteps, names || row.actorRole === 'applicant'));
}

/** What `by` may do with the application now; screens draw their buttons from this. */
export const certificationActions = (row: CertificationRow, by: CertificationActor): CertificationAction[] =>
  allowedActions(certificationProcess, row.state, by);
