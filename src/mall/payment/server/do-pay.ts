// Pressing "pay": one bill, one way at a time; whoever comes second finds it paid.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { paymentProtocol } from '../payment.protocol.ts';
import {
  type BillRow,
  lockBill,
  openPaymentsOf,
  type PaymentRow,
  payStateOf,
  refuseUnlessOpen,
  requireBillOf,
} from './bill.ts';
import { hearChannel } from './channel/hear-channel.ts';
import { closeOpenPayments } from './close-open-payments.ts';
import { paymentErrors } from './payment.errors.ts';
import { paymentReply } from './payment-view.ts';
import type { WayToPay } from './way-to-pay.ts';

type Pressed = InputOf<typeof paymentProtocol.doPay>;

/**
 * Pays in the way the payer chose; what he had begun in another way is closed.
 * If that other way turns out to have succeeded at its channel, the reply is its payment and nothing is paid twice.
 * @throws paymentErrors.billNotFound (also somebody else's), alreadyPaid, billClosed, voucherUnderReview, and the way's own refusals
 */
export function doPay(
  ways: Readonly<Record<Pressed['method'], WayToPay>>,
): Action<typeof paymentProtocol.doPay> {
  return async (work, actor, pressed) => {
    const { paySn, method } = pressed;
    refuseUnlessOpen(await requireBillOf(work, actor, paySn));
    await ways[method].prepare(work, actor, pressed);

    const held = await lockBill(work, paySn);
    refuseUnlessOpen(held);
    const open = await openPaymentsOf(work, paySn);
    if (open.some((row) => row.state === 'PENDING_REVIEW')) throw paymentErrors.voucherUnderReview();
    const by = { by: 'buyer', actorId: actor.memberId } as const;
    const paidAtChannel = await closeOpenPayments(work, held, {
      ...by,
      reason: `chose ${method}`,
      partly: 'keep',
      except: method,
    });
    if (paidAtChannel) return answer(work, paySn, await hearChannel(work, held, paidAtChannel, 'SUCCESS'));
    const { row, redirectUrl } = await ways[method].pay(work, held, pressed, actor);
    return answer(work, paySn, row, redirectUrl);
  };
}

async function answer(work: Work, paySn: string, row: PaymentRow, redirectUrl?: string) {
  const now: BillRow = await lockBill(work, paySn);
  return {
    payment: await paymentReply(work, row),
    payState: payStateOf(now),
    redirectUrl: redirectUrl ?? null,
  };
}
