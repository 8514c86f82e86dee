// The laboratory's capabilities, each version a row: what is published, what waits, what is suspended.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { CAPABILITY_FIELDS, capabilityKinds, markNames } from '#mall/ability/ability-terms.ts';
import { capabilityStatus } from './capability-status.ts';
import { VersionRow as Row, reads, type VersionRow } from './lab-catalog.protocol.ts';

const say = words({
  title: { zh: '检测能力', en: 'Capabilities' },
  search: { zh: '编号、项目、对象或标准', en: 'Number, item, object or standard' },
  capNo: { zh: '编号', en: 'Number' },
  item: { zh: '项目', en: 'Item' },
  object: { zh: '对象', en: 'Object' },
  standard: { zh: '标准与方法', en: 'Standard and method' },
  versionNo: { zh: '版本', en: 'Version' },
  kind: { zh: '类别', en: 'Kind' },
  field: { zh: '领域', en: 'Field' },
  marks: { zh: '资质', en: 'Marks' },
  hint: { zh: '不可受理', en: 'Not offered' },
  author: { zh: '编制', en: 'Author' },
  approver: { zh: '发布', en: 'Published by' },
  none: { zh: '没有符合条件的检测能力', en: 'No capability fits' },
  noneText: {
    zh: '新建一项能力，或从表格导入；提交后由质量负责人发布。',
    en: 'Begin one, or import a sheet; quality publishes what is handed in.',
  },
});

export const versionList = listing({
  path: 'v3/lab/desk/capability/list',
  access: reads,
  title: say.title,
  row: Row,
  key: 'versionId',
  open: ({ versionId }) => `/lab/capability/detail?versionId=${versionId}`,
  search: say.search,
  columns: {
    capNo: col.code<VersionRow>(say.capNo, { sort: true, fixed: true, width: 90, phone: 3 }),
    item: col.text<VersionRow>(say.item, { width: 170, phone: 1 }),
    object: col.text<VersionRow>(say.object, { width: 140 }),
    standard: col.code<VersionRow>(say.standard, {
      of: ({ standard, clause }) => [standard, clause].filter(Boolean).join(' '),
      width: 210,
      phone: 4,
    }),
    versionNo: col.number<VersionRow>(say.versionNo, { width: 70 }),
    state: col.state<VersionRow>(say.state, { values: capabilityStatus, width: 100, phone: 2 }),
    hint: col.text<VersionRow>(say.hint, { width: 180, phone: 4 }),
    marks: col.tags<VersionRow>(say.marks, { values: markNames, width: 120 }),
    kind: col.state<VersionRow>(say.kind, { values: capabilityKinds, off: true, width: 90 }),
    field: col.state<VersionRow>(say.field, { values: CAPABILITY_FIELDS, off: true, width: 120 }),
    author: col.text<VersionRow>(say.author, { width: 90 }),
    approver: col.text<VersionRow>(say.approver, { width: 90, off: true }),
    updatedAt: col.moment<VersionRow>(say.changed, { sort: true, width: 150 }),
  },
  tabs: { field: 'state', values: capabilityStatus, always: ['PUBLISHED', 'REVIEW', 'DRAFT', 'SUSPENDED'] },
  filters: {
    kind: filter.choice(say.kind, { options: capabilityKinds, front: true }),
    field: filter.choice(say.field, { options: CAPABILITY_FIELDS, front: true, as: 'field' }),
    mark: filter.choice(say.marks, { options: markNames, as: 'mark' }),
  },
  start: { sort: 'capNo' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
