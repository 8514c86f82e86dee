// Budgets of an enterprise's projects and cost centres, with what is left of each.
import { z } from 'zod';
import { Yuan } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { Budget, Person, setsBudgets } from './approval.protocol.ts';
import { budgetKinds } from './budget.ts';

const say = words({
  budgets: { zh: '预算', en: 'Budgets' },
  summary: { zh: '项目与成本中心预算', en: 'Budgets of projects and cost centres' },
  search: { zh: '项目、成本中心', en: 'Project, cost centre' },
  of: { zh: '预算对象', en: 'Budget of' },
  total: { zh: '预算', en: 'Budget' },
  kind: { zh: '类型', en: 'Kind' },
  reserved: { zh: '已占用', en: 'Reserved' },
  spent: { zh: '已支出', en: 'Spent' },
  left: { zh: '剩余', en: 'Left' },
  used: { zh: '已用', en: 'Used' },
  exceeded: { zh: '超出时', en: 'When exceeded' },
  refused: { zh: '拒绝提交', en: 'Refused' },
  asked: { zh: '增加一步审批', en: 'One more approval' },
  owner: { zh: '预算负责人', en: 'Owner' },
  open: { zh: '启用', en: 'On' },
  updatedAt: { zh: '更新时间', en: 'Changed' },
  none: { zh: '还没有预算', en: 'No budgets yet' },
  noneText: {
    zh: '为项目或成本中心设置预算后，超出预算的订单会被拒绝或增加一步审批。',
    en: 'With a budget for a project or cost centre, what exceeds it is refused or needs one more approval.',
  },
});

/** Open ones first, then by name. */
export const budgetList = listing({
  path: 'v3/business/front/approval/budgets',
  access: setsBudgets,
  title: say.budgets,
  summary: say.summary,
  row: Budget,
  key: 'budgetId',
  mostRows: 100,
  search: say.search,
  columns: {
    name: col.text(say.of, { fixed: true, phone: 1, sort: true, width: 220 }),
    kind: col.state(say.kind, { values: budgetKinds, off: true }),
    amount: col.amount(say.total, { sort: true, sum: true, phone: 3 }),
    reserved: col.amount(say.reserved, { sort: true, sum: true, phone: 3 }),
    spent: col.amount(say.spent, { sort: true, sum: true, phone: 3 }),
    left: col.amount(say.left, { sort: true, sum: true, phone: 2 }),
    used: col.percent(say.used, { of: ({ usedPerMille }: Budget) => usedPerMille / 10, off: true }),
    mayExceed: col.state(say.exceeded, { values: { 0: say.refused, 1: say.asked }, phone: 4 }),
    ownerName: col.person(say.owner, { off: true }),
    isOpen: col.yesNo(say.open, { off: true }),
    note: col.text(say.note, { off: true }),
    updatedAt: col.moment(say.updatedAt, { sort: true, off: true }),
  },
  filters: {
    kind: filter.choice(say.kind, { options: budgetKinds, front: true }),
    isOpen: filter.yesNo(say.open),
    amount: filter.amountRange(say.total),
    left: filter.amountRange(say.left),
  },
  start: { sort: '-isOpen,kind,name' },
  exports: { name: say.budgets },
  more: {
    /** Projects without a budget. */
    projects: z.array(
      z.object({
        projectId: z.number(),
        projectName: z.string(),
        planned: Yuan.nullable(),
        /** Whose project it is. */
        ownerId: z.number(),
      }),
    ),
    costCentres: z.array(z.string()),
    /** Who may answer for one: all who may approve. */
    owners: z.array(Person),
  },
  none: { title: say.none, text: say.noneText },
});
