// Lets the demo's buyers order and its stores deliver, at different times and with different ends: every step is the rooms' own, at an earlier clock.
import {
  type DemoOrder,
  type DemoPart,
  demoAskedOrders,
  demoCallOff,
  demoCarriers,
  demoOrders,
} from '#demo/orders.ts';
import { demoEmployer } from '#demo/people.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { callOff } from '#mall/contract/server/perform/call-off.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { readMessages } from '#mall/message/server/read-messages.ts';
import { removeOrder } from '#mall/order/server/end/put-away-order.ts';
import { deliverOrder } from '#mall/order/server/parcel/deliver-order.ts';
import { indexStock } from '#mall/search/server/index-goods.ts';
import { demoActor } from '../demo-actor.ts';
import { demoEmployee, demoSeller } from '../load-inquiries.ts';
import { askAfterSale } from './ask-after-sale.ts';
import { fulfil } from './fulfil-order.ts';
import { liveStaged } from './live-staged.ts';
import { makeComplaints } from './make-complaints.ts';
import { endUnpaid, pay, payFor } from './pay-order.ts';
import {
  addressOf,
  type Cast,
  type HandInSlip,
  type Known,
  place,
  productsOf,
  timesOf,
} from './place-order.ts';

/** To be called once stores, offers, accounts and certificates are there, and before the search index. @returns how many trades */
export async function loadOrders(
  work: Work,
  storeIds: ReadonlyMap<string, number>,
  handInSlip: HandInSlip,
): Promise<number> {
  const cast = await castOf(work, storeIds, handInSlip);
  await liveAll(work, demoOrders, cast);
  await work.flush(); // told while nobody has an e-mail address: what is weeks old is not sent
  // Nothing was sold or judged before it was listed.
  await work.query(
    `UPDATE goods SET created_at = known.first - interval '9 days'
     FROM (
       SELECT goods_id, min(at) AS first FROM (
         SELECT l.goods_id, o.created_at AS at FROM order_line l JOIN sub_order o USING (order_sn)
         UNION ALL SELECT goods_id, created_at FROM evaluation
       ) one GROUP BY goods_id
     ) known
     WHERE known.goods_id = goods.goods_id AND goods.created_at > known.first`,
  );
  return demoOrders.length;
}

/** Orders under the enterprise's framework contract and its rules of approval: to be called when both are there. @returns how many trades */
export async function loadLateOrders(
  work: Work,
  storeIds: ReadonlyMap<string, number>,
  handInSlip: HandInSlip,
): Promise<number> {
  const cast = await castOf(work, storeIds, handInSlip);
  await liveAll(work, demoAskedOrders, cast);
  await callOffSome(work, required(cast.sellers.get(demoCallOff.store)));
  await liveStaged(work, new Map([...cast.sellers.values()].map((seller) => [seller.memberName, seller])));
  await makeComplaints(work, cast);
  const moved = await work.query<{ productId: number }>(
    'SELECT DISTINCT product_id AS "productId" FROM order_line WHERE product_id IS NOT NULL',
  );
  await indexStock(
    work,
    moved.map(({ productId }) => productId),
  );
  await readOldNews(work);
  return demoAskedOrders.length + 1;
}

async function castOf(
  work: Work,
  storeIds: ReadonlyMap<string, number>,
  handInSlip: HandInSlip,
): Promise<Cast> {
  const sellers = new Map<DemoPart['store'], Seller>();
  for (const store of Object.keys(demoCarriers) as DemoPart['store'][])
    sellers.set(store, required(await demoSeller(work, storeIds.get(store))));
  return { sellers, platform: await demoActor(work, 'admin01'), handInSlip };
}

async function liveAll(work: Work, wishes: readonly DemoOrder[], cast: Cast): Promise<void> {
  const buyers = new Map<string, { member: Member; addressId: number }>();
  for (const name of new Set(wishes.map(({ buyer }) => buyer))) {
    const member = await demoEmployee(work, name);
    buyers.set(name, { member, addressId: await addressOf(work, member) });
  }
  const products = await productsOf(
    work,
    wishes.flatMap(({ parts }) => parts),
  );
  for (const wish of wishes) await live(work, wish, cast, { buyers, products });
}

async function live(work: Work, wish: DemoOrder, cast: Cast, known: Known): Promise<void> {
  const placed = await place(work, wish, cast, known);
  if (wish.end) await endUnpaid(placed, wish.end, cast);
  else {
    await payFor(placed, cast);
    for (const part of placed.orders) {
      const seller = required(cast.sellers.get(part.store));
      await fulfil(placed, part, seller);
      if (part.afterSale) await askAfterSale(placed, part, seller, part.afterSale);
    }
  }
  if (!wish.isInBin) return;
  for (const { orderSn } of placed.orders)
    await removeOrder(placed.times.on(2, '09:05'), placed.buyer, { orderSn });
}

/** The enterprise orders of its framework contract, pays, and the store sends. */
async function callOffSome(work: Work, seller: Seller): Promise<void> {
  const { numbers, poNumber, remark, ...when } = demoCallOff;
  const times = timesOf(work, when);
  const buyer = await demoEmployee(work, demoEmployer);
  const { contractSn } = only(
    await work.query<{ contractSn: string }>(
      `SELECT contract_sn AS "contractSn" FROM contract
       WHERE store_id = $1 AND kind = 'FRAMEWORK' AND state = 'EFFECTIVE'`,
      [seller.storeId],
    ),
  );
  const lines = numbers.map((number, i) => ({ lineNo: i + 1, number }));
  const { orderSn, paySn } = await callOff(times.soon(0), buyer, {
    contractSn,
    lines,
    addressId: await addressOf(work, buyer),
    poNumber,
    remark,
  });
  await pay(times.soon(14), buyer, { paySn, method: 'BALANCE' });
  const { carrier } = demoCarriers[demoCallOff.store];
  await deliverOrder(times.on(2, '15:05'), seller, {
    orderSn,
    way: 'carrier',
    carrier,
    trackingNo: 'SF1490331276845',
  });
}

/** What was told of orders and samples until the day before yesterday has been read. */
async function readOldNews(work: Work): Promise<void> {
  await work.flush();
  const old = await work.query<{ memberName: string; messageIds: number[] }>(
    `SELECT member_name AS "memberName", array_agg(message_id) AS "messageIds"
     FROM site_message JOIN member USING (member_id)
     WHERE state = 'UNREAD' AND kind IN ('order', 'payment', 'delivery', 'sample') AND site_message.created_at < $1
     GROUP BY member_name`,
    [after(work.now, -days(2))],
  );
  for (const { memberName, messageIds } of old)
    await readMessages(work, await demoActor(work, memberName), { messageIds });
}
