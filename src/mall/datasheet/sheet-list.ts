// The laboratory's data sheets, each version a row: what waits to be published, what is in force.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { datasheetProtocol, SheetReply as Row, reads, type SheetReply } from './datasheet.protocol.ts';
import { sheetKinds, sheetStatus } from './sheet-status.ts';

const say = words({
  title: { zh: '原始记录模板', en: 'Data sheets' },
  search: { zh: '名称或代号', en: 'Name or key' },
  key: { zh: '代号', en: 'Key' },
  name: { zh: '名称', en: 'Name' },
  versionNo: { zh: '版本', en: 'Version' },
  kind: { zh: '类别', en: 'Kind' },
  capabilities: { zh: '使用的检测能力', en: 'Capabilities' },
  author: { zh: '编制', en: 'Author' },
  approver: { zh: '发布', en: 'Published by' },
  add: { zh: '新建模板', en: 'New sheet' },
  none: { zh: '还没有原始记录模板', en: 'No data sheets yet' },
  noneText: {
    zh: '新建一个模板：写明字段、公式、不确定度和判定，再用样例试填。',
    en: 'Begin one: its fields, formulas, uncertainty and decision, and try it with an example.',
  },
});

export const sheetList = listing({
  path: 'v3/lab/desk/sheet/list',
  access: reads,
  title: say.title,
  row: Row,
  key: 'definitionId',
  open: ({ definitionId }) => `/lab/sheet/detail?definitionId=${definitionId}`,
  search: say.search,
  columns: {
    sheetKey: col.code<SheetReply>(say.key, { sort: true, fixed: true, width: 140, phone: 1 }),
    name: col.text<SheetReply>(say.name, { width: 220, phone: 3 }),
    versionNo: col.number<SheetReply>(say.versionNo, { width: 80, phone: 4 }),
    state: col.state<SheetReply>(say.state, { values: sheetStatus, width: 120, phone: 2 }),
    kind: col.state<SheetReply>(say.kind, { values: sheetKinds, width: 90 }),
    capabilities: col.number<SheetReply>(say.capabilities, { width: 130, phone: 4 }),
    author: col.text<SheetReply>(say.author, { width: 110 }),
    approver: col.text<SheetReply>(say.approver, { width: 110 }),
    updatedAt: col.moment<SheetReply>(say.changed, { sort: true, width: 160, phone: 4 }),
  },
  tabs: { field: 'state', values: sheetStatus, always: ['REVIEW', 'PUBLISHED', 'DRAFT'] },
  filters: { kind: filter.choice(say.kind, { options: sheetKinds, front: true }) },
  start: { sort: 'sheetKey' },
  actions: {
    add: act.page(say.add, {
      to: '/lab/sheet/new',
      tone: 'primary',
      needs: datasheetProtocol.begin.access,
    }),
  },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
