// The lists of statements: a buyer's, a store's, the platform's, and the items of one with the buyer's own codes.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { enterprise, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { ListedItem, StatementCard } from './statement.protocol.ts';
import { itemKinds, reconcileStates, statementStatus } from './statement-status.ts';

const say = words({
  title: { zh: '对账单', en: 'Statements' },
  items: { zh: '对账明细', en: 'Items of a statement' },
  statementSn: { zh: '对账单号', en: 'Statement' },
  creditor: { zh: '授信方', en: 'Creditor' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  reconcile: { zh: '对账', en: 'Reconciling' },
  fromDay: { zh: '周期开始', en: 'From' },
  cutDay: { zh: '出账日', en: 'Cut on' },
  dueDay: { zh: '到期日', en: 'Due on' },
  total: { zh: '账单金额', en: 'Total' },
  paid: { zh: '已付', en: 'Paid' },
  lateFee: { zh: '滞纳金', en: 'Late fee' },
  rest: { zh: '未付', en: 'Open' },
  overdueDays: { zh: '逾期天数', en: 'Days overdue' },
  begun: { zh: '开始时间', en: 'Begun at' },
  search: { zh: '对账单号', en: 'Number of a statement' },
  searchBoth: { zh: '对账单号或企业名称', en: 'Number or enterprise' },
  none: { zh: '没有对账单', en: 'No statements' },
  noneText: {
    zh: '账期订单发货后，按周期汇总在对账单中。',
    en: 'What is bought on credit is gathered here cycle by cycle.',
  },
  row: { zh: '序号', en: 'No.' },
  kind: { zh: '类型', en: 'Kind' },
  order: { zh: '订单', en: 'Order' },
  parcel: { zh: '包裹', en: 'Parcel' },
  what: { zh: '内容', en: 'What for' },
  matCode: { zh: '物料编码', en: 'Material code' },
  poNumber: { zh: '采购单号', en: 'PO number' },
  pieces: { zh: '数量', en: 'Pieces' },
  amount: { zh: '金额', en: 'Amount' },
  entered: { zh: '入账时间', en: 'Entered at' },
  noItems: { zh: '没有明细', en: 'No items' },
});

const common = {
  row: StatementCard,
  key: 'statementId',
  title: say.title,
  start: { sort: '-createTime' },
  filters: { createTime: filter.dateRange(say.begun) },
  tabs: { field: 'state', values: statementStatus },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
} as const;

const named = {
  statementSn: col.code<StatementCard>(say.statementSn, { fixed: true, width: 170, phone: 1 }),
  state: col.state<StatementCard>(say.state, { values: statementStatus, phone: 2 }),
};
const columns = {
  reconcile: col.state<StatementCard>(say.reconcile, { values: reconcileStates }),
  cutDay: col.date<StatementCard>(say.cutDay, { off: true }),
  dueDay: col.date<StatementCard>(say.dueDay, { phone: 3 }),
  total: col.amount<StatementCard>(say.total),
  paid: col.amount<StatementCard>(say.paid, { off: true }),
  lateFee: col.amount<StatementCard>(say.lateFee, { off: true }),
  rest: col.amount<StatementCard>(say.rest, { phone: 4 }),
  overdueDays: col.number<StatementCard>(say.overdueDays),
  createTime: col.moment<StatementCard>(say.begun, { sort: true, off: true }),
};
const enterpriseName = col.text<StatementCard>(say.enterprise);

export const ownStatementList = listing({
  ...common,
  path: 'v3/business/front/statement/list',
  access: permitted(enterprise, 'credit.read'),
  search: say.search,
  columns: { ...named, creditorName: col.text<StatementCard>(say.creditor), ...columns },
  open: ({ statementSn }) => `/member/credit/statement?statementSn=${statementSn}`,
});

export const storeStatementList = listing({
  ...common,
  path: 'v3/business/seller/statement/list',
  access: storeOperator,
  search: say.searchBoth,
  columns: { ...named, enterpriseName, ...columns },
  open: ({ statementSn }) => `/seller/credit/statement?statementSn=${statementSn}`,
});

export const adminStatementList = listing({
  ...common,
  path: 'v3/business/admin/statement/list',
  access: platform('finance'),
  search: say.searchBoth,
  columns: { ...named, enterpriseName, ...columns },
  open: ({ statementSn }) => `/admin/credit/statement?statementSn=${statementSn}`,
});

/** The items of one statement: for the xlsx that a buyer's own system reads. */
export const ownItemList = listing({
  row: ListedItem,
  key: 'itemId',
  title: say.items,
  path: 'v3/business/front/statementItem/list',
  access: permitted(enterprise, 'credit.read'),
  filters: { statementSn: filter.text(say.statementSn) },
  start: { sort: 'itemId' },
  columns: {
    itemId: col.number<ListedItem>(say.row, { sort: true, off: true }),
    kind: col.state<ListedItem>(say.kind, { values: itemKinds, phone: 2 }),
    statementSn: col.code<ListedItem>(say.statementSn, {
      to: ({ statementSn }) => `/member/credit/statement?statementSn=${statementSn}`,
    }),
    title: col.text<ListedItem>(say.what, { phone: 1 }),
    matCode: col.code<ListedItem>(say.matCode),
    poNumber: col.code<ListedItem>(say.poNumber),
    orderSn: col.code<ListedItem>(say.order, { phone: 3 }),
    parcelSn: col.code<ListedItem>(say.parcel),
    number: col.pieces<ListedItem>(say.pieces),
    amount: col.amount<ListedItem>(say.amount, { phone: 4, sum: true }),
    paid: col.amount<ListedItem>(say.paid, { sum: true }),
    createTime: col.moment<ListedItem>(say.entered),
  },
  exports: { name: say.items },
  none: { title: say.noItems },
});
