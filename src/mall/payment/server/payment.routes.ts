// What the payment room answers.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { approveTransfer } from './approve-transfer.ts';
import { doPay } from './do-pay.ts';
import { transferRoutes } from './list-transfers.ts';
import { byTransfer } from './pay-by-transfer.ts';
import { payInfo } from './pay-info.ts';
import { throughChannel } from './pay-through-channel.ts';
import { withBalance } from './pay-with-balance.ts';
import type { PaymentChannel } from './payment-channel.ts';
import { sendBackTransfer } from './send-back-transfer.ts';
import { takeSandboxNotice } from './take-sandbox-notice.ts';

/** @param facilities.sandboxChannel absent in production: nobody can choose it and its notices are refused */
export function paymentRoutes({ sandboxChannel }: { sandboxChannel: PaymentChannel | undefined }): Route[] {
  const ways = { BALANCE: withBalance, TRANSFER: byTransfer, SANDBOX: throughChannel(sandboxChannel) };
  return [
    ...serveAll(paymentProtocol, {
      payInfo: payInfo(sandboxChannel),
      doPay: doPay(ways),
      sandboxNotice: takeSandboxNotice(sandboxChannel),
      approve: approveTransfer,
      sendBack: sendBackTransfer,
    }),
    ...transferRoutes,
  ];
}
