// A member collects goods, or drops them.
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import {
  findProducts,
  findServices,
  type ProductForSale,
  type ServiceForSale,
} from '#mall/goods/server/goods.ts';
import { type favouriteProtocol, MOST_COLLECTED } from '../favourite.protocol.ts';
import { favouriteErrors } from './favourite.errors.ts';

type Acts = Actions<typeof favouriteProtocol>;

/** Remembers the price of this moment; what is collected already stays as it is. @throws favouriteErrors.unknownGoods, full */
export const collectGoods: Acts['collect'] = async (work, { memberId }, { productId }) => {
  const product =
    (await findProducts(work, [productId])).get(productId) ??
    (await findServices(work, [productId])).get(productId);
  if (!product) throw favouriteErrors.unknownGoods();
  const [{ n } = { n: 0 }] = await work.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM collected_goods WHERE member_id = $1',
    [memberId],
  );
  if (n >= MOST_COLLECTED) throw favouriteErrors.full();
  await work.query(
    `INSERT INTO collected_goods (member_id, goods_id, product_id, price_then, created_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (member_id, goods_id) DO NOTHING`,
    [memberId, product.goodsId, productId, priceOf(product), work.now],
  );
};

const priceOf = (one: ProductForSale | ServiceForSale) =>
  'kind' in one ? one.unitPrice : required(one.priceTiers[0]).unitPrice;

/** What is not collected is no mistake. */
export const dropGoods: Acts['drop'] = async (work, { memberId }, { goodsIds }) => {
  await work.query('DELETE FROM collected_goods WHERE member_id = $1 AND goods_id = ANY($2::bigint[])', [
    memberId,
    goodsIds,
  ]);
};
