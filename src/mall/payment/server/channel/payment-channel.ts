// What every payment channel can do for the mall: open a charge, prove that a notice is its own, say how a charge stands, pay back.
import type { IncomingHttpHeaders } from 'node:http';
import type { Cents } from '#kit/money/money.ts';
import type { PaymentMethod } from '../../payment-status.ts';

/** Channels that other companies run: reached over HTTP, never while a row is held. */
export type OutsideMethod = Extract<PaymentMethod, 'WECHAT' | 'ALIPAY'>;

export const isOutside = (method: string): method is OutsideMethod =>
  method === 'WECHAT' || method === 'ALIPAY';

/** `OPEN`: not decided. `UNKNOWN`: the channel has no such charge. */
export type ChargeStanding = 'OPEN' | 'SUCCESS' | 'FAIL' | 'CLOSED' | 'UNKNOWN';

/** What an outside channel is asked to take. */
export interface OutsideOrder {
  paymentSn: string;
  paySn: string;
  amount: Cents;
  /** What the payer reads at the channel. */
  subject: string;
  expiresAt: Date;
  /** Where on this site the payer goes on afterwards. */
  returnPath: string;
}

/** Where a payer pays: a code for his phone, or a page. */
export type ChargePlace = { codeUrl: string } | { pageUrl: string };

/** What a channel says of a charge, proven to come from it. */
export interface ChargeNews {
  paymentSn: string;
  standing: ChargeStanding;
  /** What was paid; null while nothing is. */
  amount: Cents | null;
  /** The channel's own number of the money; null while there is none. */
  transactionNo: string | null;
}

/** What an outside channel is asked to pay back. */
export interface RefundOrder {
  /** The same however often it is asked: the channel pays it once. */
  refundSn: string;
  paymentSn: string;
  amount: Cents;
  /** What the charge was. */
  total: Cents;
}

/** `PROCESSING`: the channel sees to it. `FAILED`: it has given up, `why` is its word. `UNKNOWN`: it has no such refund. */
export interface RefundNews {
  refundSn: string;
  paymentSn: string;
  standing: 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'UNKNOWN';
  /** Null where it does not say. */
  amount: Cents | null;
  why: string;
}

/** A row of a channel's bill: money that came, or went back. */
export interface BillRow {
  kind: 'PAY' | 'REFUND';
  /** The mall's number of the payment. */
  number: string;
  /** The mall's number of the refund; '' for money that came. */
  refundSn: string;
  /** The channel's own number. */
  transactionNo: string;
  /** Above zero, whichever way it went. */
  amount: Cents;
  /** Fen that the channel keeps; below zero it gives them back. */
  fee: number;
}

/** A notice as it came in. */
export interface RawNotice {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a channel is answered. */
export interface NoticeAnswer {
  status: number;
  type?: string;
  body?: string;
}

/** A channel that another company runs. Every answer and every notice is verified over the bytes that came. */
export interface OutsideChannel {
  readonly method: OutsideMethod;
  /** Nobody's money moves: its stand-in answers. */
  readonly isSimulated: boolean;
  /** Opens a charge. Asked again for the same payment, it is the same charge. @throws ChannelTrouble */
  open(order: OutsideOrder): Promise<ChargePlace>;
  /** @throws ChannelTrouble */
  query(paymentSn: string): Promise<ChargeNews>;
  /** Takes a charge back; one that the channel does not have is closed too. @returns CLOSED, or what was decided before. @throws ChannelTrouble */
  close(paymentSn: string): Promise<ChargeNews>;
  /** Asks to pay back. Asked again under the same number, it is the same refund. @throws ChannelTrouble */
  refund(order: RefundOrder): Promise<RefundNews>;
  /** @throws ChannelTrouble */
  queryRefund(order: RefundOrder): Promise<RefundNews>;
  /** What it has moved on a day of China, once that is told, at ten the day after. @param day `2026-11-25`. @throws ChannelTrouble */
  bill(day: string): Promise<readonly BillRow[]>;
  /** @throws NoticeRefused unless it is the channel's own, fresh, and meant for this merchant */
  readNotice(notice: RawNotice): Promise<ChargeNews | RefundNews>;
  /** That a notice has been heard: the channel sends it no more. */
  readonly heard: NoticeAnswer;
  /** That it has not: the channel tries again. */
  readonly refused: NoticeAnswer;
}

export type OutsideChannels = Readonly<Partial<Record<OutsideMethod, OutsideChannel>>>;

/**
 * A channel did not do what it was asked. `silent`: no answer in time, and nobody knows what it has done; `untrusted`: an answer that is not
 * proven to be its own; `refused`: its own no, with its code; `later`: a no for now, since the merchant's account is short or not set up.
 */
export class ChannelTrouble extends Error {
  readonly kind: 'silent' | 'untrusted' | 'refused' | 'later';
  readonly code: string;

  constructor(kind: ChannelTrouble['kind'], code: string) {
    super(`channel ${kind}: ${code}`);
    this.name = 'ChannelTrouble';
    this.kind = kind;
    this.code = code;
  }
}

/** Why a notice changes nothing. */
export class NoticeRefused extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NoticeRefused';
  }
}
