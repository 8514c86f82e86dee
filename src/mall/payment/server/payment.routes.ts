// What the payment room answers.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { throughChannel } from './channel/pay-through-channel.ts';
import type { PaymentChannel } from './channel/payment-channel.ts';
import { checkPaying, doPay, type RequireMayPay } from './do-pay.ts';
import { payInfo } from './pay-info.ts';
import { withBalance } from './pay-with-balance.ts';
import { takeSandboxNotice } from './sandbox/take-sandbox-notice.ts';
import { approveTransfer } from './transfer/approve-transfer.ts';
import { transferRoutes } from './transfer/list-transfers.ts';
import { byTransfer } from './transfer/pay-by-transfer.ts';
import { sendBackTransfer } from './transfer/send-back-transfer.ts';
import { saveTransferAccount, showTransferAccount, transferAccount } from './transfer/transfer-account.ts';

/**
 * @param facilities.sandboxChannel absent in production: nobody can choose it and its notices are refused
 * @param facilities.requireMayPay what the rooms of the billed documents say about who pays
 * @param facilities.isProduction transfers go to no account but the platform's own
 */
export function paymentRoutes({
  sandboxChannel,
  isProduction,
  requireMayPay,
}: {
  sandboxChannel: PaymentChannel | undefined;
  isProduction: boolean;
  requireMayPay: RequireMayPay;
}): Route[] {
  const findAccount = transferAccount(isProduction);
  const ways = {
    BALANCE: withBalance,
    TRANSFER: byTransfer(findAccount),
    SANDBOX: throughChannel(sandboxChannel),
  };
  return [
    ...serveAll(
      paymentProtocol,
      {
        payInfo: payInfo(sandboxChannel, findAccount),
        doPay: doPay(ways, requireMayPay),
        sandboxNotice: takeSandboxNotice(sandboxChannel),
        approve: approveTransfer,
        sendBack: sendBackTransfer,
        account: showTransferAccount(isProduction),
        saveAccount: saveTransferAccount(isProduction),
      },
      { doPay: checkPaying(ways) },
    ),
    ...transferRoutes,
  ];
}
