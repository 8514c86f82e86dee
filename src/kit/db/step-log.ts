// Writes and reads the log of steps: every transition of a document leaves one row in the transaction that makes it (domain R3).
import { asc, inArray, or, sql } from 'drizzle-orm';
import { stepLog } from './step-log.tables.ts';
import type { Work } from './work.ts';

/** Who takes a step, and why. */
export interface StepBy<Role extends string = string> {
  by: Role;
  /** A member; absent for the system. */
  actorId?: number;
  actorName?: string;
  reason?: string;
  /** What else changed, by field. */
  detail?: Record<string, unknown>;
}

export interface Step extends StepBy {
  docType: string;
  docSn: string;
  /** Null for the step that makes the document. */
  from: string | null;
  event: string;
  to: string;
}

export type StepRow = typeof stepLog.$inferSelect;

/** To be called by the one writer of a state, with the change itself. */
export async function writeStep(work: Work, step: Step): Promise<void> {
  await work.tx.insert(stepLog).values({
    docType: step.docType,
    docSn: step.docSn,
    fromState: step.from,
    event: step.event,
    toState: step.to,
    actorRole: step.by,
    actorId: step.actorId ?? null,
    actorName: step.actorName ?? '',
    reason: step.reason ?? '',
    detail: step.detail ?? {},
    createdAt: work.now,
  });
}

/** The steps of these documents together, oldest first. */
export async function listSteps(
  work: Work,
  documents: readonly { docType: string; docSns: readonly string[] }[],
): Promise<StepRow[]> {
  const meant = documents
    .filter(({ docSns }) => docSns.length > 0)
    .map(
      ({ docType, docSns }) =>
        sql`${stepLog.docType} = ${docType} AND ${inArray(stepLog.docSn, [...docSns])}`,
    );
  if (meant.length === 0) return [];
  return work.tx
    .select()
    .from(stepLog)
    .where(or(...meant))
    .orderBy(asc(stepLog.logId));
}
