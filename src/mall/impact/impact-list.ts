// The quality lead's list of what unfit equipment was used for: what is to be decided stands first.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { type ImpactRow, quality, ImpactRow as Row } from './impact.protocol.ts';
import { causeNames, impactStatus } from './impact-status.ts';

const say = words({
  title: { zh: '影响评估', en: 'Impacts' },
  search: { zh: '设备、委托、报告编号', en: 'Equipment, commission or report' },
  equipNo: { zh: '设备编号', en: 'Equipment' },
  equipName: { zh: '设备', en: 'Name' },
  cause: { zh: '原因', en: 'Cause' },
  found: { zh: '发现时间', en: 'Found' },
  since: { zh: '上次合格校准', en: 'Last good calibration' },
  service: { zh: '委托编号', en: 'Commission' },
  client: { zh: '委托方', en: 'Client' },
  report: { zh: '报告编号', en: 'Report' },
  items: { zh: '项目', en: 'Items' },
  state: { zh: '状态', en: 'State' },
  decided: { zh: '评估人', en: 'Decided by' },
  none: { zh: '没有受影响的报告', en: 'Nothing is affected' },
  noneText: {
    zh: '设备故障或校准不符合时，上次合格校准以来用它做过的项目会列在这里。',
    en: 'When equipment is faulty or calibrated unfit, what was done with it since its last good calibration stands here.',
  },
});

export const impactList = listing({
  path: 'v3/lab/desk/impact/list',
  access: quality,
  title: say.title,
  row: Row,
  key: 'impactId',
  open: ({ impactId }) => `/lab/impact/detail?impactId=${impactId}`,
  search: say.search,
  columns: {
    equipNo: col.code<ImpactRow>(say.equipNo, { fixed: true, width: 130, phone: 1 }),
    state: col.state<ImpactRow>(say.state, { values: impactStatus, width: 100, phone: 2 }),
    equipName: col.text<ImpactRow>(say.equipName, { width: 150, phone: 3 }),
    causeName: col.text<ImpactRow>(say.cause, { width: 110 }),
    reportNo: col.code<ImpactRow>(say.report, { width: 150, phone: 4 }),
    serviceSn: col.code<ImpactRow>(say.service, { width: 170 }),
    clientName: col.text<ImpactRow>(say.client, { width: 180 }),
    items: col.text<ImpactRow>(say.items, { phone: 4 }),
    since: col.text<ImpactRow>(say.since, { width: 110 }),
    foundAt: col.moment<ImpactRow>(say.found, { sort: true, width: 150 }),
    decidedName: col.text<ImpactRow>(say.decided, { width: 90 }),
  },
  tabs: { field: 'state', values: impactStatus, always: ['UNDECIDED', 'NO_EFFECT', 'RETEST', 'AMEND'] },
  filters: {
    cause: filter.choice(say.cause, { options: causeNames }),
    foundAt: filter.dateRange(say.found),
  },
  start: { sort: '-foundAt' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
