// What happens to orders that were agreed in a quotation or a contract: the rooms that agreed them keep count.
import { event } from '#kit/events/event.ts';
import type { Cents } from '#kit/money/money.ts';
import type { AgreedSource } from '../order-source.ts';

export interface AgreedOrderNews {
  orderSn: string;
  source: AgreedSource;
  /** The number of the quotation, contract or form. */
  sourceSn: string;
  /**
   * `APPROVED`: its buyer's own people have agreed. `PAID`: `amount` came in; below nothing where it is off a later statement again. `CANCELLED`, `CLOSED`: what is in `lines` will not be delivered. `RETURNED`: a case is settled
   * about what was delivered; a line of it has come back with so many pieces, none where only money has gone back.
   */
  what:
    | 'ORDERED'
    | 'APPROVED'
    | 'PAID'
    | 'SHIPPED'
    | 'RECEIVED'
    | 'COMPLETED'
    | 'CANCELLED'
    | 'CLOSED'
    | 'RETURNED';
  /** Pieces by the agreed line's number within its source; `less`: what need not be paid of it any more, or is back, in fen. */
  lines: readonly { sourceLineNo: number; number: number; less?: Cents }[];
  /** In fen: what came in, or what of it has gone back. */
  amount: Cents;
}

export const agreedOrderMoved = event<AgreedOrderNews>('agreedOrderMoved');

/** What was agreed on later is paid: no part of what the order was agreed in. */
export const chargePaid = event<{ orderSn: string; paySn: string }>('chargePaid');

/** An order is about to end with what it was agreed in: cases about what was not shipped are over, its pieces and money go with it. */
export const agreedOrderEnds = event<{ orderSn: string; reason: string }>('agreedOrderEnds');

/** O16: the store has cancelled a paid order that was bought from listings, and its money has gone back. */
export interface StoreCancelledOrder {
  orderSn: string;
  /** The number of the case that is made of it; its refunds carry it. */
  caseSn: string;
  reason: string;
  /** In fen: all that went back, and what of it is carriage. */
  amount: Cents;
  freight: Cents;
  lines: readonly { orderLineId: number; number: number; amount: Cents }[];
}

export const storeCancelledOrder = event<StoreCancelledOrder>('storeCancelledOrder');

/** What goes back of an order after its money went over to its store, in fen: the buyer's, and what of the commission is not taken. */
export interface ReleasedOrderRefunded {
  orderSn: string;
  storeId: number;
  caseSn: string;
  amount: Cents;
  commission: Cents;
  /** It is off a statement: no money goes back. */
  isOnCredit: boolean;
}

export const releasedOrderRefunded = event<ReleasedOrderRefunded>('releasedOrderRefunded');
