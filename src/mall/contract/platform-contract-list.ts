// The contracts as the platform reads them, what needs it first: paper ones that nobody has confirmed, and those whose sides disagree.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { overseer } from './contract.protocol.ts';
import { ContractCard } from './contract-detail.protocol.ts';
import { contractKinds, contractStatus } from './contract-status.ts';

const say = words({
  summary: { zh: '合同（平台）', en: 'Contracts (platform)' },
  search: { zh: '合同编号 / 名称 / 双方', en: 'No., title, party' },
  offline: { zh: '待确认的线下合同', en: 'Paper contracts to confirm' },
  mediation: { zh: '需调解', en: 'To mediate' },
  others: { zh: '其他', en: 'Others' },
  contractSn: { zh: '合同编号', en: 'Contract' },
  name: { zh: '合同名称', en: 'Title' },
  from: { zh: '开始', en: 'From' },
  until: { zh: '结束', en: 'Until' },
  none: { zh: '没有合同', en: 'No contracts' },
  noneText: { zh: '需要平台处理时会出现在这里。', en: 'They appear here once they need the platform.' },
});

export const platformContractList = listing({
  path: 'v3/business/admin/contract/list',
  access: overseer,
  title: say.contracts,
  summary: say.summary,
  row: ContractCard,
  key: 'contractSn',
  search: say.search,
  columns: {
    contractSn: col.code(say.contractSn, { fixed: true, width: 170, phone: 1 }),
    title: col.text(say.name, { width: 200, phone: 3 }),
    kind: col.state(say.kind, { values: contractKinds, width: 110 }),
    state: col.state(say.state, { values: contractStatus, width: 120, phone: 2 }),
    amount: col.amount(say.amount, { width: 130, phone: 4 }),
    purchaserName: col.text(say.purchaser, { width: 180, phone: 4 }),
    supplierName: col.text(say.supplier, { width: 180, phone: 4 }),
    updateTime: col.moment(say.changed, { sort: true }),
    startsOn: col.date(say.from, { off: true }),
    endsOn: col.date(say.until, { off: true }),
    createTime: col.moment(say.created, { off: true }),
  },
  tabs: {
    field: 'tab',
    values: { offline: say.offline, mediation: say.mediation, others: say.others },
    always: ['offline', 'mediation'],
  },
  filters: {
    kind: filter.choices(say.kind, { options: contractKinds }),
    updateTime: filter.dateRange(say.changed),
    amount: filter.amountRange(say.amount),
  },
  start: { sort: '-updateTime', tab: 'offline' },
  mostRows: 50,
  exports: { name: say.contracts },
  none: { title: say.none, text: say.noneText },
});
