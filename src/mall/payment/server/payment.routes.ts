// What the payment room answers.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { bankRefundProtocol } from '../bank-refund.protocol.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { balanceListRoutes } from './balance/list-balance.ts';
import { withBalance } from './balance/pay-with-balance.ts';
import { throughOutsideChannel } from './channel/begin-charge.ts';
import { closeBegun } from './channel/learn-of-charge.ts';
import type { OutsideChannels } from './channel/payment-channel.ts';
import { showCharge } from './channel/show-charge.ts';
import { checkPaying, doPay, type RequireMayPay } from './do-pay.ts';
import { payInfo } from './pay-info.ts';
import { bankRefundActs, bankRefundRoutes, type FindTwoPeopleFrom } from './refund/bank-refunds.ts';
import { approveTransfer } from './transfer/approve-transfer.ts';
import { transferRoutes } from './transfer/list-transfers.ts';
import { byTransfer } from './transfer/pay-by-transfer.ts';
import { sendBackTransfer } from './transfer/send-back-transfer.ts';
import { saveTransferAccount, showTransferAccount, transferAccount } from './transfer/transfer-account.ts';

/**
 * @param facilities.outsideChannels those that are set up
 * @param facilities.requireMayPay what the rooms of the billed documents say about who pays
 * @param facilities.twoPeopleFrom from which amount on two people pay a refund by bank
 * @param facilities.isProduction transfers go to no account but the platform's own
 */
export function paymentRoutes({
  outsideChannels,
  isProduction,
  requireMayPay,
  twoPeopleFrom,
  log,
}: {
  outsideChannels: OutsideChannels;
  isProduction: boolean;
  requireMayPay: RequireMayPay;
  twoPeopleFrom: FindTwoPeopleFrom;
  log(error: unknown): void;
}): Route[] {
  const findAccount = transferAccount(isProduction);
  const ways = {
    BALANCE: withBalance,
    TRANSFER: byTransfer(findAccount),
    WECHAT: throughOutsideChannel(outsideChannels, 'WECHAT'),
    ALIPAY: throughOutsideChannel(outsideChannels, 'ALIPAY'),
  };
  return [
    ...serveAll(
      paymentProtocol,
      {
        payInfo: payInfo({ outsideChannels, log }, findAccount),
        doPay: doPay(ways, requireMayPay),
        charge: showCharge(outsideChannels, log),
        approve: approveTransfer,
        sendBack: sendBackTransfer,
        account: showTransferAccount(isProduction),
        saveAccount: saveTransferAccount(isProduction),
      },
      {
        doPay: checkPaying(ways, (work, paySn, chosen) =>
          closeBegun(work, outsideChannels, paySn, chosen, log),
        ),
      },
    ),
    ...serveAll(bankRefundProtocol, bankRefundActs(twoPeopleFrom)),
    ...bankRefundRoutes,
    ...transferRoutes,
    ...balanceListRoutes,
  ];
}
