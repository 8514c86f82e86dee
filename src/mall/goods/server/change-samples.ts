// A store says how many samples it gives of a product, at what price, and how many to one request.
import type { Action } from '#kit/http/server/serve.ts';
import type { goodsProtocol } from '../goods.protocol.ts';
import { goodsChanged } from './goods.events.ts';
import { lockOwnProduct, requireSellerGoods } from './seller-goods.ts';

/** Requests that are approved keep what they were promised. @throws goodsErrors.unknownGoods for another store's product */
export const changeSamples: Action<typeof goodsProtocol.changeSamples> = async (
  work,
  seller,
  { productId, sampleStock, samplePrice, sampleLimit },
) => {
  const { goodsId } = await lockOwnProduct(work, seller, productId);
  await work.query(
    'UPDATE product SET sample_stock = $2, sample_price = $3, sample_limit = $4 WHERE product_id = $1',
    [productId, sampleStock, samplePrice, sampleLimit],
  );
  await work.emit(goodsChanged, { goodsIds: [goodsId] });
  await work.announce('pages');
  return requireSellerGoods(work, seller, productId);
};
