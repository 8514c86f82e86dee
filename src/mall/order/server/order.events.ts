// What happens to orders that were agreed in a quotation or a contract: the rooms that agreed them keep count.
import { event } from '#kit/events/event.ts';
import type { Cents } from '#kit/money/money.ts';

export interface AgreedOrderNews {
  orderSn: string;
  source: 'quote' | 'contract';
  /** The quotation's or contract's number. */
  sourceSn: string;
  /** `PAID`: `amount` came in. `CANCELLED`, `CLOSED`: what is in `lines` will not be delivered. */
  what: 'ORDERED' | 'PAID' | 'SHIPPED' | 'RECEIVED' | 'COMPLETED' | 'CANCELLED' | 'CLOSED';
  /** Pieces by the agreed line's number within its source. */
  lines: readonly { sourceLineNo: number; number: number }[];
  /** In fen: what came in, or what of it has gone back. */
  amount: Cents;
}

export const agreedOrderMoved = event<AgreedOrderNews>('agreedOrderMoved');

/** O16: the store has cancelled a paid order that was bought from listings, and its money has gone back. */
export interface StoreCancelledOrder {
  orderSn: string;
  reason: string;
  /** In fen: all that went back, and what of it is carriage. */
  amount: Cents;
  freight: Cents;
  lines: readonly { orderLineId: number; number: number; amount: Cents }[];
}

export const storeCancelledOrder = event<StoreCancelledOrder>('storeCancelledOrder');
