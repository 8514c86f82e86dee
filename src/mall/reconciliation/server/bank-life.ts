// The life of a bank line on the server: what it pays, where it is put, and how it goes back. The line is held before its bill.
import { eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { life } from '#kit/document/life.ts';
import { type Cents, yuan } from '#kit/money/money.ts';
import type { StepBy } from '#kit/process/process.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { bankFee, goesBack, named, paidOut, setAside, wentBack } from '#mall/books/reconciling-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { findMainAccount } from '#mall/company/server/company.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  bankHasPaid,
  holdBill,
  notePayer,
  openBillsByCode,
  payByBankMoney,
} from '#mall/payment/server/payment.ts';
import { type BankMatch, codesIn, type Waiting } from '../bank-match.ts';
import { type BankActor, bankProcess } from '../bank-process.ts';
import { bankLineStatus } from '../bank-status.ts';
import { type Judged, judgeLines } from './judge-lines.ts';
import { reconciliationErrors as refusals } from './reconciliation.errors.ts';
import { bankLine, type channelDifference } from './reconciliation.tables.ts';

export type BankLineRow = typeof bankLine.$inferSelect;
type DifferenceRow = typeof channelDifference.$inferSelect;
type Finance = Pick<Member, 'memberId' | 'memberName'>;

export const bankLife = life({
  docType: 'bankLine',
  table: bankLine,
  key: 'lineSn',
  process: bankProcess,
  status: bankLineStatus,
  notNow: () => refusals.notNow(),
  changedMeanwhile: () => refusals.notNow(),
});

export const moverOf = ({ memberId, memberName }: Finance, reason?: string): StepBy<BankActor> => ({
  by: 'finance',
  actorId: memberId,
  actorName: memberName,
  ...(reason ? { reason } : {}),
});

/** @throws refusals.lineNotFound */
export async function findLine(work: Work, lineSn: string): Promise<BankLineRow> {
  const [row] = await work.tx.select().from(bankLine).where(eq(bankLine.lineSn, lineSn));
  if (!row) throw refusals.lineNotFound();
  return row;
}

/** Held until this work ends. @throws refusals.lineNotFound */
async function holdLine(work: Work, lineSn: string): Promise<BankLineRow> {
  const row = await bankLife.hold(work, lineSn);
  if (!row) throw refusals.lineNotFound();
  return row;
}

/** What a correction has set aside under a channel's name goes on as a line: attached once somebody knows, or sent back. */
export async function keepSpare(
  work: Work,
  { differenceSn, method, number, refundSn }: DifferenceRow,
  spare: { amount: Cents; asideEntrySn: string; daySn: string },
  finance: Finance,
): Promise<void> {
  const { memberId } = finance;
  const row = await bankLife.begin(
    work,
    'bring',
    {
      lineSn: await nextDocumentNumber(work, 'BL'),
      rowKey: differenceSn,
      account: '',
      day: dayInChina(work.now),
      isOut: false,
      amount: spare.amount,
      atChannel: method,
      remark: [refundSn, number].filter(Boolean).join(' '),
      fileName: spare.daySn,
      memberId,
    },
    moverOf(finance),
  );
  await bankLife.advance(work, row, 'setAside', {
    ...moverOf(finance),
    set: { asideEntrySn: spare.asideEntrySn },
  });
}

/** An enterprise has one wallet, its main account's. */
async function walletOf(
  work: Work,
  { memberId, enterpriseId }: { memberId: number; enterpriseId: number | null },
): Promise<number> {
  const main = enterpriseId === null ? undefined : await findMainAccount(work, enterpriseId);
  return main?.memberId ?? memberId;
}

/** Where refunds of it go; undefined where the statement does not say that whole. */
const payerOf = ({ otherName: name, otherBank: bank, otherAccount: account }: BankLineRow) =>
  name !== '' && !checkBankAccount(account) ? { name, bank, account } : undefined;

async function pay(
  work: Work,
  row: BankLineRow,
  bill: Pick<Waiting, 'paySn'> & { due?: Cents },
  finance: Finance,
) {
  bankLife.require(work, row, 'book', 'finance');
  if (row.asideEntrySn) await post(work, named(row, row.asideEntrySn));
  const { paymentSn } = await payByBankMoney(work, {
    ...bill,
    amount: row.amount,
    payer: payerOf(row),
    takesRecharge: row.atChannel !== null,
    actorId: finance.memberId,
    walletOf: (of) => walletOf(work, of),
  });
  return bankLife.advance(work, row, 'book', { ...moverOf(finance), set: { paySn: bill.paySn, paymentSn } });
}

/**
 * Does with an open line what it fits: pays its bill, what is more going to the payer's balance; matches what has left with the
 * refund; takes what a channel has paid out.
 * @param seen how it was said to fit, where somebody has chosen it by that
 * @throws refusals.lineNotFound, notNow, fitsOtherwise, nothingFits also for less than is due; what the payment room refuses
 */
export async function bookLine(
  work: Work,
  lineSn: string,
  finance: Finance,
  seen?: BankMatch,
): Promise<BankLineRow> {
  const row = await holdLine(work, lineSn);
  if (row.state !== 'OPEN') throw refusals.notNow();
  const judged = only(await judgeLines(work, [row]));
  if (seen && seen !== judged.match) throw refusals.fitsOtherwise();
  if (judged.approved) return takeApproved(work, row, judged.approved.paySn, finance);
  if (row.isOut || judged.channel) return match(work, row, judged, finance);
  if (!judged.bill || judged.match === 'PART') throw refusals.nothingFits();
  return pay(work, row, judged.bill, finance);
}

/** What the voucher has brought into the books is told by the bank too. */
async function takeApproved(
  work: Work,
  row: BankLineRow,
  paySn: string,
  finance: Finance,
): Promise<BankLineRow> {
  await holdBill(work, paySn);
  const { approved } = only(await judgeLines(work, [row]));
  if (approved?.paySn !== paySn) throw refusals.fitsOtherwise();
  const { paymentSn } = approved;
  const payer = payerOf(row);
  if (payer) await notePayer(work, paymentSn, payer);
  return bankLife.advance(work, row, 'book', { ...moverOf(finance), set: { paySn, paymentSn } });
}

async function match(work: Work, row: BankLineRow, judged: Judged, finance: Finance): Promise<BankLineRow> {
  const { refundSn, backOfSn, channel } = judged;
  if (channel) await post(work, paidOut(row, channel));
  else if (refundSn) await bankHasPaid(work, refundSn, row.serial || row.lineSn, finance.memberId);
  else if (backOfSn)
    await finishSendingBack(
      work,
      required(await bankLife.hold(work, backOfSn)),
      row.serial || row.lineSn,
      finance,
    );
  else throw refusals.nothingFits();
  const set = { refundSn: refundSn ?? null, backOfSn: backOfSn ?? null, channel: channel ?? null };
  return bankLife.advance(work, row, 'match', { ...moverOf(finance), set });
}

async function finishSendingBack(
  work: Work,
  row: BankLineRow,
  serial: string,
  finance: Finance,
): Promise<BankLineRow> {
  if (row.state === 'SENT_BACK') return row;
  bankLife.require(work, row, 'wentBack', 'finance');
  await post(work, wentBack(row));
  return bankLife.advance(work, row, 'wentBack', { ...moverOf(finance), set: { backSerial: serial } });
}

/**
 * Pays a bill that somebody has named, with money that came for it or was set aside.
 * @param number of the bill, its trade, first order or payment, or its reference code
 * @throws refusals.lineNotFound, notNow, noSuchBill; what the payment room refuses
 */
export async function attachLine(
  work: Work,
  lineSn: string,
  number: string,
  finance: Finance,
): Promise<BankLineRow> {
  const row = await holdLine(work, lineSn);
  if (row.isOut) throw refusals.notNow();
  const takesRecharge = row.atChannel !== null;
  const [bill] = (await openBillsByCode(work, codesIn(number), { takesRecharge })).values();
  if (!bill) throw refusals.noSuchBill();
  return pay(work, row, { paySn: bill.paySn }, finance);
}

/**
 * B19: it is in the books, and nobody's.
 * @param seen as in `bookLine`
 * @throws refusals.lineNotFound, fitsOtherwise, notNow also for money that has left
 */
export async function setLineAside(
  work: Work,
  lineSn: string,
  finance: Finance,
  seen?: BankMatch,
): Promise<BankLineRow> {
  const row = await holdLine(work, lineSn);
  if (row.isOut) throw refusals.notNow();
  bankLife.require(work, row, 'setAside', 'finance');
  if (seen && seen !== only(await judgeLines(work, [row])).match) throw refusals.fitsOtherwise();
  const asideEntrySn = await post(work, setAside(row));
  return bankLife.advance(work, row, 'setAside', { ...moverOf(finance), set: { asideEntrySn } });
}

/** @throws refusals.lineNotFound, notNow unless it was set aside */
export async function sendLineBack(
  work: Work,
  lineSn: string,
  reason: string,
  finance: Finance,
): Promise<BankLineRow> {
  const row = await holdLine(work, lineSn);
  bankLife.require(work, row, 'sendBack', 'finance');
  await post(work, goesBack(row, reason));
  return bankLife.advance(work, row, 'sendBack', { ...moverOf(finance, reason), set: { reason } });
}

/** @param serial the bank's number of the transfer. @throws refusals.lineNotFound, notNow */
export const lineWentBack = async (
  work: Work,
  lineSn: string,
  serial: string,
  finance: Finance,
): Promise<BankLineRow> => finishSendingBack(work, await holdLine(work, lineSn), serial, finance);

const LARGEST_FEE = yuan(200); // chosen: what else leaves is looked into

/** @throws refusals.lineNotFound, notNow for money that came, feeTooLarge */
export async function enterBankFee(
  work: Work,
  lineSn: string,
  reason: string,
  finance: Finance,
): Promise<BankLineRow> {
  const row = await holdLine(work, lineSn);
  if (!row.isOut) throw refusals.notNow();
  bankLife.require(work, row, 'match', 'finance');
  if (row.amount > LARGEST_FEE) throw refusals.feeTooLarge();
  await post(work, bankFee(row, reason));
  return bankLife.advance(work, row, 'match', { ...moverOf(finance, reason), set: { reason } });
}
