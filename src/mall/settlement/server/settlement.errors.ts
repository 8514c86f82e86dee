// How the settlement room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type BillState, billStatus } from '../bill-status.ts';

export const settlementErrors = errors('settlement', {
  notFound: { state: State.notFound, zh: '结算单不存在', en: 'There is no such bill' },
  notNow: ({ state }: { state: BillState }) => ({
    zh: `当前状态（${billStatus[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${billStatus[state].en})`,
  }),
  changedMeanwhile: {
    zh: '结算单刚刚发生变化，请刷新后查看',
    en: 'The bill has just changed, please load it again',
  },
  noSuchRow: { state: State.notFound, zh: '结算明细不存在', en: 'There is no such row' },
  rowNotNow: {
    zh: '该明细的异议状态不允许此操作',
    en: 'The dispute about this row does not allow that now',
  },
  secondPerson: {
    zh: '须由另一位财务人员复审',
    en: 'Another person of finance has to look it over',
  },
  noAccount: {
    zh: '店铺没有登记收款账户，不能打款',
    en: 'The store has not said where its money goes',
  },
  ownBill: { zh: '不能处理自己店铺的结算单', en: 'Nobody decides on a bill of his own store' },
});
