// The engineers' list of items: what is planned for whom, what runs, what is due.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { benchReader, ItemCard } from './bench.protocol.ts';
import { itemStatus } from './item-status.ts';

const say = words({
  title: { zh: '检测项目', en: 'Items' },
  search: { zh: '委托编号、项目、标准', en: 'Commission, item or standard' },
  item: { zh: '项目', en: 'Item' },
  object: { zh: '对象', en: 'Object' },
  standard: { zh: '标准', en: 'Standard' },
  serviceSn: { zh: '委托编号', en: 'Commission' },
  specimens: { zh: '样品', en: 'Specimens' },
  group: { zh: '检测组', en: 'Group' },
  engineer: { zh: '检测员', en: 'Engineer' },
  stage: { zh: '阶段', en: 'Stage' },
  from: { zh: '开始', en: 'From' },
  to: { zh: '结束', en: 'To' },
  promised: { zh: '承诺完成', en: 'Promised for' },
  late: { zh: '延误', en: 'Late' },
  urgent: { zh: '加急', en: 'Urgent' },
  mine: { zh: '我的', en: 'Mine' },
  yes: { zh: '是', en: 'Yes' },
  none: { zh: '今天没有排给您的项目', en: 'Nothing is planned for you today' },
  noneText: {
    zh: '计划员排期后显示在这里；选择“全部”可查看本实验室所有项目。',
    en: 'What the planner puts on your days stands here; choose “all” to see the whole laboratory’s.',
  },
});

export const benchList = listing({
  path: 'v3/lab/desk/bench/list',
  access: benchReader,
  title: say.title,
  row: ItemCard,
  key: 'itemId',
  search: say.search,
  open: ({ itemId }) => `/lab/bench/detail?itemId=${itemId}`,
  columns: {
    item: col.text<ItemCard>(say.item, { fixed: true, width: 170, phone: 1 }),
    state: col.state<ItemCard>(say.state, { values: itemStatus, width: 100, phone: 2 }),
    object: col.text<ItemCard>(say.object, { width: 150 }),
    standard: col.text<ItemCard>(say.standard, { width: 170, phone: 4 }),
    serviceSn: col.code<ItemCard>(say.serviceSn, { width: 170, phone: 3 }),
    specimens: col.number<ItemCard>(say.specimens, { width: 70 }),
    group: col.text<ItemCard>(say.group, { width: 120 }),
    engineerName: col.text<ItemCard>(say.engineer, { width: 90, phone: 4 }),
    plannedFrom: col.date<ItemCard>(say.from, { sort: 'sparse', width: 110, phone: 4 }),
    plannedTo: col.date<ItemCard>(say.to, { width: 110 }),
    isLate: col.yesNo<ItemCard>(say.late, { width: 70 }),
    isUrgent: col.yesNo<ItemCard>(say.urgent, { width: 70 }),
    promisedAt: col.moment<ItemCard>(say.promised, { width: 150 }),
    stage: col.number<ItemCard>(say.stage, { width: 60, off: true }),
  },
  tabs: { field: 'state', values: itemStatus, always: ['SCHEDULED', 'RUNNING', 'DONE'] },
  filters: {
    mine: filter.choice(say.mine, { options: { yes: say.yes }, as: 'mine', front: true }),
    group: filter.reference(say.group, {
      front: true,
      optionsOf: ({ groups }: { groups: { groupId: number; name: string }[] }) =>
        Object.fromEntries(groups.map(({ groupId, name }) => [groupId, { zh: name, en: name }])),
    }),
    plannedFrom: filter.dateRange(say.from),
  },
  start: { sort: 'plannedFrom' },
  more: { groups: z.array(z.object({ groupId: z.number(), name: z.string() })) },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
