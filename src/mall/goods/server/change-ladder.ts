// A seller changes what a product costs at which quantity, its MOQ and its multiple.
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { type UnitPrice, unitPrice } from '#kit/money/money.ts';
import { raisedMinBuyNum } from '#kit/rules/quantity.ts';
import { required } from '#kit/rules/required.ts';
import type { goodsProtocol } from '../goods.protocol.ts';
import { isLadder } from '../price-tier.ts';
import { goodsErrors } from './goods.errors.ts';
import { goodsChanged } from './goods.events.ts';
import { type LockedProduct, lockOwnProduct, requireSellerGoods } from './seller-goods.ts';

const DEAREST: UnitPrice = unitPrice(999_999_000_000); // spec §9: no price filter reaches beyond ¥999,999

/**
 * The MOQ that a product would have with this ladder: one that is no multiple is raised to the next one (domain R8).
 * @throws goodsErrors.notALadder, tooDear, ladderAboveMinimum, minimumAboveLimit
 */
export function leastOfLadder(
  product: Pick<LockedProduct, 'maxBuyNum'>,
  { minBuyNum, multiple, priceTiers }: Omit<InputOf<typeof goodsProtocol.changeLadder>, 'productId'>,
): number {
  const least = raisedMinBuyNum(minBuyNum, multiple);
  if (!isLadder(priceTiers)) throw goodsErrors.notALadder();
  if (required(priceTiers[0]).unitPrice > DEAREST) throw goodsErrors.tooDear();
  if (required(priceTiers[0]).minNum > least) throw goodsErrors.ladderAboveMinimum({ minBuyNum: least });
  if (product.maxBuyNum !== null && least > product.maxBuyNum)
    throw goodsErrors.minimumAboveLimit({ maxBuyNum: product.maxBuyNum });
  return least;
}

/**
 * Replaces ladder, MOQ and multiple; carts and orders being filled in meet the new price and say so.
 * @throws goodsErrors.unknownGoods, and as `leastOfLadder`
 */
export const changeLadder: Action<typeof goodsProtocol.changeLadder> = async (work, seller, wish) => {
  const { productId, multiple, priceTiers } = wish;
  const product = await lockOwnProduct(work, seller, productId);
  const least = leastOfLadder(product, wish);
  await work.query(
    'UPDATE product SET min_buy_num = $2, multiple = $3, price_tiers = $4 WHERE product_id = $1',
    [productId, least, multiple, JSON.stringify(priceTiers)],
  );
  await work.query('UPDATE goods SET updated_at = $2 WHERE goods_id = $1', [product.goodsId, work.now]);
  await work.emit(goodsChanged, { goodsIds: [product.goodsId] });
  await work.announce('pages');
  return requireSellerGoods(work, seller, productId);
};
