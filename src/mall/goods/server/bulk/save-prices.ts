// A store's program sets the price ladders of thousands of products at once.
import type { Action } from '#kit/http/server/serve.ts';
import { type bulkOffersProtocol, PriceRow } from '../../bulk-offers.protocol.ts';
import { leastOfLadder } from '../change-ladder.ts';
import { goodsErrors } from '../goods.errors.ts';
import { goodsChanged } from '../goods.events.ts';
import { lockOwnProducts, readRows } from './bulk-rows.ts';

/**
 * As `changeLadder`, for many products in one transaction: a row that it would refuse is refused, the others are done.
 * A product named twice is refused the second time.
 */
export const savePrices: Action<typeof bulkOffersProtocol.savePrices> = async (
  work,
  seller,
  { rows: raw },
) => {
  const { rows, answers } = readRows(PriceRow, raw);
  const productOf = await lockOwnProducts(
    work,
    seller,
    rows.map(({ value }) => value.productId),
  );
  const wishes = new Map<number, { goodsId: number; least: number; multiple: number; tiers: string }>();
  answers.each(rows, (wish) => {
    const product = productOf(wish.productId);
    const least = leastOfLadder(product, wish);
    if (wishes.has(wish.productId)) throw goodsErrors.productNamedTwice();
    const { multiple, priceTiers } = wish;
    wishes.set(wish.productId, {
      goodsId: product.goodsId,
      least,
      multiple,
      tiers: JSON.stringify(priceTiers),
    });
  });
  if (wishes.size > 0) {
    const all = [...wishes.values()];
    const goodsIds = [...new Set(all.map(({ goodsId }) => goodsId))].sort((a, b) => a - b);
    await work.query(
      `UPDATE product p SET min_buy_num = w.least, multiple = w.multiple, price_tiers = w.tiers
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::jsonb[]) AS w (product_id, least, multiple, tiers)
       WHERE p.product_id = w.product_id`,
      [
        [...wishes.keys()],
        all.map(({ least }) => least),
        all.map(({ multiple }) => multiple),
        all.map(({ tiers }) => tiers),
      ],
    );
    await work.query('UPDATE goods SET updated_at = $2 WHERE goods_id = ANY($1::bigint[])', [
      goodsIds,
      work.now,
    ]);
    await work.emit(goodsChanged, { goodsIds });
    await work.announce('pages');
  }
  return answers.reply(work);
};
