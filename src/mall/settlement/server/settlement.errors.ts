// How the settlement room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Text } from '#kit/words/text.ts';
import { type BillState, billStatus } from '../bill-status.ts';
import { type PayoutState, payoutStatus } from '../payout-status.ts';

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
  tooMuch: ({ most }: { most: Cents }) => ({
    zh: `调整金额不能超过该明细的 ${showAmount(centsToWire(most))}`,
    en: `At most the ${showAmount(centsToWire(most))} of this row`,
  }),
  secondPerson: {
    zh: '须由另一位财务人员复审',
    en: 'Another person of finance has to look it over',
  },
  noAccount: {
    zh: '店铺没有登记收款账户，不能打款',
    en: 'The store has not said where its money goes',
  },
  accountWaits: {
    zh: '店铺刚变更收款账户，等待期满才能打款',
    en: 'The store has just changed its account: nothing is sent there yet',
  },
  accountChanged: ({ billSn }: { billSn: string }) => ({
    zh: `结算单 ${billSn} 的收款账户已变更，请取消本批次后重新生成`,
    en: `The account of ${billSn} was changed meanwhile: cancel this batch and make another`,
  }),
  sameAccount: { zh: '收款账户没有变化', en: 'That is the account already' },
  noMobile: {
    zh: '请先绑定手机号，收款账户须用短信验证码确认',
    en: 'Please bind a mobile first: a code confirms where the money goes',
  },
  noPayout: { state: State.notFound, zh: '打款批次不存在', en: 'There is no such payout batch' },
  payoutNotNow: ({ state }: { state: PayoutState }) => ({
    zh: `当前状态（${payoutStatus[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${payoutStatus[state].en})`,
  }),
  payoutChanged: {
    zh: '打款批次刚刚发生变化，请刷新后查看',
    en: 'The batch has just changed, please load it again',
  },
  makerChecks: {
    zh: '须由生成批次以外的财务人员复核',
    en: 'Somebody else than who made the batch has to look it over',
  },
  nothingToSend: ({ msg }: { msg: Text }) => ({
    zh: `没有可打款的结算单：${msg.zh}`,
    en: `None of these bills can be paid out: ${msg.en}`,
  }),
  inBatch: { zh: '结算单已在打款批次中', en: 'The bill stands in a batch already' },
  rowAnswered: { zh: '该行已登记结果', en: 'The answer to this row was entered already' },
  rowDiffers: {
    zh: '账号或金额与打款批次不一致，请核对',
    en: 'Account or amount are not those of the batch: please look',
  },
  needsSerial: { zh: '打款成功的行没有银行流水号', en: 'A row that was paid says no serial' },
  notInBatch: { zh: '本批次没有该结算单', en: 'The batch has no such bill' },
  noInvoice: { state: State.notFound, zh: '佣金发票不存在', en: 'There is no such invoice' },
  invoiceApplied: ({ invoiceSn }: { invoiceSn: string }) => ({
    zh: `该发票由平台自营店铺按开票申请 ${invoiceSn} 开具，无需在此登记`,
    en: `It is issued by the platform’s own store under ${invoiceSn} and not entered here`,
  }),
  invoiceIssued: { zh: '该发票已登记', en: 'That invoice was entered already' },
  numberKnown: { zh: '发票号码已登记过', en: 'That number was entered before' },
  noStore: { state: State.notFound, zh: '店铺不存在', en: 'There is no such store' },
  noAmount: { zh: '金额须大于 0', en: 'The amount is above zero' },
  shortOfDeposit: {
    zh: '保证金余额不足，或店铺还有欠款，不能退还',
    en: 'The deposit is not that much, or the store still owes money: it does not go back',
  },
  noMove: { state: State.notFound, zh: '保证金记录不存在', en: 'There is no such entry' },
  moveAnswered: { zh: '该记录已处理', en: 'That was looked over already' },
  noFile: { zh: '请选择文件', en: 'Please choose a file' },
  noResults: {
    zh: '文件中没有“处理结果”列，无法识别',
    en: 'No column of the file says what became of its rows',
  },
  ownBill: { zh: '不能处理自己店铺的结算单', en: 'Nobody decides on a bill of his own store' },
});
