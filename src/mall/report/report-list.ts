// The lists of reports: the laboratory's, with what is to be prepared, reviewed and approved; and their client's.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { OwnReportRow, type ReportRow, ReportRow as Row, reads, reportReader } from './report.protocol.ts';
import { reportStatus } from './report-status.ts';
import { markNames, reportKinds } from './report-terms.ts';

const say = words({
  title: { zh: '报告', en: 'Reports' },
  search: { zh: '报告编号、委托编号、项目', en: 'Report, commission or item' },
  reportNo: { zh: '报告编号', en: 'Report' },
  kind: { zh: '类型', en: 'Kind' },
  state: { zh: '状态', en: 'State' },
  service: { zh: '委托编号', en: 'Commission' },
  client: { zh: '委托方', en: 'Client' },
  items: { zh: '项目', en: 'Items' },
  prepared: { zh: '编制', en: 'Prepared by' },
  reviewed: { zh: '审核', en: 'Reviewed by' },
  approved: { zh: '批准', en: 'Approved by' },
  promised: { zh: '承诺完成', en: 'Promised for' },
  issued: { zh: '签发时间', en: 'Issued' },
  created: { zh: '建立时间', en: 'Begun' },
  mine: { zh: '经我处理', en: 'Mine' },
  yes: { zh: '只看我编制、审核或批准的', en: 'Those I prepared, reviewed or approved' },
  own: { zh: '检测报告', en: 'Reports' },
  marks: { zh: '资质', en: 'Marks' },
  replacedBy: { zh: '被替代为', en: 'Replaced by' },
  noneOwn: { zh: '还没有报告', en: 'No reports yet' },
  noneOwnText: {
    zh: '委托的报告签发后会列在这里，可下载原件和数据。',
    en: 'Reports of your commissions stand here once they are issued, with their originals and data.',
  },
  none: { zh: '没有报告', en: 'No reports' },
  noneText: {
    zh: '委托的第一个项目检测完成后，报告自动建立。',
    en: 'A report is begun by itself with the first item that is done.',
  },
});

const { ISSUED, REPLACED, VOID } = reportStatus;
const signedStatus = { ISSUED, REPLACED, VOID };

export const reportList = listing({
  path: 'v3/lab/desk/report/list',
  access: reportReader,
  title: say.title,
  row: Row,
  key: 'reportId',
  open: ({ reportId }) => `/lab/report/detail?reportId=${reportId}`,
  search: say.search,
  columns: {
    serviceSn: col.code<ReportRow>(say.service, { fixed: true, width: 170, phone: 1 }),
    reportNo: col.code<ReportRow>(say.reportNo, { width: 130, phone: 3 }),
    state: col.state<ReportRow>(say.state, { values: reportStatus, width: 100, phone: 2 }),
    clientName: col.text<ReportRow>(say.client, { width: 180, phone: 4 }),
    title: col.text<ReportRow>(say.items, { phone: 4 }),
    kindName: col.text<ReportRow>(say.kind, { width: 90 }),
    preparedName: col.text<ReportRow>(say.prepared, { width: 80 }),
    reviewedName: col.text<ReportRow>(say.reviewed, { width: 80 }),
    approvedName: col.text<ReportRow>(say.approved, { width: 80 }),
    promisedAt: col.moment<ReportRow>(say.promised, { width: 140 }),
    issuedAt: col.moment<ReportRow>(say.issued, { sort: true, width: 140 }),
    createTime: col.moment<ReportRow>(say.created, { sort: true, off: true, width: 140 }),
  },
  tabs: { field: 'state', values: reportStatus, always: ['DRAFT', 'IN_REVIEW', 'REVIEWED', 'ISSUED'] },
  filters: {
    kind: filter.choice(say.kind, { options: reportKinds }),
    mine: filter.choice(say.mine, { options: { yes: say.yes }, as: 'mine' }),
    createTime: filter.dateRange(say.created),
  },
  start: { sort: '-createTime' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});

export const ownReportList = listing({
  path: 'v3/lab/front/report/ownList',
  changes: true,
  access: reads,
  title: say.own,
  row: OwnReportRow,
  key: 'reportId',
  open: ({ serviceSn }) => `/member/order/info?serviceSn=${serviceSn}`,
  search: say.search,
  columns: {
    reportNo: col.code<OwnReportRow>(say.reportNo, { fixed: true, width: 160, phone: 1 }),
    state: col.state<OwnReportRow>(say.state, { values: reportStatus, width: 100, phone: 2 }),
    title: col.text<OwnReportRow>(say.items, { phone: 3 }),
    kindName: col.text<OwnReportRow>(say.kind, { width: 100 }),
    marks: col.tags<OwnReportRow>(say.marks, { values: markNames, width: 110, phone: 4 }),
    serviceSn: col.code<OwnReportRow>(say.service, { width: 170 }),
    replacedByNo: col.code<OwnReportRow>(say.replacedBy, { width: 160 }),
    issuedAt: col.moment<OwnReportRow>(say.issued, { sort: true, width: 150, phone: 4 }),
  },
  tabs: { field: 'state', values: signedStatus, always: ['ISSUED'] },
  filters: {
    kind: filter.choice(say.kind, { options: reportKinds }),
    issuedAt: filter.dateRange(say.issued),
  },
  start: { sort: '-issuedAt' },
  exports: { name: say.own },
  none: { title: say.noneOwn, text: say.noneOwnText },
});
