// How the statement room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { type DisputeState, disputeStatus } from '../dispute-process.ts';
import { type StatementState, statementStatus } from '../statement-status.ts';

export const statementErrors = errors('statement', {
  notFound: { state: State.notFound, zh: '对账单不存在', en: 'There is no such statement' },
  noItem: { state: State.notFound, zh: '对账单明细不存在', en: 'There is no such item' },
  noDispute: { state: State.notFound, zh: '异议不存在', en: 'There is no such dispute' },
  notNow: ({ state }: { state: StatementState }) => ({
    zh: `当前状态（${statementStatus[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${statementStatus[state].en})`,
  }),
  disputeNotNow: ({ state }: { state: DisputeState }) => ({
    zh: `当前状态（${disputeStatus[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${disputeStatus[state].en})`,
  }),
  withItsCase: ({ caseSn }: { caseSn: string }) => ({
    zh: `该异议在售后单 ${caseSn} 中处理，结案后自动更新`,
    en: `It is settled in after-sale case ${caseSn}, and follows what comes of that`,
  }),
  changedMeanwhile: {
    zh: '对账单刚刚发生变化，请刷新后查看',
    en: 'It has just changed, please load it again',
  },
  notCut: { zh: '账单周期尚未结束', en: 'Its cycle is still running' },
  paidAlready: { zh: '已有付款或滞纳金，不能重新开放', en: 'Something was paid or costs a late fee already' },
  stillDisputed: {
    zh: '有未处理的异议，处理完或对账期满后再确认',
    en: 'Disputes are open: they are settled, or move on when the time to reconcile is over',
  },
  tooMuchDisputed: ({ most }: { most: Cents }) => ({
    zh: `异议金额须大于 0 且不超过 ${showAmount(centsToWire(most))}`,
    en: `A dispute is above zero and at most ${showAmount(centsToWire(most))}`,
  }),
  disputedAlready: { zh: '该明细已有处理中的异议', en: 'This item is under dispute already' },
  nothingChosen: { zh: '请选择要付款的对账单', en: 'Please choose statements to pay' },
  severalCreditors: { zh: '一次只能支付同一授信方的对账单', en: 'One payment is for one creditor' },
  tooMuchPaid: ({ most }: { most: Cents }) => ({
    zh: `付款金额须大于 0 且不超过 ${showAmount(centsToWire(most))}`,
    en: `What is paid is above zero and at most ${showAmount(centsToWire(most))}`,
  }),
  payingAlready: ({ paySn }: { paySn: string }) => ({
    zh: `已有进行中的付款 ${paySn}，请先完成`,
    en: `Payment ${paySn} is under way: please finish it first`,
  }),
  nothingToWaive: ({ most }: { most: Cents }) => ({
    zh: `减免金额须大于 0 且不超过 ${showAmount(centsToWire(most))}`,
    en: `What is waived is above zero and at most ${showAmount(centsToWire(most))}`,
  }),
  manyPapers: {
    state: State.tooMany,
    zh: '正在打印的对账单较多，请稍后再试',
    en: 'Many statements are being printed right now, please try again in a moment',
  },
  ownDecision: { zh: '不能处理自己企业的对账单', en: 'Nobody decides on a statement of his own enterprise' },
});
