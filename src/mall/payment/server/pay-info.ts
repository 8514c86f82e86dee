// The cashier: what is to pay, what has come, and every way to pay with the reason where one is shut.
import type { Work } from '#kit/db/work.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { speak } from '#kit/words/speak.ts';
import { type Member, walletOf } from '#mall/member/actor.ts';
import type { PayInfo } from '../payment.protocol.ts';
import { type PaymentMethod, paymentMethod } from '../payment-status.ts';
import { paymentWords } from '../payment-words.ts';
import { balanceOf } from './balance/balance.ts';
import { heldOf } from './balance/hold-beside.ts';
import {
  type BillRow,
  currentPaymentOf,
  dueOf,
  openPaymentsOf,
  type PaymentRow,
  payStateOf,
  requireBillOf,
} from './bill.ts';
import { lookAtCharge } from './channel/learn-of-charge.ts';
import type { OutsideChannels } from './channel/payment-channel.ts';
import { paymentReply } from './payment-view.ts';
import { type FindTransferAccount, referenceCodeOf } from './transfer/transfer-account.ts';

/** Where the way is shut; its reason stands beside it. */
const NO_ACCOUNT = { accountName: '', bank: '', account: '' };

/** The channels that are open, and who hears when one does not answer. */
interface Channels {
  outsideChannels: OutsideChannels;
  log(error: unknown): void;
}

/**
 * What the pay page shows. Asks the channel first when a payment is under way there: its notice may be late or lost.
 * @throws paymentErrors.billNotFound also for somebody else's bill
 */
export function payInfo({ outsideChannels, log }: Channels, findAccount: FindTransferAccount) {
  return async (work: Work, actor: Member, { paySn }: { paySn: string }): Promise<PayInfo> => {
    await requireBillOf(work, actor, paySn);
    const seen = await currentPaymentOf(work, paySn);
    if (seen?.state === 'PROCESSING') await lookAtCharge(work, outsideChannels, seen, log);

    // Money may come between the two: a payment seen under way, with a bill seen as paid, is the truth; the other way round
    // the page would offer to pay once more.
    const current = await currentPaymentOf(work, paySn);
    const of = await requireBillOf(work, actor, paySn);
    const held = heldOf(await openPaymentsOf(work, paySn));
    const balance = cents((await balanceOf(work, walletOf(actor))) + held);
    const hasPayPwd = await hasPayPassword(work, actor.memberId);
    const shut = whyShut(work, of, current);
    const account = await findAccount(work);
    const due = dueOf(of);
    const say = speak(paymentWords, work.language);
    const way = (method: PaymentMethod, why: string | null) => ({
      method,
      name: paymentMethod[method][work.language],
      isEnabled: (shut ?? why) === null,
      why: shut ?? why,
    });
    return {
      paySn,
      payState: payStateOf(of),
      payable: centsToWire(of.payable),
      paid: centsToWire(of.paid),
      due: centsToWire(due),
      payDeadline: of.deadline?.toISOString() ?? null,
      orders: of.lines.map((line) => ({
        orderSn: line.documentSn,
        storeName: line.name[work.language],
        payable: centsToWire(line.amount),
      })),
      methods: [
        way('BALANCE', balance < due ? say.balanceTooLow : !hasPayPwd ? say.noPayPassword : null),
        ...Object.values(outsideChannels).map(({ method }) => way(method, null)),
        way('TRANSFER', account ? null : say.noTransferAccount),
      ],
      balanceAvailable: centsToWire(balance),
      held: centsToWire(held),
      hasPayPwd,
      transfer: { ...(account ?? NO_ACCOUNT), referenceCode: referenceCodeOf(paySn) },
      payment: current ? await paymentReply(work, current) : null,
    };
  };
}

function whyShut(work: Work, of: BillRow, current: PaymentRow | undefined): string | null {
  const say = speak(paymentWords, work.language);
  if (of.state === 'PAID') return say.alreadyPaid;
  if (of.state === 'CLOSED') return say.billClosed;
  return current?.state === 'PENDING_REVIEW' ? say.underReview : null;
}

async function hasPayPassword(work: Work, memberId: number): Promise<boolean> {
  const [row] = await work.query<{ has: boolean }>(
    'SELECT pay_password_hash IS NOT NULL AS has FROM member WHERE member_id = $1',
    [memberId],
  );
  return row?.has ?? false;
}
