// What buyers and stores are told by message when something happens to a case.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { type Notice, notice, tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { CaseAction } from '../after-sale-process.ts';
import type { afterSale } from './after-sale.tables.ts';
import { orderOfCase } from './order-of-case.ts';

type Row = typeof afterSale.$inferSelect;

const yuan = (amount: number | null) => showAmount(centsToWire((amount ?? 0) as Row['amount']));

/** What follows a yes. */
const next = ({ state }: Row): [string, string] =>
  state === 'SEND_BACK'
    ? [
        '请在 7 天内寄回商品并填写运单号。',
        'Please send it back within 7 days and enter its tracking number.',
      ]
    : ['平台将尽快退款。', 'It is paid back soon.'];

const forBuyer = (row: Row): Partial<Record<CaseAction, Notice>> => ({
  agree: notice(['商家同意了售后申请', 'The store agrees to your case'], next(row)),
  silence: notice(
    ['商家超时未处理，视为同意', 'Your case was not answered in time and counts as agreed'],
    next(row),
  ),
  receive: notice(
    ['商家已收到寄回的商品', 'The store has your return'],
    row.kind === 2
      ? ['将尽快发出换货。', 'The replacement is sent soon.']
      : ['平台将尽快退款。', 'It is paid back soon.'],
  ),
  turnAway: notice(
    ['商家拒收寄回的商品', 'The store refuses your return'],
    [
      '商品将寄还给您；7 天内可申请平台介入。',
      'It comes back to you; you may call the platform within 7 days.',
    ],
  ),
  sendBackTimeout: notice(
    ['超时未寄回，售后单已取消', 'Nothing was sent back in time: the case is closed'],
    ['仍需售后请重新申请。', 'You may ask again.'],
  ),
  sendReplacement: notice(
    ['换货已发出', 'The replacement is on its way'],
    ['收到后请确认。', 'Please confirm it when it has come.'],
  ),
  cannotReplace: notice(
    ['商家无货可换，提议退款', 'The store cannot replace it and offers a refund'],
    ['请确认是否改为退款。', 'Please say whether you take the money.'],
  ),
  replaceTimeout: notice(
    ['商家超时未发出换货，改为退款', 'No replacement was sent in time: you are paid back'],
    ['', ''],
  ),
  offer: notice(
    [`商家提出退款 ${yuan(row.offered)}`, `The store offers to pay back ${yuan(row.offered)}`],
    [
      '请接受或继续协商；3 天内不处理按您的申请退款。',
      'Accept or decline; after 3 days it is paid as you asked.',
    ],
  ),
  refuse: notice(
    ['商家拒绝了售后申请', 'The store refuses your case'],
    ['7 天内可申请平台介入。', 'You may call the platform within 7 days.'],
  ),
  decideForBuyer: notice(['平台裁定支持您的申请', 'The platform has decided for you'], next(row)),
  decideForStore: notice(['平台裁定支持商家', 'The platform has decided for the store'], ['', '']),
  finalTimeout: notice(
    ['售后单已结束', 'Your case is closed'],
    ['未在期限内申请平台介入。', 'The platform was not called in time.'],
  ),
  release:
    row.state === 'REFUNDING'
      ? notice(
          [`退款 ${yuan(row.agreed)} 已发起`, `${yuan(row.agreed)} is on its way back`],
          ['按付款方式原路退回，到账后通知您。', 'It goes the way it came. You are told when it is there.'],
        )
      : notice(
          [`退款 ${yuan(row.agreed)} 已到账`, `${yuan(row.agreed)} has been paid back`],
          ['已退回您的余额。', 'It is on your balance.'],
        ),
  refundDone: notice(
    [`退款 ${yuan(row.agreed)} 已到账`, `${yuan(row.agreed)} has been paid back`],
    ['退款方式见售后单。', 'The case says by which way.'],
  ),
  orderEnds: notice(
    ['合同已终止，售后单随之结束', 'The case has ended with the contract'],
    ['未发货部分按合同终止办理。', 'What was not shipped is settled with the contract.'],
  ),
  refundFails: notice(
    [`退款 ${yuan(row.agreed)} 未能原路退回`, `${yuan(row.agreed)} could not be paid back the way it came`],
    [
      '请在售后单中选择退至余额，或填写银行账户。',
      'Please choose in the case: to your balance, or to a bank account.',
    ],
  ),
  refuseAccount: notice(
    ['您填写的银行账户无法收款', 'Your bank account does not take the refund'],
    ['请在售后单中重新选择退款方式。', 'Please choose again in the case.'],
  ),
});

const forStore = (row: Row): Partial<Record<CaseAction, Notice>> => ({
  apply:
    row.kind === 8
      ? notice(['买家取消了订单', 'A buyer has cancelled an order'], ['请勿发货。', 'Please do not ship it.'])
      : notice(
          ['有新的售后申请', 'A new case'],
          ['请在 3 天内处理，超时视为同意。', 'Please answer within 3 days: silence means yes.'],
        ),
  acceptOffer: notice(['买家接受了您提出的金额', 'The buyer accepts your amount'], ['', '']),
  declineOffer: notice(
    ['买家不接受您提出的金额', 'The buyer declines your amount'],
    ['请继续处理。', 'Please answer again.'],
  ),
  withdraw: notice(
    ['买家撤销了售后申请', 'A case was withdrawn'],
    ['订单可继续履行。', 'The order goes on.'],
  ),
  sendBack: notice(
    ['买家已寄回商品', 'A return is on its way'],
    [
      '收到后请在 10 天内验货，超时视为收到。',
      'Please look at it within 10 days of now: after that it counts as received.',
    ],
  ),
  takeRefund: notice(['买家同意改为退款', 'The buyer takes the money instead'], ['', '']),
  replaceTimeout: notice(
    ['超时未发出换货，改为退款', 'No replacement was sent in time: the buyer is paid back'],
    ['', ''],
  ),
  takeReplacement: notice(['买家已收到换货', 'The replacement has arrived'], ['', '']),
  escalate: notice(
    ['买家申请平台介入', 'The buyer has called the platform'],
    ['请补充举证。', 'Please show what you have.'],
  ),
  decideForBuyer: notice(['平台裁定支持买家', 'The platform has decided for the buyer'], ['', '']),
  decideForStore: notice(['平台裁定支持您', 'The platform has decided for you'], ['', '']),
});

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(work: Work, action: CaseAction, row: Row, by: StepBy): Promise<void> {
  const order = required(await orderOfCase(work, row.orderSn));
  const buyer = forBuyer(row)[action];
  if (buyer && by.by !== 'buyer')
    await tell(work, [order.memberId], buyer, row, by, '/member/order/refund/detail');
  const store = forStore(row)[action];
  if (!store || by.by === 'store') return;
  await tell(work, await listOperators(work, [order.storeId]), store, row, by, '/seller/aftersale/detail');
}

function tell(
  work: Work,
  memberIds: readonly number[],
  what: Notice,
  { caseSn }: Row,
  { reason = '' }: StepBy,
  page: string,
): Promise<void> {
  return tellOfDocument(work, memberIds, what, {
    kind: 'aftersale',
    name: { zh: `售后单 ${caseSn}`, en: `Case ${caseSn}` },
    reason,
    link: `${page}?caseSn=${caseSn}`,
  });
}
