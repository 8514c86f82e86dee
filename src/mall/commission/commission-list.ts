// The platform's list of commission rules.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { CommissionRuleCard, commissionProtocol } from './commission.protocol.ts';

const say = words({
  title: { zh: '佣金规则', en: 'Commission' },
  search: { zh: '店铺、分类或备注', en: 'Store, category or note' },
  store: { zh: '店铺', en: 'Store' },
  category: { zh: '分类', en: 'Category' },
  rate: { zh: '比例（‰）', en: 'Rate (‰)' },
  fixed: { zh: '每行固定', en: 'For each line' },
  least: { zh: '最低', en: 'At least' },
  most: { zh: '最高', en: 'At most' },
  note: { zh: '备注', en: 'Note' },
  madeBy: { zh: '创建人', en: 'Made by' },
  since: { zh: '生效时间', en: 'In force since' },
  endedAt: { zh: '终止时间', en: 'Ended at' },
  end: { zh: '终止', en: 'End it' },
  endText: {
    zh: '之后的新订单按其他规则或默认比例计佣金；已下单的不变。',
    en: 'New orders follow other rules or the usual rate; what was ordered keeps its commission.',
  },
  none: { zh: '没有佣金规则', en: 'No rules of commission' },
  noneText: {
    zh: '没有规则时按默认比例计佣金。',
    en: 'Without a rule the usual rate holds.',
  },
});

const states = {
  STANDING: { zh: '生效中', en: 'In force', tone: 'done' },
  ENDED: { zh: '已终止', en: 'Ended', tone: 'neutral' },
} as const;

export const commissionRuleList = listing({
  path: 'v3/business/admin/commission/list',
  access: platform('finance'),
  title: say.title,
  row: CommissionRuleCard,
  key: 'ruleId',
  search: say.search,
  start: { sort: '-createTime', tab: 'STANDING' },
  columns: {
    storeName: col.text<CommissionRuleCard>(say.store, {
      phone: 1,
      of: ({ storeName }) => storeName || '—',
    }),
    categoryName: col.text<CommissionRuleCard>(say.category, {
      phone: 2,
      of: ({ categoryName }) => categoryName || '—',
    }),
    ratePerMille: col.number<CommissionRuleCard>(say.rate, { phone: 3 }),
    fixed: col.amount<CommissionRuleCard>(say.fixed),
    least: col.amount<CommissionRuleCard>(say.least),
    most: col.amount<CommissionRuleCard>(say.most),
    state: col.state<CommissionRuleCard>(say.state, { values: states }),
    note: col.text<CommissionRuleCard>(say.note),
    madeBy: col.person<CommissionRuleCard>(say.madeBy),
    createTime: col.moment<CommissionRuleCard>(say.since, { sort: true, phone: 4 }),
    endedAt: col.moment<CommissionRuleCard>(say.endedAt),
  },
  tabs: { field: 'state', values: states },
  actions: {
    end: act.row<CommissionRuleCard>(say.end, {
      endpoint: commissionProtocol.end,
      input: ({ ruleId }) => ({ ruleId }),
      ask: 'sure',
      askText: say.endText,
    }),
  },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
