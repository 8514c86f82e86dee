// One purchase from the cart to the payment, by calls that both servers understand.
import { type BenchDatabase, PASSWORD } from './bench-database.ts';
import { type Buyer, callOf } from './buyers.ts';
import type { Send } from './flow-load.ts';
import type { Call } from './load.ts';

export interface Want {
  id: number;
  least: number;
}

/** Goods that are there for many purchases, of stores that take orders without looking at them first. */
export function whatToBuy({ read }: Pick<BenchDatabase, 'read'>): Promise<Want[]> {
  return read<Want & Record<string, unknown>>(
    `SELECT p.product_id AS id, p.min_buy_num AS least FROM goods_index i JOIN product p USING (product_id)
     JOIN goods g ON g.goods_id = i.goods_id JOIN store s ON s.store_id = g.store_id
     WHERE p.on_hand - p.reserved > p.min_buy_num * 1000 AND NOT s.reviews_orders AND i.price < 1000000
     ORDER BY md5(p.product_id::text) LIMIT 1000`,
  );
}

/** The five calls of a purchase; each may need what an earlier one answered. */
export const purchase = (send: Send, buyer: Buyer, want: Want): Promise<void> =>
  buy(send, buyer, [want], PASSWORD);

/** Several goods at once. @throws Error when a call is refused */
export async function buy(send: Send, buyer: Buyer, wants: readonly Want[], payPwd: string): Promise<void> {
  const done = async <T>(call: Call): Promise<T> => {
    const { state, msg, data } = JSON.parse(await send(call)) as { state: number; msg: string; data: T };
    if (state !== 200) throw new Error(`${call.path}: ${state} ${msg}`);
    return data;
  };
  for (const { id, least } of wants) {
    await done(callOf(buyer, 'business/front/cart/add', { productId: id, number: least }));
  }
  const addresses = await done<{ addressId: number }[]>(callOf(buyer, 'member/front/memberAddress/list'));
  const shown = await done<{ payable: string }>(
    callOf(buyer, 'business/front/orderOperate/confirm', { source: 'cart' }),
  );
  const order = await done<{ paySn: string }>(
    callOf(buyer, 'business/front/orderOperate/submit', {
      source: 'cart',
      addressId: addresses[0]!.addressId,
      expectedAmount: shown.payable,
      requestId: crypto.randomUUID(),
    }),
  );
  await done(
    callOf(buyer, 'business/front/orderPay/doPay', {
      paySn: order.paySn,
      method: 'BALANCE',
      payPwd,
      requestId: crypto.randomUUID(),
    }),
  );
}
