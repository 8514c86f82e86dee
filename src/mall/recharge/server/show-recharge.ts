// One recharge as its page shows it, and where it is paid.
import type { Actions } from '#kit/http/server/serve.ts';
import type { ChannelDesk } from '#mall/payment/server/payment.ts';
import type { rechargeProtocol } from '../recharge.protocol.ts';
import { findRecharge, rechargeReply } from './find-recharge.ts';

type Acts = Actions<typeof rechargeProtocol>;

/** The channel is asked first while it is under way there. @throws rechargeErrors.notFound */
export const showRecharge =
  (desk: ChannelDesk): Acts['detail'] =>
  async (work, actor, { rechargeSn }) => {
    const { paySn } = await findRecharge(work, actor, rechargeSn);
    await desk.look(work, paySn);
    return rechargeReply(work, await findRecharge(work, actor, rechargeSn));
  };

/** @throws rechargeErrors.notFound, paymentErrors.noCharge, channelSilent, channelRefused */
export const showRechargeCharge =
  (desk: ChannelDesk): Acts['charge'] =>
  async (work, actor, { rechargeSn }) => {
    const { paySn } = await findRecharge(work, actor, rechargeSn);
    return desk.charge(work, paySn, `/member/recharge?rechargeSn=${rechargeSn}&back=1`);
  };
