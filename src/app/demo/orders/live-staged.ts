// What becomes of the demo's orders that are paid in stages: less is owed of one and something added to it, the other waits for both sides.
import { demoDisputed, demoStaged } from '#demo/contracts.ts';
import { demoEmployer } from '#demo/people.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { type Cents, yuan } from '#kit/money/money.ts';
import { applyCase } from '#mall/after-sale/server/apply-case.ts';
import { agreeCase } from '#mall/after-sale/server/decide-case.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { deliverOrder } from '#mall/order/server/parcel/deliver-order.ts';
import { acceptCharge, askCharge } from '#mall/order/server/stage/charge-order.ts';
import { demoEmployee } from '../load-inquiries.ts';
import { pay } from './pay-order.ts';
import { timesOf } from './place-order.ts';

/** To be called once contracts and call-offs are there. @param sellers by their names */
export async function liveStaged(work: Work, sellers: ReadonlyMap<string, Seller>): Promise<void> {
  const buyer = await demoEmployee(work, demoEmployer);
  await settleSome(work, buyer, sellers.get(demoStaged.seller) as Seller);
  await disputeSome(work, buyer, sellers.get(demoDisputed.seller) as Seller);
}

interface Agreed {
  orderSn: string;
  paySn: string;
  orderLineId: number;
}

/** The order of a store under a contract of this kind, with its first line. */
async function orderOf(work: Work, { storeId }: Seller, kind: 'PURCHASE' | 'FRAMEWORK'): Promise<Agreed> {
  const rows = await work.query<Agreed>(
    `SELECT o.order_sn AS "orderSn", t.pay_sn AS "paySn", min(l.order_line_id) AS "orderLineId"
     FROM sub_order o JOIN trade t USING (parent_sn) JOIN contract c ON t.source = 'contract' AND c.contract_sn = t.source_sn
     JOIN order_line l USING (order_sn) WHERE o.store_id = $1 AND c.kind = $2 GROUP BY 1, 2`,
    [storeId, kind],
  );
  return only(rows);
}

/** Money alone, for pieces that have arrived. */
const claim = (
  work: Work,
  buyer: Member,
  { orderSn, orderLineId }: Agreed,
  { number, text }: { number: number; text: string },
) =>
  applyCase(work, buyer, {
    orderSn,
    kind: 3,
    part: 'D',
    reason: 'R03',
    isReceived: true,
    text,
    toBalance: false,
    imageFileIds: [],
    lines: [{ orderLineId, number }],
  });

async function settleSome(work: Work, buyer: Member, seller: Seller): Promise<void> {
  const { faulty: less, charge, trackingNo } = demoStaged;
  const times = timesOf(work, demoStaged);
  const order = await orderOf(work, seller, 'PURCHASE');
  const { orderSn, paySn } = order;
  await pay(times.soon(40), buyer, { paySn, method: 'BALANCE' });
  await deliverOrder(times.on(2, '15:30'), seller, {
    orderSn,
    way: 'carrier',
    carrier: '京东物流',
    trackingNo,
  });
  const { caseSn } = await claim(times.on(less.on, '16:20'), buyer, order, less);
  await agreeCase(times.on(less.on + 1, '09:15'), seller, { caseSn, version: 1 });
  await addCharge(times.on(charge.on, '11:00'), seller, orderSn, charge);
  await acceptCharge(times.on(charge.on, '14:40'), buyer, { orderSn, amount: yuan(charge.amount) });
}

async function disputeSome(work: Work, buyer: Member, seller: Seller): Promise<void> {
  const times = timesOf(work, { daysAgo: 1, at: '09:50' });
  const order = await orderOf(work, seller, 'FRAMEWORK');
  await claim(times.soon(0), buyer, order, demoDisputed);
  await addCharge(times.soon(95), seller, order.orderSn, demoDisputed.charge);
}

const addCharge = (
  work: Work,
  seller: Seller,
  orderSn: string,
  { amount, reason }: { amount: number; reason: string },
) => askCharge(work, seller, { orderSn, amount: Math.round(amount * 100) as Cents, reason, dueDays: 7 });
