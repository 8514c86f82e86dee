// A product as OCI 4 writes it: fields of a form, each numbered, with prices that three decimals hold.
import type { UnitPrice } from '#kit/money/money.ts';
import type { BasketItem } from './basket-item.ts';

/** OCI prices have three decimals: micro-yuan that do not fit are told for a thousand pieces. */
export function ociPrice(unitPrice: UnitPrice): { price: string; unit: 1 | 1000 } {
  const unit = unitPrice % 1_000 === 0 ? 1 : 1000;
  const thousandths = unit === 1 ? unitPrice / 1_000 : unitPrice;
  const digits = String(thousandths).padStart(4, '0');
  return { price: `${digits.slice(0, -3)}.${digits.slice(-3)}`, unit };
}

/** No longer than its field, and cut between signs rather than within one. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** What the numbered fields of one item are. @param n from 1 */
export function ociFields(item: BasketItem, n: number): [name: string, value: string][] {
  const { price, unit } = ociPrice(item.unitPrice);
  const fields: Record<string, string> = {
    DESCRIPTION: cut(`${item.partNo} ${item.name}`, 40),
    MATNR: cut(item.matCode, 40),
    QUANTITY: `${item.number}.000`,
    UNIT: 'EA',
    PRICE: price,
    PRICEUNIT: String(unit),
    CURRENCY: 'CNY',
    LEADTIME: String(Math.min(item.leadDays, 99_999)),
    VENDORMAT: String(item.productId),
    MANUFACTMAT: cut(item.partNo, 40),
    EXT_QUOTE_ID: item.priceKey,
    EXT_PRODUCT_ID: String(item.productId),
  };
  return Object.entries(fields).map(([name, value]) => [`NEW_ITEM-${name}[${n}]`, value]);
}
