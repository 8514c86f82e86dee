// The lists of contracts: a purchaser's with what of them came from inquiries, and a store's.
import { line } from '#kit/http/wire.ts';
import { act } from '#kit/list/act.ts';
import { type ColumnMore, col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { ContractCard } from './contract-detail.protocol.ts';
import { front, seller } from './contract-door.ts';
import { contractKinds } from './contract-status.ts';
import type { ContractTab } from './contract-terms.ts';

const say = words({
  own: { zh: '我的合同', en: 'Contracts' },
  ofInquiries: { zh: '我的签约', en: 'Contracts from inquiries' },
  onlyOfInquiries: { zh: '来自询价', en: 'From inquiries' },
  allContracts: { zh: '全部合同', en: 'All contracts' },
  search: { zh: '合同编号 / 名称 / 对方 / 型号', en: 'No., title, other side, part' },
  add: { zh: '新建合同', en: 'New contract' },
  verify: { zh: '验证合同', en: 'Verify a paper' },
  none: { zh: '还没有合同', en: 'No contracts yet' },
  noneOwnText: {
    zh: '询价定标后可由任一方起草合同，也可以从范本新建或登记线下合同。',
    en: 'After an award either side drafts one; or begin from a template, or register a paper contract.',
  },
  noneOfStoreText: {
    zh: '中标后可在询价的定标结果里起草合同；采购方发来的合同也会出现在这里。',
    en: 'Draft one from an award, or wait for one that a purchaser sends you.',
  },
  noneOfInquiriesText: {
    zh: '询价定标并起草合同后，会出现在这里。',
    en: 'They appear here once an award is being contracted.',
  },
  contractSn: { zh: '合同编号', en: 'Contract' },
  title: { zh: '合同名称', en: 'Title' },
  starts: { zh: '生效日', en: 'Starts' },
  ends: { zh: '到期日', en: 'Ends' },
  due: { zh: '办理期限', en: 'Due' },
  performed: { zh: '履约进度', en: 'Performance' },
});

const tabs: Readonly<Record<ContractTab, Text>> = {
  all: say.all,
  mine: { zh: '待我处理', en: 'My turn' },
  draft: { zh: '起草中', en: 'Drafts' },
  confirm: { zh: '待确认', en: 'To confirm' },
  sign: { zh: '待签署', en: 'To sign' },
  effective: { zh: '履行中', en: 'In force' },
  done: { zh: '已结束', en: 'Ended' },
  closed: { zh: '未成立', en: 'Not concluded' },
};

/** What all have in common; the latest first. Amounts are not added up: they may be in different currencies. */
const listed = (money: ColumnMore<ContractCard>) =>
  ({
    row: ContractCard,
    key: 'contractSn',
    look: 'cards',
    search: say.search,
    pageSize: 10,
    mostRows: 50,
    start: { sort: '-updateTime,-contractId' },
    columns: {
      contractSn: col.code<ContractCard>(say.contractSn, { fixed: true, phone: 1 }),
      stateName: col.text<ContractCard>(say.state, { phone: 2 }),
      title: col.text<ContractCard>(say.title, { phone: 3 }),
      kindName: col.text<ContractCard>(say.kind),
      purchaserName: col.text<ContractCard>(say.purchaser),
      supplierName: col.text<ContractCard>(say.supplier),
      inqSn: col.code<ContractCard>(say.inquiry),
      lineNum: col.number<ContractCard>(say.lineCount),
      amount: col.amount<ContractCard>(say.amount, { ...money, sort: 'sparse' }),
      startsOn: col.text<ContractCard>(say.starts),
      endsOn: col.text<ContractCard>(say.ends, { sort: true }),
      performed: col.progress<ContractCard>(say.performed, {
        of: ({ performedPerMille }) => (performedPerMille === null ? null : performedPerMille / 10),
      }),
      deadline: col.moment<ContractCard>(say.due, { sort: 'sparse' }),
      createTime: col.moment<ContractCard>(say.created, { sort: true }),
      updateTime: col.moment<ContractCard>(say.updated, { sort: true }),
    },
    filters: {
      kind: filter.choice(say.kind, { options: contractKinds, as: 'kind', front: true }),
      createTime: filter.dateRange(say.created),
      amount: filter.amountRange(say.amount, money.needs ? { needs: money.needs } : {}),
    },
    input: { inqSn: line(20).optional() },
  }) as const;

const summary = { zh: '合同列表', en: 'Contracts' };
const ofInquiries = { fromInquiry: filter.yesNo(say.onlyOfInquiries, { as: 'fromInquiry' }) };
const purchasers = {
  ...listed({ needs: permitted(loggedIn, 'order.price') }),
  access: front.access.reads,
  open: ({ contractSn }: ContractCard) =>
    `/member/contract/detail?contractSn=${encodeURIComponent(contractSn)}`,
  tabs: { field: 'tab', values: tabs },
} as const;
const beside = {
  verify: act.page(say.verify, { to: '/contract/verify' }),
  authen: act.page(say.signing, { to: '/member/contract/authen', needs: front.access.signs }),
};

export const ownContractList = listing({
  ...purchasers,
  path: `${front.path}/list`,
  changes: true,
  title: say.own,
  summary,
  filters: { ...purchasers.filters, ...ofInquiries },
  actions: {
    ofInquiries: act.page(say.onlyOfInquiries, { to: '/member/inquiry/myCon' }),
    ...beside,
    add: act.page(say.add, { to: '/member/contract/add', tone: 'primary', needs: front.access.drafts }),
  },
  exports: { name: say.own },
  none: { title: say.none, text: say.noneOwnText },
});

export const inquiryContractList = listing({
  ...purchasers,
  path: `${front.path}/listOfInquiries`,
  changes: true,
  title: say.ofInquiries,
  actions: { all: act.page(say.allContracts, { to: '/member/contract/index' }), ...beside },
  exports: { name: say.ofInquiries },
  none: { title: say.none, text: say.noneOfInquiriesText },
});

const stores = listed({});

export const storeContractList = listing({
  ...stores,
  path: `${seller.path}/list`,
  changes: true,
  access: seller.access,
  title: say.contracts,
  summary,
  open: ({ contractSn }) => `/seller/contract/detail?contractSn=${encodeURIComponent(contractSn)}`,
  tabs: { field: 'tab', as: 'state', values: tabs },
  filters: { ...stores.filters, ...ofInquiries },
  actions: { add: act.page(say.add, { to: '/seller/contract/add', tone: 'primary' }) },
  exports: { name: say.contracts },
  none: { title: say.none, text: say.noneOfStoreText },
});
