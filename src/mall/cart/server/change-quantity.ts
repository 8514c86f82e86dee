// Changes how many pieces of a line the member wants.
import type { Actions } from '#kit/http/server/serve.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { basketOf } from '#mall/member/actor.ts';
import type { cartProtocol } from '../cart.protocol.ts';
import { checkQuantity } from '../cart-quantity.ts';
import { cartErrors } from './cart.errors.ts';
import { showCart } from './show-cart.ts';

type Acts = Actions<typeof cartProtocol>;

/**
 * The price at the new quantity counts as seen: the reply shows it.
 * @throws cartErrors.notFound for a line that is not his, wrongQuantity with the quantity that would be right
 */
export const changeQuantity: Acts['changeNum'] = async (work, member, { cartId, number }) => {
  const [line] = await work.query<{ product_id: number }>(
    'SELECT product_id FROM cart_line WHERE cart_id = $1 AND member_id = $2 AND basket = $3 FOR UPDATE',
    [cartId, member.memberId, basketOf(member)],
    'cart-hold-line',
  );
  if (!line) throw cartErrors.notFound();
  const product = (await findProducts(work, [line.product_id])).get(line.product_id);
  if (!product?.isOnSale) throw cartErrors.notOnSale();
  const wrong = checkQuantity(number, product);
  if (wrong) throw cartErrors.wrongQuantity(wrong);
  await work.query(
    'UPDATE cart_line SET buy_num = $2, seen_price = $3 WHERE cart_id = $1',
    [cartId, number, unitPriceAt(product.priceTiers, number)],
    'cart-change',
  );
  return showCart(work, member);
};
