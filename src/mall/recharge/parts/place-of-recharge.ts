// Where a recharge goes on once its payment has begun: its own page, or at once Alipay's.
import type { NavigateFunction } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { type RechargeReply, rechargeProtocol } from '../recharge.protocol.ts';

/** Alipay that does not answer keeps nobody: the recharge's own page says so, and goes on from there. */
export async function placeOf(
  { rechargeSn, method, isUnderWay }: RechargeReply,
  navigate: NavigateFunction,
): Promise<void> {
  if (method === 'ALIPAY' && isUnderWay) {
    const url = await call(rechargeProtocol.charge, { rechargeSn }).then(
      (charge) => charge.url,
      () => null,
    );
    if (url) {
      window.location.assign(url);
      return;
    }
  }
  await navigate(`/member/recharge?rechargeSn=${rechargeSn}`, { replace: true });
}
