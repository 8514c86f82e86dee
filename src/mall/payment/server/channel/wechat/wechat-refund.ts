// WeChat Pay pays back: asked for under the refund's own number, answered or told later how it went.
import { z } from 'zod';
import { cents } from '#kit/money/money.ts';
import { ChannelTrouble, type OutsideChannel, type RefundNews } from '../payment-channel.ts';

const Refund = z.object({
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  status: z.string(),
  amount: z.object({ refund: z.number().int().nonnegative(), currency: z.literal('CNY').default('CNY') }),
});

/** What a notice of a refund carries. */
export const NotedRefund = Refund.omit({ status: true }).extend({
  mchid: z.string(),
  refund_status: z.string(),
});

/** WeChat's no for now: the merchant's own account or rights, and too many calls. */
const LATER = new Set(['NOT_ENOUGH', 'FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED', 'SIGN_ERROR', 'NO_AUTH']);
const NO_SUCH_REFUND = 'RESOURCE_NOT_EXISTS';

const STANDINGS: Readonly<Record<string, RefundNews['standing']>> = {
  SUCCESS: 'SUCCESS',
  ABNORMAL: 'FAILED',
  CLOSED: 'FAILED',
};

export function refundNews({ status, ...of }: z.output<typeof Refund>): RefundNews {
  return {
    refundSn: of.out_refund_no,
    paymentSn: of.out_trade_no,
    standing: STANDINGS[status] ?? 'PROCESSING',
    amount: cents(of.amount.refund),
    why: status,
  };
}

/** @param ask one call, signed, its answer verified */
export function weChatRefunds(
  ask: (method: 'GET' | 'POST', path: string, input?: object) => Promise<unknown>,
  noticeUrl: () => string,
): Pick<OutsideChannel, 'refund' | 'queryRefund'> {
  const read = (said: unknown, refundSn: string, paymentSn: string): RefundNews => {
    const { data } = Refund.safeParse(said);
    if (data?.out_refund_no !== refundSn || data.out_trade_no !== paymentSn)
      throw new ChannelTrouble('untrusted', 'another refund');
    return refundNews(data);
  };
  return {
    async refund({ refundSn, paymentSn, amount, total }) {
      try {
        const said = await ask('POST', '/v3/refund/domestic/refunds', {
          out_trade_no: paymentSn,
          out_refund_no: refundSn,
          notify_url: noticeUrl(),
          amount: { refund: amount, total, currency: 'CNY' },
        });
        return read(said, refundSn, paymentSn);
      } catch (error) {
        if (error instanceof ChannelTrouble && error.kind === 'refused' && LATER.has(error.code))
          throw new ChannelTrouble('later', error.code);
        throw error;
      }
    },
    async queryRefund({ refundSn, paymentSn }) {
      try {
        const said = await ask('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundSn)}`);
        return read(said, refundSn, paymentSn);
      } catch (error) {
        if (error instanceof ChannelTrouble && error.code === NO_SUCH_REFUND)
          return { refundSn, paymentSn, standing: 'UNKNOWN', amount: null, why: '' };
        throw error;
      }
    },
  };
}
