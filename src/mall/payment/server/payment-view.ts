// Payment rows as the payer and finance read them.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import type { FileReply } from '#mall/file/file.protocol.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import type { PaymentReply } from '../payment.protocol.ts';
import { paymentMethod, paymentStatus } from '../payment-status.ts';
import { maskedAccount } from '../refund-status.ts';
import type { PaymentRow } from './bill.ts';

/**
 * The replies of several payments, in their order, with the files of their vouchers.
 * @param eyes.accounts how much of a payer's account the reader sees
 */
export async function paymentReplies(
  work: Work,
  rows: readonly PaymentRow[],
  eyes: { accounts: 'whole' | 'masked' } = { accounts: 'whole' },
): Promise<PaymentReply[]> {
  const fileIds = rows.flatMap((row) => row.voucher?.fileIds ?? []);
  const files = fileIds.length > 0 ? await fileReplies(work, [...new Set(fileIds)]) : [];
  const byId = new Map(files.map((file) => [file.fileId, file]));
  const shown = (account: string) =>
    eyes.accounts === 'whole' || account === '' ? account : maskedAccount(account);
  return rows.map((row) => toReply(work, row, byId, shown(row.voucher?.account ?? '')));
}

export async function paymentReply(work: Work, row: PaymentRow): Promise<PaymentReply> {
  return only(await paymentReplies(work, [row]));
}

function toReply(
  work: Work,
  row: PaymentRow,
  files: ReadonlyMap<number, FileReply>,
  account: string,
): PaymentReply {
  const { voucher } = row;
  return {
    paymentSn: row.paymentSn,
    method: row.method,
    methodName: paymentMethod[row.method][work.language],
    state: row.state,
    stateName: paymentStatus[row.state][work.language],
    amount: centsToWire(row.amount),
    paidAmount: centsToWire(row.paidAmount),
    voucher: voucher && {
      payerName: voucher.payerName,
      bank: voucher.bank,
      account,
      amount: centsToWire(voucher.amount),
      paidOn: voucher.paidOn,
      files: voucher.fileIds.flatMap((fileId) => files.get(fileId) ?? []),
    },
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
  };
}
