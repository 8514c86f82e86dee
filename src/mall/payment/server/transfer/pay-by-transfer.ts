// Paying by bank transfer: the payer describes it and hands in the voucher, finance decides.
import { after, hours } from '#kit/time/duration.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { walletOf } from '#mall/member/actor.ts';
import { dueOf } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { voucherHandedIn } from '../payment.events.ts';
import { createPayment, paymentLife } from '../payment-life.ts';
import type { WayToPay } from '../way-to-pay.ts';
import type { FindTransferAccount } from './transfer-account.ts';

/** Hands the voucher in, also again after it was sent back, and for the rest after a part has come. */
export const byTransfer = (findAccount: FindTransferAccount): WayToPay => ({
  async prepare(work, actor, { voucher }) {
    if (!(await findAccount(work))) throw paymentErrors.channelClosed();
    if (!voucher) throw paymentErrors.voucherMissing();
    if (voucher.amount <= 0) throw paymentErrors.amountNotPositive();
    const today = after(work.now, hours(8)).toISOString().slice(0, 10); // days are those of China
    if (voucher.paidOn > today) throw paymentErrors.paidInFuture();
    await requireFiles(work, actor.memberId, [...new Set(voucher.fileIds)], { kinds: 'vouchers' });
  },
  async pay(work, { held, others, paymentSn }, { voucher }, payer) {
    if (!voucher) throw paymentErrors.voucherMissing();
    const mover = { by: 'buyer', actorId: payer.memberId } as const;
    const begun = others.find((row) => row.method === 'TRANSFER');
    const row =
      begun ??
      (await createPayment(work, held, {
        ...mover,
        method: 'TRANSFER',
        amount: dueOf(held),
        walletId: walletOf(payer),
        paymentSn,
      }));
    const action = row.state === 'REVIEW_REJECTED' ? 'handInAgain' : 'handInVoucher';
    const { payerName: name, bank, account } = voucher;
    const set = {
      voucher: { ...voucher, fileIds: [...new Set(voucher.fileIds)] },
      ...(account ? { payerAccount: { name, bank, account } } : {}),
      reason: null,
    };
    const moved = await paymentLife.advance(work, row, action, { ...mover, set });
    await work.emit(voucherHandedIn, { paySn: held.paySn, memberId: held.memberId });
    return { row: moved };
  },
});
