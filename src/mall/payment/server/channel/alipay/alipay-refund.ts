// Alipay pays back: asked for under the refund's own number, done when the answer says that money has moved, else when it is asked.
import { centsToWire, parseCents } from '#kit/money/money.ts';
import {
  ChannelTrouble,
  type OutsideChannel,
  type RefundNews,
  type RefundOrder,
} from '../payment-channel.ts';

/** What Alipay says of a refund beside the trade. */
interface RefundAnswer {
  out_trade_no?: string;
  out_request_no?: string;
  fund_change?: string;
  refund_status?: string;
  refund_amount?: string;
}

/** Alipay's no for now: the merchant's own account, and too many calls. */
const LATER = new Set([
  'ACQ.SELLER_BALANCE_NOT_ENOUGH',
  'isp.unknow-error',
  'isv.app-call-limited',
  'isv.insufficient-isv-permissions',
]);

const STANDINGS: Readonly<Record<string, RefundNews['standing']>> = {
  REFUND_SUCCESS: 'SUCCESS',
  REFUND_FAIL: 'FAILED',
};

/** @param ask one call, signed, the node of its answer verified */
export function alipayRefunds(
  ask: (method: string, content: object) => Promise<RefundAnswer>,
): Pick<OutsideChannel, 'refund' | 'queryRefund'> {
  async function queryRefund({ refundSn, paymentSn }: RefundOrder): Promise<RefundNews> {
    const said = await ask('alipay.trade.fastpay.refund.query', {
      out_trade_no: paymentSn,
      out_request_no: refundSn,
    });
    const news = { refundSn, paymentSn, amount: null, why: '' };
    // Without a status there is no such refund, or it has not been done: asking for it again does it once.
    if (said.refund_status === undefined) return { ...news, standing: 'UNKNOWN' };
    if (said.out_trade_no !== paymentSn || said.out_request_no !== refundSn)
      throw new ChannelTrouble('untrusted', 'another refund');
    return {
      ...news,
      amount: parseCents(said.refund_amount ?? '') ?? null,
      standing: STANDINGS[said.refund_status] ?? 'PROCESSING',
      why: said.refund_status,
    };
  }

  return {
    queryRefund,
    async refund(order) {
      const { refundSn, paymentSn, amount } = order;
      let said: RefundAnswer;
      try {
        said = await ask('alipay.trade.refund', {
          out_trade_no: paymentSn,
          refund_amount: centsToWire(amount),
          out_request_no: refundSn,
        });
      } catch (error) {
        if (error instanceof ChannelTrouble && error.kind === 'refused' && LATER.has(error.code))
          throw new ChannelTrouble('later', error.code);
        throw error;
      }
      if (said.out_trade_no !== paymentSn) throw new ChannelTrouble('untrusted', 'another trade');
      if (said.fund_change === 'Y') return { refundSn, paymentSn, standing: 'SUCCESS', amount, why: '' };
      const known = await queryRefund(order);
      // Taken and not done: nobody says whether it will be.
      if (known.standing === 'UNKNOWN') throw new ChannelTrouble('silent', 'not done yet');
      return known;
    },
  };
}
