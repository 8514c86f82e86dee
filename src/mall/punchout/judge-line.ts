// Whether a line of a purchase order keeps to the price key that it names.
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';

/** A line as the order says it. */
export interface OrderedLine {
  productId: number;
  number: number;
  priceKey: string;
  /** Micro-yuan; undefined for what is no price. */
  unitPrice: UnitPrice | undefined;
  currency: string;
}

/** What was promised. */
export interface PromisedPrice {
  productId: number;
  /** Pieces that were priced and have not been ordered. */
  left: number;
  /** The price holds from so many pieces on. */
  fromNum: number;
  unitPrice: UnitPrice;
  until: Date;
}

const say = (zh: string, en: string): Text => ({ zh, en });

/** @param promised undefined for a key that this connection does not have @returns undefined when all is well */
export function judgeLine(
  line: OrderedLine,
  promised: PromisedPrice | undefined,
  now: Date,
): Text | undefined {
  if (!promised) return say('价格密钥不存在', 'there is no such price key');
  if (promised.until <= now)
    return say('价格密钥已过期，请重新选购', 'its price key has expired: please shop again');
  if (line.productId !== promised.productId)
    return say('价格密钥属于其他商品', 'its price key belongs to another product');
  const kept = unitPriceToWire(promised.unitPrice);
  if (line.currency !== 'CNY' || line.unitPrice !== promised.unitPrice)
    return say(`单价应为 CNY ${kept}`, `the unit price is CNY ${kept}`);
  if (promised.left < 1) return say('价格密钥已用完', 'its price key is used up');
  if (line.number > promised.left)
    return say(`价格密钥只余 ${promised.left} 件`, `its price key has ${promised.left} pieces left`);
  if (line.number < promised.fromNum)
    return say(`该单价 ${promised.fromNum} 件起`, `this unit price holds from ${promised.fromNum} pieces on`);
  return undefined;
}
