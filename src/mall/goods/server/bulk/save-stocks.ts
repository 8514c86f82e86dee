// A store's program sets the stock of thousands of lots at once.
import type { Action } from '#kit/http/server/serve.ts';
import { type bulkOffersProtocol, StockRow } from '../../bulk-offers.protocol.ts';
import { goodsErrors } from '../goods.errors.ts';
import { stockChanged } from '../goods.events.ts';
import { lockOwnProducts, readRows } from './bulk-rows.ts';

interface Lot {
  productId: number;
  lotNo: string;
  dateCode: string;
  onHand: number;
}

const keyOf = ({ productId, lotNo }: Pick<Lot, 'productId' | 'lotNo'>) => `${productId} ${lotNo}`;

/**
 * As `adjustStock`, for many lots in one transaction: a row that it would refuse is refused, the others are done.
 * A lot named twice is refused the second time.
 */
export const saveStocks: Action<typeof bulkOffersProtocol.saveStocks> = async (
  work,
  seller,
  { rows: raw },
) => {
  const { rows, answers } = readRows(StockRow, raw);
  const productIds = rows.map(({ value }) => value.productId);
  const productOf = await lockOwnProducts(work, seller, productIds);
  const there = await work.query<Lot>(
    `SELECT product_id AS "productId", lot_no AS "lotNo", date_code AS "dateCode", on_hand AS "onHand"
     FROM stock_lot WHERE product_id = ANY($1::bigint[])`,
    [productIds],
  );
  const lots = new Map(there.map((lot) => [keyOf(lot), lot]));
  const named = new Set<string>();
  const changes: (Lot & { change: number })[] = [];
  answers.each(rows, (wish) => {
    const product = productOf(wish.productId);
    const { productId, lotNo, dateCode, onHand } = wish;
    const lot = lots.get(keyOf(wish)) ?? { ...wish, onHand: 0 };
    if (lot.dateCode !== dateCode) throw goodsErrors.otherDateCode({ lotNo, dateCode: lot.dateCode });
    if (named.has(keyOf(wish))) throw goodsErrors.namedTwice({ lotNo });
    const change = onHand - lot.onHand;
    if (product.onHand + change < product.reserved)
      throw goodsErrors.belowPromised({ least: product.reserved - (product.onHand - lot.onHand) });
    named.add(keyOf(wish));
    product.onHand += change;
    if (change !== 0 || !lots.has(keyOf(wish))) changes.push({ productId, lotNo, dateCode, onHand, change });
  });
  if (changes.length > 0) {
    const column = <K extends keyof (typeof changes)[number]>(name: K) => changes.map((one) => one[name]);
    await work.query(
      `WITH wish AS (
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])
           AS w (product_id, lot_no, date_code, on_hand, change)),
       kept AS (
         INSERT INTO stock_lot (product_id, lot_no, date_code, on_hand)
         SELECT product_id, lot_no, date_code, on_hand FROM wish
         ON CONFLICT (product_id, lot_no) DO UPDATE SET on_hand = excluded.on_hand
         RETURNING lot_id, product_id, lot_no),
       moved AS (
         UPDATE product p SET on_hand = p.on_hand + w.change
         FROM (SELECT product_id, sum(change) AS change FROM wish GROUP BY 1) w WHERE p.product_id = w.product_id)
       INSERT INTO stock_entry (lot_id, change, reason, member_id, created_at)
       SELECT kept.lot_id, wish.change, 'adjust', $6, $7 FROM kept JOIN wish USING (product_id, lot_no)
       WHERE wish.change <> 0`,
      [
        column('productId'),
        column('lotNo'),
        column('dateCode'),
        column('onHand'),
        column('change'),
        seller.memberId,
        work.now,
      ],
    );
    const moved = [...new Set(column('productId'))].sort((a, b) => a - b);
    await work.emit(stockChanged, { productIds: moved });
    await work.announce('pages');
  }
  return answers.reply(work);
};
