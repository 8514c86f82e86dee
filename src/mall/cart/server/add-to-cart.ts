// Puts a product into a member's cart, on top of what is there already. A hot path: one statement reads, one writes.
import type { Action } from '#kit/http/server/serve.ts';
import type { GoodsKind } from '#mall/goods/goods-kind.ts';
import { type PriceTier, unitPriceAt } from '#mall/goods/price-tier.ts';
import { isService } from '#mall/goods/server/goods.ts';
import { basketOf, type Member } from '#mall/member/actor.ts';
import type { cartProtocol } from '../cart.protocol.ts';
import { CART_LINES, checkNumber, checkQuantity } from '../cart-quantity.ts';
import { cartErrors } from './cart.errors.ts';

type Seen = {
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  available: number;
  priceTiers: PriceTier[];
  isOnSale: boolean;
  kind: GoodsKind;
  capId: number | null;
  /** What the cart has of it; null for nothing. */
  had: number | null;
  /** The cart's other lines, and how many of them can be bought. */
  others: number;
  othersAvailable: number;
};

const LOOK = `
  SELECT p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum", p.on_hand - p.reserved AS available,
         p.price_tiers AS "priceTiers", g.state = 'ON_SALE' AS "isOnSale",
         g.kind, g.cap_id AS "capId", mine.*
  FROM product p JOIN goods g USING (goods_id), LATERAL (
    SELECT max(l.buy_num) FILTER (WHERE l.product_id = $2) AS had,
           count(*) FILTER (WHERE l.product_id <> $2) AS others,
           count(*) FILTER (
             WHERE l.product_id <> $2 AND og.state = 'ON_SALE' AND o.on_hand - o.reserved >= o.min_buy_num
           ) AS "othersAvailable"
    FROM cart_line l JOIN product o USING (product_id) JOIN goods og ON og.goods_id = o.goods_id
    WHERE l.member_id = $1 AND l.basket = $3
  ) mine
  WHERE p.product_id = $2`;

/** Writes only when the line still is as it was read; else nothing is returned. */
const KEEP = `
  INSERT INTO cart_line AS l (member_id, product_id, buy_num, seen_price, created_at, basket) VALUES ($1, $2, $3, $4, $5, $7)
  ON CONFLICT (member_id, basket, product_id)
  DO UPDATE SET buy_num = excluded.buy_num, seen_price = excluded.seen_price, is_checked = true
  WHERE l.buy_num = $6
  RETURNING 1`;

/**
 * Two additions at once both count.
 * @returns how many lines of the cart can be bought
 * @throws goodsErrors.isService; cartErrors.notOnSale, wrongQuantity with the quantity that would be right, or full
 */
export const addToCart: Action<
  typeof cartProtocol.add,
  Pick<Member, 'memberId' | 'sessionId' | 'punchout'>
> = async (work, member, { productId, number }) => {
  const { memberId } = member;
  const basket = basketOf(member);
  const wrongNumber = checkNumber(number);
  if (wrongNumber) throw cartErrors.wrongQuantity(wrongNumber);
  for (;;) {
    const [seen] = await work.query<Seen>(LOOK, [memberId, productId, basket], 'cart-look');
    if (!seen?.isOnSale) throw cartErrors.notOnSale();
    if (seen.kind !== 'PART') throw isService(productId, seen.capId);
    const buyNum = (seen.had ?? 0) + number;
    const wrong = checkQuantity(buyNum, seen);
    if (wrong) throw cartErrors.wrongQuantity(wrong);
    if (seen.had === null && seen.others >= CART_LINES) throw cartErrors.full();
    const seenPrice = unitPriceAt(seen.priceTiers, buyNum);
    const kept = await work.query(
      KEEP,
      [memberId, productId, buyNum, seenPrice, work.now, seen.had, basket],
      'cart-keep',
    );
    if (kept.length > 0) return { availableCartNum: seen.othersAvailable + 1 };
  }
};
