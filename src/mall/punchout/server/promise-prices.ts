// Price keys: what a basket costs when it goes back is kept for a week, so that an order of it is paid at that price.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';
import { checkQuantity } from '#mall/cart/cart-quantity.ts';
import { tierAt } from '#mall/goods/price-tier.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { findOwnMatCodes, matCodeFor } from '#mall/mat-code/server/mat-code.ts';
import type { Member } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { BasketItem } from '../basket-item.ts';
import { punchoutErrors } from './punchout.errors.ts';

export const PRICE_LIFE = days(7); // domain-operate 10

/** As long as OCI's shortest field for it allows: 35 signs. */
const freshPriceKey = (): string => randomBytes(24).toString('base64url');

const KEEP = `
  WITH swept AS (
    DELETE FROM punchout_price WHERE price_key IN
      (SELECT price_key FROM punchout_price WHERE until <= $8 ORDER BY until LIMIT 100 FOR UPDATE SKIP LOCKED))
  INSERT INTO punchout_price (price_key, connection_id, product_id, number, from_num, unit_price, shopper, until)
  SELECT wanted.price_key, $1, wanted.product_id, wanted.number, wanted.from_num, wanted.unit_price, $7, $9
  FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
    AS wanted (price_key, product_id, number, from_num, unit_price)`;

/**
 * Prices them at the ladder of now and keeps that.
 * @throws punchoutErrors.wrongLine for what cannot be bought in this quantity
 */
export async function promisePrices(
  work: Work,
  connectionId: number,
  member: Member,
  lines: readonly { productId: number; number: number }[],
  shopper: string,
): Promise<BasketItem[]> {
  const products = await findProducts(
    work,
    lines.map(({ productId }) => productId),
  );
  const priced = lines.map(({ productId, number }) => {
    const product = products.get(productId);
    if (!product?.isOnSale)
      throw punchoutErrors.wrongLine({ partNo: product?.partNo ?? `${productId}`, text: GONE });
    const wrong = checkQuantity(number, product);
    if (wrong) throw punchoutErrors.wrongLine({ partNo: product.partNo, text: wrong.text });
    return { product, number, tier: tierAt(product.priceTiers, number), priceKey: freshPriceKey() };
  });
  const codes = await findOwnMatCodes(
    work,
    member,
    priced.map(({ product }) => product.partId),
  );
  await work.query(
    KEEP,
    [
      connectionId,
      priced.map(({ priceKey }) => priceKey),
      priced.map(({ product }) => product.productId),
      priced.map(({ number }) => number),
      priced.map(({ tier }) => tier.minNum),
      priced.map(({ tier }) => tier.unitPrice),
      shopper,
      work.now,
      after(work.now, PRICE_LIFE),
    ],
    'punchout-promise',
  );
  return priced.map(({ product, number, tier, priceKey }) => ({
    productId: product.productId,
    number,
    unitPrice: tier.unitPrice,
    priceKey,
    name: product.goodsName[work.language],
    partNo: product.partNo,
    brandName: brandIn(work.language, product.brandName),
    matCode: matCodeFor(codes.get(product.partId), product.productId)?.matCode ?? '',
    leadDays: product.leadDays,
  }));
}

const GONE = { zh: '商品不存在或已下架', en: 'These goods do not exist or are no longer on sale' };
