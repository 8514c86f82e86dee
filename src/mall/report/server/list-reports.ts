// Where the lists of reports come from.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import { ownServices } from '#mall/testing/server/testing.ts';
import { ownReportList, reportList } from '../report-list.ts';
import { SIGNED } from '../report-process.ts';
import { ownReportRows } from './own-reports.ts';
import { report } from './report.tables.ts';
import { reportRows } from './show-report.ts';

const search = [sql`coalesce(${report.reportNo}, '')`, report.serviceSn, report.title];
const columns = { state: report.state, kind: report.kind, issuedAt: report.issuedAt };

export const reportListRoutes = [
  ...source(reportList, ({ actor, work }) => ({
    from: sql`${report}`,
    key: report.reportId,
    scope: eq(report.labId, actor.lab.labId),
    columns: { ...columns, createTime: report.createdAt },
    search,
    filters: {
      mine: (which) =>
        which === 'yes'
          ? sql`${actor.memberId} IN (${report.preparedBy}, ${report.reviewedBy}, ${report.approvedBy})`
          : undefined,
    },
    toRows: async (keys) => reportRows(work, await rowsWith(work, report, report.reportId, keys)),
  })),
  ...source(ownReportList, ({ actor, work }) => ({
    from: sql`${report} JOIN ${serviceOrder} ON ${serviceOrder.serviceSn} = ${report.serviceSn}`,
    key: report.reportId,
    scope: and(ownServices(actor), inArray(report.state, [...SIGNED]), isNotNull(report.pdfFileId)),
    columns,
    changedAt: report.updatedAt,
    search,
    toRows: async (keys) => ownReportRows(work, await rowsWith(work, report, report.reportId, keys)),
  })),
];
