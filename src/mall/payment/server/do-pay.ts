// Pressing "pay": one bill, one way at a time; whoever comes second finds it paid.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action, Check } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import type { paymentProtocol } from '../payment.protocol.ts';
import {
  type BillRow,
  lockBill,
  lockBillOf,
  openPaymentsOf,
  type PaymentRow,
  payStateOf,
  refuseUnlessOpen,
  requireBillOf,
} from './bill.ts';
import { isOutside } from './channel/payment-channel.ts';
import { closeOpenPayments } from './close-open-payments.ts';
import { paymentErrors } from './payment.errors.ts';
import { paymentReply } from './payment-view.ts';
import type { WayToPay } from './way-to-pay.ts';

type Pressed = InputOf<typeof paymentProtocol.doPay>;

/** Whether this person may pay what is billed, however much it is. Called before the bill is held. @throws Refusal */
export type RequireMayPay = (work: Work, payer: Member, paySn: string) => Promise<void>;

/** Closes what was begun at outside channels but the chosen one, which takes a while; what was paid there meanwhile is counted. */
export type CloseBegun = (work: Work, paySn: string, chosen: string) => Promise<void>;

/**
 * What needs no lock: whose bill it is, whether it is open, the pay password, and what is begun at a channel.
 * @throws paymentErrors.billNotFound (also somebody else's), alreadyPaid, billClosed, and what the way itself refuses
 */
export const checkPaying =
  (
    ways: Readonly<Record<Pressed['method'], WayToPay>>,
    closeBegunElsewhere: CloseBegun,
  ): Check<typeof paymentProtocol.doPay> =>
  async (work, actor, pressed) => {
    const preparing = ways[pressed.method].prepare(work, actor, pressed);
    preparing.catch(() => {}); // that there is nothing to pay is said first
    const seen = await requireBillOf(work, actor, pressed.paySn);
    refuseUnlessOpen(seen);
    if (pressed.holdAmount && !isOutside(pressed.method)) throw paymentErrors.holdBesideChannel();
    await preparing;
    if (seen.isBegun) await closeBegunElsewhere(work, pressed.paySn, pressed.method);
  };

/**
 * Pays in the way the payer chose, where the rooms of what is billed let him (`requireMayPay`); what he had begun in another way is closed.
 * Call it after `checkPaying`.
 * @throws paymentErrors.billNotFound (also somebody else's), alreadyPaid, billClosed, voucherUnderReview, and the way's own refusals
 */
export function doPay(
  ways: Readonly<Record<Pressed['method'], WayToPay>>,
  requireMayPay: RequireMayPay,
): Action<typeof paymentProtocol.doPay> {
  return async (work, actor, pressed) => {
    const { paySn, method } = pressed;
    await requireMayPay(work, actor, paySn);
    const holding = () => lockBillOf(work, actor, paySn);
    const { row, bill } = await payInWay(work, ways[method], holding, pressed, actor);
    return {
      payment: await paymentReply(work, row),
      payState: payStateOf(bill ?? (await lockBill(work, paySn))),
    };
  };
}

/**
 * Pays under one bill in one way; what was begun in another is closed.
 * @param holding holds the bill, if it is the payer's
 * @throws paymentErrors.alreadyPaid, billClosed, voucherUnderReview, and the way's own refusals
 */
export async function payInWay(
  work: Work,
  way: WayToPay,
  holding: () => Promise<BillRow>,
  pressed: Pressed,
  payer: Member,
): Promise<{ row: PaymentRow; bill?: BillRow }> {
  const { paySn, method } = pressed;
  const numbering = nextDocumentNumber(work, 'PY');
  numbering.catch(() => {});
  const locking = holding();
  const opened = openPaymentsOf(work, paySn); // asked on the same connection, so it is read under the lock
  opened.catch(() => {});
  const held = await locking;
  refuseUnlessOpen(held);
  const open = await opened;
  if (open.some((row) => row.state === 'PENDING_REVIEW')) throw paymentErrors.voucherUnderReview();
  const by = { by: 'buyer', actorId: payer.memberId } as const;
  await closeOpenPayments(
    work,
    held,
    // What is held of the balance is held anew, or pays all.
    { ...by, reason: `chose ${method}`, partly: 'keep', except: method === 'BALANCE' ? undefined : method },
    open,
  );
  const others = open.length === 0 ? open : await openPaymentsOf(work, paySn);
  return way.pay(work, { held, others, paymentSn: await numbering }, pressed, payer);
}
