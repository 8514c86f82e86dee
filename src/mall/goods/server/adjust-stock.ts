// A seller counts a lot: its stock is set, and the difference is written down.
import { only } from '#kit/db/only.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { goodsProtocol } from '../goods.protocol.ts';
import { goodsErrors } from './goods.errors.ts';
import { stockChanged } from './goods.events.ts';
import { lockOwnProduct, requireSellerGoods } from './seller-goods.ts';

/**
 * Sets what lies in a lot; an unknown lot number makes a new lot. One stock entry per real change.
 * @throws goodsErrors.unknownGoods, otherDateCode, belowPromised
 */
export const adjustStock: Action<typeof goodsProtocol.adjustStock> = async (
  work,
  seller,
  { productId, lotNo, dateCode, onHand },
) => {
  const product = await lockOwnProduct(work, seller, productId);
  const lot = only(
    await work.query<{ lotId: number; dateCode: string; onHand: number }>(
      `INSERT INTO stock_lot (product_id, lot_no, date_code, on_hand) VALUES ($1, $2, $3, 0)
     ON CONFLICT (product_id, lot_no) DO UPDATE SET lot_no = excluded.lot_no
     RETURNING lot_id AS "lotId", date_code AS "dateCode", on_hand AS "onHand"`,
      [productId, lotNo, dateCode],
    ),
  );
  if (lot.dateCode !== dateCode) throw goodsErrors.otherDateCode({ lotNo, dateCode: lot.dateCode });
  const change = onHand - lot.onHand;
  if (product.onHand + change < product.reserved) {
    throw goodsErrors.belowPromised({ least: product.reserved - (product.onHand - lot.onHand) });
  }
  if (change !== 0) {
    await work.query('UPDATE stock_lot SET on_hand = $2 WHERE lot_id = $1', [lot.lotId, onHand]);
    await work.query('UPDATE product SET on_hand = on_hand + $2 WHERE product_id = $1', [productId, change]);
    await work.query(
      `INSERT INTO stock_entry (lot_id, change, reason, member_id, created_at) VALUES ($1, $2, 'adjust', $3, $4)`,
      [lot.lotId, change, seller.memberId, work.now],
    );
    await work.emit(stockChanged, { productIds: [productId] });
    await work.announce('pages');
  }
  return requireSellerGoods(work, seller, productId);
};
