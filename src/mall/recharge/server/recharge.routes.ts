// What the recharge room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { channelDesk, type OutsideChannels } from '#mall/payment/server/payment.ts';
import { rechargeProtocol } from '../recharge.protocol.ts';
import { cancelRecharge, checkCancel } from './end-recharge.ts';
import { showRecharge, showRechargeCharge } from './show-recharge.ts';
import { checkGoOn, checkSubmit, goOnWithRecharge, showDesk, submitRecharge } from './submit-recharge.ts';

export { rechargeListeners, rechargeTimers } from './end-recharge.ts';

/** @param facilities.outsideChannels those that are set up */
export function rechargeRoutes(facilities: {
  outsideChannels: OutsideChannels;
  log(error: unknown): void;
}): Route[] {
  const desk = channelDesk(facilities);
  return serveAll(
    rechargeProtocol,
    {
      desk: showDesk(desk),
      submit: submitRecharge(desk),
      detail: showRecharge(desk),
      goOn: goOnWithRecharge(desk),
      charge: showRechargeCharge(desk),
      cancel: cancelRecharge,
    },
    { submit: checkSubmit(desk), goOn: checkGoOn(desk), cancel: checkCancel(desk) },
  );
}
