// The life of a report on the server: what its steps tell the commission and the people, and who may take them.
import { and, eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { clockAfter, life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { holdDeskService, type ServiceRow, tellStand } from '#mall/testing/server/testing.ts';
import type { ReportState } from '../report-process.ts';
import { type ReportActor, reportProcess } from '../report-process.ts';
import { reportStatus } from '../report-status.ts';
import { reportErrors } from './report.errors.ts';
import { reportMoved } from './report.events.ts';
import { report } from './report.tables.ts';
import { tellOfStep } from './report-notices.ts';

export type ReportRow = typeof report.$inferSelect;
export type ReportMover = StepBy<ReportActor>;

export const reportLife = life({
  docType: 'report',
  table: report,
  key: 'reportId',
  process: reportProcess,
  status: reportStatus,
  notNow: ({ state }: ReportRow) => reportErrors.notNow({ state }),
  changedMeanwhile: () => reportErrors.changedMeanwhile(),
  alreadyThere: () => reportErrors.amendedAlready(),
  timers: (work, step) => clockAfter(step, work.now, { SIGNING: ['sign', 0] }),
  tell: async (work, { action, row, before, mover }) => {
    if (before?.state !== row.state) await tellService(work, row.serviceSn, mover);
    await tellOfStep(work, action, row, mover);
    const { reportId, serviceSn, state } = row;
    await work.emit(reportMoved, { reportId, serviceSn, action, state });
  },
  quiet: ['write'],
});

/** How many reports of the commission are in which state: its own state follows (L1). */
async function tellService(work: Work, serviceSn: string, mover: ReportMover): Promise<void> {
  const rows = await work.tx
    .select({ state: report.state, count: sql<number>`count(*)::int` })
    .from(report)
    .where(eq(report.serviceSn, serviceSn))
    .groupBy(report.state);
  const reports: Partial<Record<ReportState, number>> = Object.fromEntries(
    rows.map(({ state, count }) => [state, count]),
  );
  const { actorId, actorName, reason } = mover;
  const by = mover.by === 'items' || mover.by === 'system' ? 'system' : 'lab';
  await tellStand(work, serviceSn, { reports }, { by, actorId, actorName, reason });
}

/** A report of this laboratory, whoever looks. @throws reportErrors.notFound */
export async function findDeskReport(work: Work, { lab }: LabMember, reportId: number): Promise<ReportRow> {
  const [row] = await work.tx
    .select()
    .from(report)
    .where(and(eq(report.reportId, reportId), eq(report.labId, lab.labId)));
  if (!row) throw reportErrors.notFound();
  return row;
}

/**
 * For an act of the laboratory's: the commission first, then the report, as it was when its page was drawn.
 * @throws reportErrors.notFound, changedMeanwhile; testingErrors.ownForm
 */
export async function holdSeen(
  work: Work,
  staff: LabMember,
  { reportId, version }: { reportId: number; version: number },
): Promise<{ row: ReportRow; service: ServiceRow }> {
  const { serviceSn } = await findDeskReport(work, staff, reportId);
  const service = await holdDeskService(work, staff, serviceSn);
  const row = await reportLife.hold(work, reportId);
  if (!row) throw reportErrors.notFound();
  if (row.version !== version) throw reportErrors.changedMeanwhile();
  return { row, service };
}
