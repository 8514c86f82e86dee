// The archive: reports that were issued, for how long they are kept, and the paper copies that are still to be sent.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { paperStatus } from './archive-status.ts';
import { type ArchiveRow, archives, ArchiveRow as Row } from './lab-office.protocol.ts';

const say = words({
  title: { zh: '报告档案', en: 'Archive' },
  search: { zh: '报告编号、委托编号、委托方、项目', en: 'Report, commission, client or item' },
  reportNo: { zh: '报告编号', en: 'Report' },
  service: { zh: '委托编号', en: 'Commission' },
  client: { zh: '委托方', en: 'Client' },
  items: { zh: '项目', en: 'Items' },
  paper: { zh: '纸质报告', en: 'Paper' },
  copies: { zh: '份数', en: 'Copies' },
  issued: { zh: '签发时间', en: 'Issued' },
  kept: { zh: '保存至', en: 'Kept until' },
  carrier: { zh: '承运商', en: 'Carrier' },
  tracking: { zh: '运单号', en: 'Tracking number' },
  none: { zh: '还没有签发的报告', en: 'No report was issued yet' },
  noneText: { zh: '报告签发后自动归档。', en: 'What is issued comes here by itself.' },
});

export const archiveList = listing({
  path: 'v3/lab/desk/archive/list',
  access: archives,
  title: say.title,
  row: Row,
  key: 'reportId',
  open: ({ reportId }) => `/lab/archive/detail?reportId=${reportId}`,
  search: say.search,
  columns: {
    reportNo: col.code<ArchiveRow>(say.reportNo, { fixed: true, width: 140, phone: 1 }),
    paper: col.state<ArchiveRow>(say.paper, { values: paperStatus, width: 110, phone: 2 }),
    copies: col.number<ArchiveRow>(say.copies, { width: 70 }),
    client: col.text<ArchiveRow>(say.client, { width: 200, phone: 3 }),
    title: col.text<ArchiveRow>(say.items, { phone: 4 }),
    serviceSn: col.code<ArchiveRow>(say.service, { width: 170 }),
    issuedAt: col.moment<ArchiveRow>(say.issued, { sort: true, width: 150 }),
    keptUntil: col.date<ArchiveRow>(say.kept, { width: 110, phone: 4 }),
    carrier: col.text<ArchiveRow>(say.carrier, { width: 100, off: true }),
    trackingNo: col.code<ArchiveRow>(say.tracking, { width: 150 }),
  },
  tabs: { field: 'paper', values: paperStatus, always: ['TO_SEND', 'SENT', 'NONE'] },
  filters: { issuedAt: filter.dateRange(say.issued, { front: true }) },
  start: { sort: '-issuedAt' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
