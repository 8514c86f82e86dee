// Where the list of reports comes from.
import { eq, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { reportList } from '../report-list.ts';
import { report } from './report.tables.ts';
import { reportRows } from './show-report.ts';

export const reportListRoutes = source(reportList, ({ actor, work }) => ({
  from: sql`${report}`,
  key: report.reportId,
  scope: eq(report.labId, actor.lab.labId),
  columns: {
    ...{ state: report.state, kind: report.kind, createTime: report.createdAt, issuedAt: report.issuedAt },
  },
  search: [sql`coalesce(${report.reportNo}, '')`, report.serviceSn, report.title],
  filters: {
    mine: (which) =>
      which === 'yes'
        ? sql`${actor.memberId} IN (${report.preparedBy}, ${report.reviewedBy}, ${report.approvedBy})`
        : undefined,
  },
  toRows: async (keys) => reportRows(work, await rowsWith(work, report, report.reportId, keys)),
}));
