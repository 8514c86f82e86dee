// What a payer is told of money that goes back without an after-sale case; of a case its own room tells.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { wayBack } from '../../refund-status.ts';
import type { OfPayment, RefundRow } from './refund-life.ts';

/** That it is on its way, has arrived, or went to the balance since the channel did not take it. */
export async function tellOfRefund(
  work: Work,
  { refundSn, documentSn, amount, route, state, failure }: RefundRow,
  { memberId, method }: OfPayment,
): Promise<void> {
  const yuan = showAmount(centsToWire(amount));
  const way = wayBack('CHANNEL', method);
  const [who, whoEn] =
    method === 'TRANSFER'
      ? ['银行账户无法收款', 'The bank account does not take it']
      : ['支付渠道未能原路退回', 'The channel could not take it back'];
  const what =
    state === 'PROCESSING'
      ? notice(
          [`退款 ${yuan} 已发起`, `${yuan} is on its way back`],
          [`${way.zh}，到账后通知您。`, `${way.en}. You are told when it is there.`],
        )
      : failure !== null && route === 'BALANCE'
        ? notice([`退款 ${yuan} 已退至余额`, `${yuan} is on your balance`], [`${who}。`, `${whoEn}.`])
        : notice([`退款 ${yuan} 已到账`, `${yuan} has been paid back`], [`${way.zh}。`, `${way.en}.`]);
  await tellOfDocument(work, [memberId], what, {
    kind: 'payment',
    name: { zh: `退款 ${refundSn}`, en: `Refund ${refundSn}` },
    reason: '',
    link: documentSn.startsWith('SP')
      ? '/member/sample/list'
      : documentSn.startsWith('SO')
        ? `/member/order/detail?orderSn=${documentSn}`
        : '/member/order/list',
  });
}
