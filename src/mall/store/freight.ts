// What a store asks for sending an order; the cart, the confirm page and the server compute it with this function.
import { type Cents, NOTHING } from '#kit/money/money.ts';

export interface FreightRule {
  freightFee: Cents;
  /** Goods amount from which the store sends for free; null: never. */
  freeFreightFrom: Cents | null;
}

/**
 * Freight of one store's part of an order.
 * @param goodsAmount Σ of the line amounts, in fen; nothing bought costs nothing
 */
export function freightOf(rule: FreightRule, goodsAmount: Cents): Cents {
  if (goodsAmount <= 0) return NOTHING;
  if (rule.freeFreightFrom !== null && goodsAmount >= rule.freeFreightFrom) return NOTHING;
  return rule.freightFee;
}
