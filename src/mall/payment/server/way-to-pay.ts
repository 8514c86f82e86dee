// What each way to pay has to know how to do; `doPay` does the rest for all of them alike.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Member } from '#mall/member/actor.ts';
import type { paymentProtocol } from '../payment.protocol.ts';
import type { BillRow, PaymentRow } from './bill.ts';

type Pressed = InputOf<typeof paymentProtocol.doPay>;

export interface WayToPay {
  /** Checks what needs no lock: passwords are slow and their failures must stay counted. @throws Refusal */
  prepare(work: Work, actor: Member, pressed: Pressed): Promise<void>;
  /** Pays under the locked, open bill, or begins to. `others`: what is open under it already. `paymentSn`: the number of a new payment. @returns the payment, and the bill where it has changed */
  pay(
    work: Work,
    under: { held: BillRow; others: readonly PaymentRow[]; paymentSn: string },
    pressed: Pressed,
    payer: Member,
  ): Promise<{ row: PaymentRow; bill?: BillRow }>;
}
