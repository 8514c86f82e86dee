// What buyers and stores are told by message when something happens to a case: the step by its name, and what it means for them.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { CaseAction } from '../after-sale-process.ts';
import { caseSteps } from '../after-sale-status.ts';
import type { afterSale } from './after-sale.tables.ts';
import { orderOfCase } from './order-of-case.ts';

type Row = typeof afterSale.$inferSelect;
/** What it means for the reader; its title where the step's name says too little. */
type Told = Text & { title?: Text };
type Texts = Partial<Record<CaseAction, Told>>;

const yuan = (amount: number | null) => showAmount(centsToWire((amount ?? 0) as Row['amount']));
/** The step's name says it all. */
const SAID: Text = { zh: '', en: '' };
const PAID_SOON: Text = { zh: '平台将尽快退款。', en: 'It is paid back soon.' };

/** What follows from a yes. */
const next = ({ state }: Row, days: number): Text =>
  state === 'SEND_BACK'
    ? {
        zh: `请在 ${days} 天内寄回商品并填写运单号。`,
        en: `Please send it back within ${days} days and enter its tracking number.`,
      }
    : PAID_SOON;

const forBuyer = (row: Row, days: number): Texts => {
  const mayCall = {
    zh: `${days} 天内可申请平台介入。`,
    en: `You may call the platform within ${days} days.`,
  };
  const amount = yuan(row.agreed);
  const begun = {
    title: { zh: `退款 ${amount} 已发起`, en: `${amount} is on its way back` },
    zh: '按付款方式原路退回，到账后通知您。',
    en: 'It goes the way it came. You are told when it is there.',
  };
  const paid = {
    title: { zh: `退款 ${amount} 已到账`, en: `${amount} has been paid back` },
    zh: '退款方式见售后单。',
    en: 'The case says by which way.',
  };
  return {
    agree: next(row, days),
    silence: next(row, days),
    receive: row.kind === 2 ? { zh: '将尽快发出换货。', en: 'The replacement is sent soon.' } : PAID_SOON,
    turnAway: { zh: `商品将寄还给您；${mayCall.zh}`, en: `It comes back to you. ${mayCall.en}` },
    sendBackTimeout: { zh: '仍需售后请重新申请。', en: 'You may ask again.' },
    sendReplacement: { zh: '收到后请确认。', en: 'Please confirm it when it has come.' },
    cannotReplace: { zh: '请确认是否改为退款。', en: 'Please say whether you take the money.' },
    replaceTimeout: SAID,
    offer: {
      zh: `商家提出退款 ${yuan(row.offered)}：请接受或继续协商；${days} 天内不处理按您的申请退款。`,
      en: `${yuan(row.offered)} is offered: accept or decline; after ${days} days it is paid as you asked.`,
    },
    refuse: mayCall,
    decideForBuyer: next(row, days),
    decideForStore: SAID,
    finalTimeout: { zh: '未在期限内申请平台介入。', en: 'The platform was not called in time.' },
    release: row.state === 'REFUNDING' ? begun : paid,
    storeCancel: row.state === 'REFUNDING' ? begun : undefined,
    refundDone: paid,
    orderEnds: {
      zh: '合同已终止，售后单随之结束；未发货部分按合同终止办理。',
      en: 'It has ended with the contract, and what was not shipped is settled with that.',
    },
    refundFails: {
      title: {
        zh: `退款 ${amount} 未能原路退回`,
        en: `${amount} could not be paid back the way it came`,
      },
      zh: '请在售后单中选择退至余额，或填写银行账户。',
      en: 'Please choose in the case: to your balance, or to a bank account.',
    },
    refuseAccount: {
      title: { zh: '您的银行账户无法收款', en: 'Your bank account does not take the refund' },
      zh: '请在售后单中重新选择退款方式。',
      en: 'Please choose again in the case.',
    },
  };
};

const forStore = (row: Row, days: number): Texts => {
  const answer = {
    zh: `请在 ${days} 天内处理，超时视为同意。`,
    en: `Please answer within ${days} days: silence means yes.`,
  };
  return {
    apply: row.kind === 8 ? { zh: '订单已取消，请勿发货。', en: 'Please do not ship it any more.' } : answer,
    edit: answer,
    acceptOffer: SAID,
    declineOffer: answer,
    withdraw: { zh: '订单可继续履行。', en: 'The order goes on.' },
    sendBack: {
      zh: `收到后请在 ${days} 天内验货，超时视为收到。`,
      en: `Please look at it within ${days} days of now: after that it counts as received.`,
    },
    takeRefund: SAID,
    replaceTimeout: SAID,
    takeReplacement: SAID,
    escalate: { zh: '请补充举证。', en: 'Please show what you have.' },
    decideForBuyer: SAID,
    decideForStore: SAID,
  };
};

/**
 * To be called with every step, in its transaction.
 * @param row as it is afterwards
 * @param by.days how long the state lasts that it led to
 */
export async function tellOfStep(
  work: Work,
  action: CaseAction,
  row: Row,
  by: StepBy & { days: number },
): Promise<void> {
  const step = caseSteps[action];
  const usual = { zh: `售后：${step.zh}`, en: `After-sale: ${step.en}` };
  const order = required(await orderOfCase(work, row.orderSn));
  const tell = (memberIds: readonly number[], { title = usual, ...text }: Told, page: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title, text },
      {
        kind: 'aftersale',
        name: { zh: `售后单 ${row.caseSn}`, en: `Case ${row.caseSn}` },
        reason: by.reason ?? '',
        link: `${page}?caseSn=${row.caseSn}`,
      },
    );
  const buyer = forBuyer(row, by.days)[action];
  if (buyer && by.by !== 'buyer') await tell([order.memberId], buyer, '/member/order/refund/detail');
  const store = forStore(row, by.days)[action];
  if (store && by.by !== 'store')
    await tell(await listOperators(work, [order.storeId]), store, '/seller/aftersale/detail');
}
