// A store says how many samples it gives of a product, at what price, and how many to one request.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { goodsProtocol, SellerGoods } from '../goods.protocol.ts';
import { goodsChanged } from './goods.events.ts';
import { lockOwnProduct, requireSellerGoods } from './seller-goods.ts';

/** Requests that are approved keep what they were promised. @throws goodsErrors.unknownGoods for another store's product */
export async function changeSamples(
  work: Work,
  seller: ActorOf<typeof goodsProtocol.changeSamples>,
  { productId, sampleStock, samplePrice, sampleLimit }: InputOf<typeof goodsProtocol.changeSamples>,
): Promise<SellerGoods> {
  const { goodsId } = await lockOwnProduct(work, seller, productId);
  await work.query(
    'UPDATE product SET sample_stock = $2, sample_price = $3, sample_limit = $4 WHERE product_id = $1',
    [productId, sampleStock, samplePrice, sampleLimit],
  );
  await work.emit(goodsChanged, { goodsIds: [goodsId] });
  await work.announce('pages');
  return requireSellerGoods(work, seller, productId);
}
