// Places the demo's orders: from the cart to the order, at the moment that each of them names.
import { type DemoOrder, type DemoPart, demoInvoice } from '#demo/orders.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import { afterSaleListeners } from '#mall/after-sale/server/after-sale.routes.ts';
import { approvalListeners } from '#mall/approval/server/approval.routes.ts';
import { addToCart } from '#mall/cart/server/add-to-cart.ts';
import { contractListeners } from '#mall/contract/server/contract.routes.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { submitOrder } from '#mall/order/server/basket/submit-order.ts';
import { orderListeners } from '#mall/order/server/order.routes.ts';
import { heardBy } from '../demo-actor.ts';

/** Hands in the slip of a bank transfer. */
export type HandInSlip = (memberId: number) => Promise<number>;

const heard = heardBy([...orderListeners, ...approvalListeners, ...contractListeners, ...afterSaleListeners]);

/** Everybody but the buyer who has a part in it, looked up once. */
export interface Cast {
  sellers: ReadonlyMap<DemoPart['store'], Seller>;
  platform: Member;
  handInSlip: HandInSlip;
}

/** When its steps are taken. */
export interface Times {
  /** Minutes after it was ordered. */
  soon(later: number): Work;
  /** On a later day, at a time of China. */
  on(daysLater: number, at: string): Work;
}

/** A trade that has been placed. */
export interface Placed {
  wish: DemoOrder;
  buyer: Member;
  times: Times;
  parentSn: string;
  paySn: string;
  payable: string;
  orders: PlacedPart[];
}

export interface PlacedPart extends DemoPart {
  orderSn: string;
  /** By part number. */
  lineIds: Readonly<Record<string, number>>;
}

/** @param wish.hoursAgo in place of a day and its time */
export function timesOf(
  work: Work,
  { daysAgo, at = '', hoursAgo }: Pick<DemoOrder, 'daysAgo' | 'at' | 'hoursAgo'>,
): Times {
  const onDay = (ago: number, time: string) =>
    new Date(`${dayInChina(after(work.now, -days(ago)))}T${time}:00+08:00`);
  const ordered = hoursAgo === undefined ? onDay(daysAgo, at) : after(work.now, -hours(hoursAgo));
  return {
    soon: (later) => heard(work, after(ordered, minutes(later))),
    on: (daysLater, time) => heard(work, onDay(daysAgo - daysLater, time)),
  };
}

/** Who buys, where it goes, and what by store and part number: looked up once for all. */
export interface Known {
  buyers: ReadonlyMap<string, { member: Member; addressId: number }>;
  products: ReadonlyMap<string, number>;
}

/** An employee's orders go to his enterprise. */
export async function addressOf(work: Work, { memberId, sub }: Member): Promise<number> {
  const rows = await work.query<{ addressId: number }>(
    'SELECT address_id AS "addressId" FROM member_address WHERE member_id = $1',
    [sub?.parentMemberId ?? memberId],
  );
  return only(rows).addressId;
}

/** From the cart to the order, as everybody orders. */
export async function place(
  work: Work,
  wish: DemoOrder,
  { sellers }: Cast,
  { buyers, products }: Known,
): Promise<Placed> {
  const { member: buyer, addressId } = required(buyers.get(wish.buyer));
  const times = timesOf(work, wish);
  const storesLook = wish.end === 'review' || wish.end === 'refused';
  const stores = wish.parts.map(({ store }) => store);
  for (const { store, lines } of wish.parts.toReversed())
    for (const [partNo, number] of lines.toReversed())
      await addToCart(times.soon(-4), buyer, {
        productId: required(products.get(`${store} ${partNo}`)),
        number,
      });
  if (storesLook) await letStoresLook(work, stores, true);
  const { parentSn, paySn, payable } = await submitOrder(async () => [])(times.soon(0), buyer, {
    source: 'cart',
    addressId,
    poNumber: wish.poNumber ?? '',
    costCentre: wish.costCentre ?? '',
    ...(buyer.enterpriseId === null ? {} : { invoice: { ...demoInvoice } }),
    remarks: Object.fromEntries(
      stores.map((store) => [required(sellers.get(store)).storeId, wish.remark ?? '']),
    ),
  });
  if (storesLook) await letStoresLook(work, stores, false);
  const rows = await work.query<Pick<PlacedPart, 'store' | 'orderSn' | 'lineIds'>>(
    `SELECT s.code AS store, o.order_sn AS "orderSn", json_object_agg(l.part_no, l.order_line_id) AS "lineIds"
     FROM sub_order o JOIN store s USING (store_id) JOIN order_line l USING (order_sn)
     WHERE o.parent_sn = $1 GROUP BY s.code, o.order_sn`,
    [parentSn],
  );
  const orders = wish.parts.map((part) => ({
    ...part,
    ...required(rows.find(({ store }) => store === part.store)),
  }));
  return { wish, buyer, times, parentSn, paySn, payable, orders };
}

/** By store and part number. */
export async function productsOf(work: Work, parts: readonly DemoPart[]): Promise<Map<string, number>> {
  const rows = await work.query<{ key: string; productId: number }>(
    `SELECT s.code || ' ' || a.part_no AS key, p.product_id AS "productId"
     FROM part a JOIN goods g USING (part_id) JOIN store s USING (store_id) JOIN product p USING (goods_id)
     WHERE a.part_no = ANY($1) AND s.code = ANY($2) AND p.is_default`,
    [parts.flatMap(({ lines }) => lines.map(([partNo]) => partNo)), parts.map(({ store }) => store)],
  );
  return new Map(rows.map(({ key, productId }) => [key, productId]));
}

/** Stores of the demo take orders as they come; some of its orders are of an hour in which they looked at each before. */
async function letStoresLook(work: Work, stores: readonly string[], looks: boolean): Promise<void> {
  await work.query('UPDATE store SET reviews_orders = $2 WHERE code = ANY($1)', [stores, looks]);
}
