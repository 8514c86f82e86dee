// What the report room serves, hears and waits for.
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll, serveFile } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { itemMoved } from '#mall/bench/server/bench.ts';
import { reportPapers, reportProtocol } from '../report.protocol.ts';
import { amendReport } from './amend-report.ts';
import { reportListRoutes } from './list-reports.ts';
import {
  dataOf,
  originalOf,
  ownPreviewOf,
  previewOf,
  reportsOfInstrument,
  reportsOfService,
  tablesOfReport,
} from './own-reports.ts';
import { followItem, handIn, writeReport } from './prepare-report.ts';
import { approveReport, passReport, sendReportBack } from './review-report.ts';
import { type SealingWorld, sealTimer } from './seal/seal-report.ts';
import { reportDetail } from './show-report.ts';
import { checkReportFile, verifyReport } from './verify-report.ts';

/** Drafts for whoever prepares, those in review for the reviewer, reviewed ones for the signatory; one each, under one key. */
export const reportInboxes = (
  [
    ['lab.prepare', 'DRAFT'],
    ['lab.review', 'IN_REVIEW'],
    ['lab.approve', 'REVIEWED'],
  ] as const
).map(
  ([point, state]) =>
    ({
      key: 'report',
      points: [point],
      dueAt: 'o.promised_at',
      from: `report r JOIN service_order o USING (service_sn) WHERE r.lab_id = $1 AND r.state = '${state}'`,
    }) as const,
);

export const reportListeners: readonly Listener[] = [listener(itemMoved, followItem)];

export const reportTimers = (world: SealingWorld): readonly TimerHandler[] => [sealTimer(world)];

export const reportRoutes = ({ fileStore }: SealingWorld): Route[] => [
  ...reportListRoutes,
  ...serveAll(reportProtocol, {
    detail: reportDetail,
    write: writeReport,
    handIn,
    pass: passReport,
    sendBack: sendReportBack,
    approve: approveReport,
    amend: amendReport,
    ofService: reportsOfService,
    ofInstrument: reportsOfInstrument,
    verify: verifyReport,
    checkFile: checkReportFile,
  }),
  serveFile(reportPapers.pdf, originalOf(fileStore)),
  serveFile(reportPapers.ownPreview, ownPreviewOf(fileStore)),
  serveFile(reportPapers.dcc, dataOf(fileStore)),
  serveFile(reportPapers.tables, tablesOfReport),
  serveFile(reportPapers.preview, previewOf(fileStore)),
];
