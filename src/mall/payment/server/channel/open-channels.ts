// The outside channels that are set up: by the environment, else in a demo by their stand-ins.
import type { Workshop } from '#kit/db/work.ts';
import type { Clock } from '#kit/time/clock.ts';
import { refundTending } from '../refund/tend-refunds.ts';
import { openAlipay } from './alipay/alipay.ts';
import type { ChannelSettings } from './channel-settings.ts';
import type { OutsideChannels, OutsideMethod } from './payment-channel.ts';
import { NOTICES } from './serve-notices.ts';
import type { StandIns } from './stand-in/open-stand-ins.ts';
import { chargeTending } from './tend-charges.ts';
import { openWeChatPay } from './wechat/wechat-pay.ts';

export { type ChannelSettings, channelVariables, readChannels } from './channel-settings.ts';
export { serveNotices } from './serve-notices.ts';
export { openStandIns, type StandIns } from './stand-in/open-stand-ins.ts';

/** What goes on behind the payers. */
export interface ChannelTending {
  /** Asks payment channels about what is due; returns how many charges that were. */
  tendCharges(): Promise<number>;
  /** Asks payment channels to pay back what is due; returns how many refunds that were. */
  tendRefunds(): Promise<number>;
}

export const tendChannels = (
  workshop: Workshop,
  channels: OutsideChannels,
  log: (error: unknown) => void,
): ChannelTending => ({
  tendCharges: chargeTending(workshop, channels, log),
  tendRefunds: refundTending(workshop, channels, log),
});

/** @param standIns absent in production, where a channel without settings is not offered */
export function openChannels(
  { weChatPay, alipay }: ChannelSettings,
  standIns: StandIns | undefined,
  { publicUrl, clock }: { publicUrl: () => string; clock: Clock },
): OutsideChannels {
  const noticeUrl = (method: OutsideMethod) => () => `${publicUrl()}${NOTICES}/${method.toLowerCase()}`;
  const forWeChat = weChatPay ? async () => weChatPay : standIns?.weChatPay;
  const forAlipay = alipay ? async () => alipay : standIns?.alipay;
  return {
    ...(forWeChat && {
      WECHAT: openWeChatPay({
        settings: forWeChat,
        noticeUrl: noticeUrl('WECHAT'),
        clock,
        isSimulated: !weChatPay,
      }),
    }),
    ...(forAlipay && {
      ALIPAY: openAlipay({
        settings: forAlipay,
        noticeUrl: noticeUrl('ALIPAY'),
        returnUrl: (path) => `${publicUrl()}${path}`,
        clock,
        isSimulated: !alipay,
      }),
    }),
  };
}
