// The register of standards as the laboratory's people see it.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { standardStatus } from '#mall/ability/standard-status.ts';
import { reads } from './lab-catalog.protocol.ts';
import { StandardRow as Row, type StandardRow } from './standard.protocol.ts';

const say = words({
  title: { zh: '标准', en: 'Standards' },
  search: { zh: '标准号（任意写法）或名称', en: 'Number in any writing, or title' },
  number: { zh: '标准号', en: 'Number' },
  name: { zh: '名称', en: 'Title' },
  from: { zh: '实施日期', en: 'In force from' },
  superseded: { zh: '被代替日期', en: 'Superseded on' },
  replacedBy: { zh: '被代替为', en: 'Replaced by' },
  capabilities: { zh: '使用的检测能力', en: 'Capabilities' },
  used: { zh: '使用情况', en: 'In use' },
  isUsed: { zh: '有能力使用', en: 'By some capability' },
  isFree: { zh: '无能力使用', en: 'By none' },
  none: { zh: '没有符合条件的标准', en: 'No standard fits' },
  noneText: {
    zh: '登记一个标准；实施后被代替的版本不再受理。',
    en: 'Write one down; once it is in force, what it replaces is accepted no more.',
  },
});

export const standardList = listing({
  path: 'v3/lab/desk/standard/list',
  access: reads,
  title: say.title,
  row: Row,
  key: 'standardId',
  open: ({ standardId }) => `/lab/standard/detail?standardId=${standardId}`,
  search: say.search,
  columns: {
    number: col.code<StandardRow>(say.number, { sort: true, fixed: true, width: 200, phone: 1 }),
    title: col.text<StandardRow>(say.name, { width: 240, phone: 3 }),
    state: col.state<StandardRow>(say.state, { values: standardStatus, width: 110, phone: 2 }),
    capabilities: col.number<StandardRow>(say.capabilities, { width: 130, phone: 4 }),
    replacedBy: col.code<StandardRow>(say.replacedBy, { width: 190, phone: 4 }),
    inForceFrom: col.date<StandardRow>(say.from, { width: 110 }),
    supersededOn: col.date<StandardRow>(say.superseded, { width: 110 }),
  },
  tabs: { field: 'state', values: standardStatus, always: ['IN_FORCE', 'DRAFT', 'SUPERSEDED'] },
  filters: {
    used: filter.choice(say.used, { options: { yes: say.isUsed, no: say.isFree }, front: true, as: 'used' }),
  },
  start: { sort: 'number' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
