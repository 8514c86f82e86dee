// The front door of the report room: what objections do with reports that are issued, and whether any was touched.
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { ReportContent } from '../report-content.ts';
import type { ReportState } from '../report-process.ts';
import { report } from './report.tables.ts';
import { workedItems } from './worked-items.ts';

export { amend, voidReport } from './amend-report.ts';
export { type BrokenReport, checkReports } from './check-reports.ts';

export interface IssuedReport {
  reportId: number;
  reportNo: string;
  labId: number;
  serviceSn: string;
  state: ReportState;
  itemIds: readonly number[];
  issuedAt: Date;
  /** Whoever tested, prepared, reviewed or approved. */
  people: readonly number[];
}

/** One that was issued, whatever became of it since; undefined: there is none. */
export async function issuedReport(work: Work, reportNo: string): Promise<IssuedReport | undefined> {
  const [row] = await work.tx.select().from(report).where(eq(report.reportNo, reportNo));
  if (!row?.issuedAt) return undefined;
  const items = (await workedItems(work, row.serviceSn, row.reportKey)).filter(({ itemId }) =>
    row.itemIds.includes(itemId),
  );
  const people = [row.preparedBy, row.reviewedBy, row.approvedBy].flatMap((one) => one ?? []);
  return {
    ...{ reportId: row.reportId, reportNo, labId: row.labId, serviceSn: row.serviceSn, state: row.state },
    ...{ itemIds: row.itemIds, issuedAt: row.issuedAt },
    people: [...new Set([...people, ...items.flatMap(({ engineerIds }) => engineerIds)])],
  };
}

export interface StandingReport {
  reportId: number;
  reportNo: string;
  verifyCode: string;
  itemIds: readonly number[];
  issuedAt: Date;
  /** As it was signed. */
  content: ReportContent;
}

/** Those of a commission that are issued and have no successor that is; the oldest first. */
export async function standingReports(work: Work, serviceSn: string): Promise<StandingReport[]> {
  const rows = await work.tx
    .select()
    .from(report)
    .where(and(eq(report.serviceSn, serviceSn), eq(report.state, 'ISSUED')))
    .orderBy(asc(report.reportId));
  const replaced = new Set(rows.map(({ replacesId }) => replacesId));
  return rows
    .filter(({ reportId }) => !replaced.has(reportId))
    .map((row) => ({
      reportId: row.reportId,
      ...{ reportNo: required(row.reportNo), verifyCode: row.verifyCode, itemIds: row.itemIds },
      ...{ issuedAt: required(row.issuedAt), content: required(row.content) },
    }));
}
