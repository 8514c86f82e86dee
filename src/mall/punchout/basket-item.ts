// A line of a basket that goes back to a procurement system, whichever way it is written there.
import type { UnitPrice } from '#kit/money/money.ts';

export interface BasketItem {
  productId: number;
  number: number;
  unitPrice: UnitPrice;
  /** By which an order of it has this price. */
  priceKey: string;
  name: string;
  partNo: string;
  brandName: string;
  /** How the buyer's enterprise calls the part; '': it has no code. */
  matCode: string;
  leadDays: number;
}
