// What tests of orders do again and again: goods, carts, stock, money, time.
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { orderProtocol } from '../order.protocol.ts';
import type { Buyer, MallToOrderIn } from './order.builders.ts';
import { ordersCompared } from './refund/orders-compared.ts';

export const PARCEL = { carrier: '顺丰速运', trackingNo: 'SF1234567890' };

const CONTRADICTIONS = `
  SELECT (SELECT count(*) FROM trade t
          WHERE payable <> (SELECT sum(o.payable) FROM sub_order o WHERE o.parent_sn = t.parent_sn)) AS trades,
         (SELECT count(*) FROM sub_order o
          WHERE goods_amount <> (SELECT sum(l.amount) FROM order_line l WHERE l.order_sn = o.order_sn)) AS orders,
         (SELECT count(*) FROM sub_order o
          WHERE version <> (SELECT count(*) FROM order_log g WHERE g.order_sn = o.order_sn)
             OR state <> (SELECT to_state FROM order_log g WHERE g.order_sn = o.order_sn ORDER BY log_id DESC LIMIT 1)) AS logs,
         (SELECT count(*) FROM product p
          WHERE reserved <> (
            SELECT coalesce(sum(least(l.reserved_num, l.buy_num - l.shipped_num - l.closed_num)), 0) FROM order_line l JOIN sub_order o USING (order_sn)
            WHERE l.product_id = p.product_id
              AND o.state IN ('PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY', 'PARTIALLY_SHIPPED'))
             OR on_hand <> (SELECT coalesce(sum(k.on_hand), 0) FROM stock_lot k WHERE k.product_id = p.product_id)) AS stock,
         (SELECT count(*) FROM sub_order o
          WHERE refunded <> (SELECT coalesce(sum(r.amount), 0) FROM refund r WHERE r.document_sn = o.order_sn)) AS refunds`;

/** What `contradictions` says when all is well. */
export const NONE = { trades: 0, orders: 0, logs: 0, stock: 0, refunds: 0, books: [] };

/** A mall under test whose time can be moved. */
interface MallInTime extends MallToOrderIn {
  clock: { pass(duration: number): void };
  fireTimers(): Promise<number>;
}

export function openOrderDesk(mall: MallInTime) {
  return {
    product: (wish: ProductWish = {}) => mall.work((work) => aProduct(work, wish)),
    fill: (buyer: Buyer, productId: number, number: number) =>
      mall.call(cartProtocol.add, { productId, number }, buyer),
    detail: (buyer: Buyer, orderSn: string) => mall.call(orderProtocol.detail, { orderSn }, buyer),
    async stockOf(productId: number) {
      const [row] = await mall.work((work) =>
        work.query<{ onHand: number; reserved: number }>(
          'SELECT on_hand AS "onHand", reserved FROM product WHERE product_id = $1',
          [productId],
        ),
      );
      return row!;
    },
    /** In fen. */
    async balanceOf(buyer: Buyer) {
      const [row] = await mall.work((work) =>
        work.query<{ available: number }>('SELECT available FROM balance_account WHERE member_id = $1', [
          buyer.memberId,
        ]),
      );
      return row!.available;
    },
    /** One price at every quantity, in micro-yuan. */
    setPrice: (productId: number, micro: number) =>
      mall.work((work) =>
        work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
          productId,
          JSON.stringify([{ minNum: 1, unitPrice: micro }]),
        ]),
      ),
    /** How many rows contradict each other: sums, log, stock, refunds (domain 4: 2, 3, 4, 7), books. All zero, or something is broken. */
    async contradictions() {
      const [found] = await mall.work((work) => work.query(CONTRADICTIONS));
      return { ...found, books: await mall.work((work) => checkBooks(work, ordersCompared)) };
    },
    takeOffSale: (goodsId: number) =>
      mall.work((work) => work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [goodsId])),
    /** Lets time pass and fires what is due; tokens do not live so long, so that the people log in again. */
    async pass(duration: number, ...people: Person[]) {
      mall.clock.pass(duration);
      for (const person of people) {
        const fresh = await mall.work((work) =>
          issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
        );
        person.token = fresh.access_token;
      }
      await mall.fireTimers();
    },
  };
}
