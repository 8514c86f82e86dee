// The posting rules of today's mall: what each event takes from which account and gives to which (money text §2, B1-B3, B13, B15, B17, B19, B22).
import type { Cents } from '#kit/money/money.ts';
import type { AccountCode } from './accounts.ts';
import type { BookDocument, BookEvent } from './book-event.ts';

/** One side of an entry. */
export interface Leg {
  account: AccountCode;
  /** Whose share of the account: a wallet, a document, a channel; empty where there is none. */
  party: string;
  /** In fen: a debit above zero, a credit below. */
  amount: number;
}

/** What happened, balanced: its legs sum to nothing. */
export interface Posting {
  event: BookEvent;
  docType: BookDocument;
  docSn: string;
  /** Which of the equal events of one document; left out where each one counts. */
  part?: string;
  memo?: string;
  /** The entry that this one mirrors. */
  reversesSn?: string;
  legs: readonly Leg[];
}

/** So much for one document. */
export interface Share {
  documentSn: string;
  amount: Cents;
}

const debit = (account: AccountCode, party: string, amount: number): Leg => ({ account, party, amount });
const credit = (account: AccountCode, party: string, amount: number): Leg => ({
  account,
  party,
  amount: -amount,
});
const wallet = (walletId: number): string => String(walletId);
const total = (shares: readonly Share[]): number => shares.reduce((all, { amount }) => all + amount, 0);
const isSome = ({ amount }: Leg): boolean => amount !== 0;

/** Channels hold what has come by them until they pay it out or back. */
export type BackChannel = 'WECHAT' | 'ALIPAY';

export type WayOfMoney = BackChannel | 'TRANSFER' | 'BALANCE';

type Place = (walletId: number) => readonly [AccountCode, string];
const inWallet: Place = (walletId) => ['2001', wallet(walletId)];

/** How an event of a way is called, from where it takes the money, and whose it is where nobody needs it. */
interface Way {
  event: BookEvent;
  from: Place;
  spare: Place;
}
const throughChannel = (channel: BackChannel): Way => ({
  event: 'channelPaid',
  from: () => ['1002', channel],
  spare: () => ['2006', channel],
});

const WAYS: Record<WayOfMoney, Way> = {
  WECHAT: throughChannel('WECHAT'),
  ALIPAY: throughChannel('ALIPAY'),
  TRANSFER: { event: 'transferBooked', from: () => ['1001', ''], spare: () => ['2006', 'BANK'] },
  BALANCE: { event: 'balancePaid', from: inWallet, spare: inWallet },
};

/** B1, B2, B3: money has come by a payment: for documents; what nobody needs waits to go back the way it came. */
export function moneyCame(of: {
  paymentSn: string;
  way: WayOfMoney;
  walletId: number;
  /** What has come by this payment with it. */
  paidAmount: Cents;
  shares: readonly Share[];
  excess: Cents;
}): Posting {
  const { event, from, spare } = WAYS[of.way];
  return {
    event,
    docType: 'payment',
    docSn: of.paymentSn,
    part: String(of.paidAmount),
    legs: [
      debit(...from(of.walletId), total(of.shares) + of.excess),
      ...of.shares.map(({ documentSn, amount }) => credit('2002', documentSn, amount)),
      credit(...spare(of.walletId), of.excess),
    ].filter(isSome),
  };
}

/** B17: a wallet is topped up through a channel; what came beyond that waits to go back. */
export function recharged(of: {
  paymentSn: string;
  way: WayOfMoney;
  walletId: number;
  amount: Cents;
  excess: Cents;
}): Posting {
  return {
    event: 'recharged',
    docType: 'payment',
    docSn: of.paymentSn,
    part: '',
    legs: [
      debit(...WAYS[of.way].from(of.walletId), of.amount + of.excess),
      credit('2001', wallet(of.walletId), of.amount),
      credit(...WAYS[of.way].spare(of.walletId), of.excess),
    ].filter(isSome),
  };
}

/** B13: what documents held goes back; on its way until B15. */
export function refundDecided(of: { refundSn: string; memo: string; shares: readonly Share[] }): Posting {
  return {
    event: 'refundDecided',
    docType: 'refund',
    docSn: of.refundSn,
    part: '',
    memo: of.memo,
    legs: [
      ...of.shares.map(({ documentSn, amount }) => debit('2002', documentSn, amount)).filter(isSome),
      credit('2005', of.refundSn, total(of.shares)),
    ],
  };
}

/** B19: what came through a channel or by bank and nobody needs goes back. */
export function unneededGoesBack(of: {
  refundSn: string;
  memo: string;
  from: BackChannel | 'BANK';
  amount: Cents;
}): Posting {
  return {
    event: 'refundDecided',
    docType: 'refund',
    docSn: of.refundSn,
    part: '',
    memo: of.memo,
    legs: [debit('2006', of.from, of.amount), credit('2005', of.refundSn, of.amount)],
  };
}

/** Where a refund has arrived: in a wallet, with the payer through a channel, or on a bank account. */
export type RefundEnd = { walletId: number } | { channel: BackChannel } | 'bank';

const endOf = (to: RefundEnd): readonly [AccountCode, string] =>
  to === 'bank' ? ['1001', ''] : 'channel' in to ? ['1002', to.channel] : inWallet(to.walletId);

/** B15. */
export function refundDone(of: { refundSn: string; to: RefundEnd; amount: Cents }): Posting {
  return {
    event: 'refundDone',
    docType: 'refund',
    docSn: of.refundSn,
    part: '',
    legs: [debit('2005', of.refundSn, of.amount), credit(...endOf(of.to), of.amount)],
  };
}

/** What a store bears besides a refund, such as the carriage of a return, or by a complaint; its account may turn negative (domain-money §2, 2003). */
export function compensated(of: {
  docType: 'afterSale' | 'complaint';
  documentSn: string;
  storeId: number;
  walletId: number;
  amount: Cents;
}): Posting {
  return {
    event: 'compensated',
    docType: of.docType,
    docSn: of.documentSn,
    part: '',
    legs: [debit('2003', String(of.storeId), of.amount), credit('2001', wallet(of.walletId), of.amount)],
  };
}

/** A bill was changed: what has come of it is another document's. @param moves more above zero, less below; they sum to nothing */
export function reallotted(paySn: string, moves: readonly Share[]): Posting {
  return {
    event: 'reallotted',
    docType: 'bill',
    docSn: paySn,
    legs: moves.map(({ documentSn, amount }) => credit('2002', documentSn, amount)).filter(isSome),
  };
}

/** B22. */
export function walletMoved(fromId: number, toId: number, amount: Cents): Posting {
  return {
    event: 'walletMoved',
    docType: 'member',
    docSn: wallet(fromId),
    legs: [debit('2001', wallet(fromId), amount), credit('2001', wallet(toId), amount)],
  };
}

/** What a wallet begins with. */
export function walletOpened(walletId: number, amount: Cents): Posting {
  return {
    event: 'opened',
    docType: 'member',
    docSn: wallet(walletId),
    part: '',
    legs: [debit('3001', '', amount), credit('2001', wallet(walletId), amount)],
  };
}
