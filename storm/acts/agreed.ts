// Orders that were agreed on: stages are paid as they come due, the store ships and asks for more, the purchaser says yes or no, and some of it goes back.
import { contractProtocol as contracts } from '#mall/contract/contract.protocol.ts';
import type { Parties } from '#mall/contract/server/contract.builders.ts';
import { orderProtocol as order } from '#mall/order/order.protocol.ts';
import type { Deal } from '../people.ts';
import { oneOf, type Turn, type World } from '../world.ts';
import { askBack, goOnWithCase } from './cases.ts';
import { payBill, recharge } from './pay.ts';

/** @param signed contracts of the two that both have signed */
export function agreedTurns(
  world: World,
  { purchaser, seller, ...deal }: Deal,
  signed: readonly string[],
): Turn {
  const { client, random } = world;
  const orderSns = [...deal.orderSns];
  const { memberId } = purchaser;
  const { storeId } = seller;
  const mine = (one: { memberId: number }) => one.memberId === memberId;
  const find = async () => {
    if (signed.length === 0) return;
    const { orders } = await client.call(contracts.detail, { contractSn: random.pick(signed) }, purchaser);
    for (const { orderSn } of orders) if (!orderSns.includes(orderSn)) orderSns.push(orderSn);
  };
  const about = async (act: (orderSn: string) => Promise<unknown>) => void (await act(random.pick(orderSns)));
  return () =>
    oneOf(random, [
      [1, find],
      [4, () => about((orderSn) => pay(world, purchaser, orderSn))],
      [3, () => about((orderSn) => ship(world, seller, orderSn))],
      [2, () => about((orderSn) => charge(world, { purchaser, seller }, orderSn))],
      [2, () => about((sn) => askBack(world, purchaser, { sn, memberId, storeId }))],
      [2, () => goOnWithCase(world, purchaser, 'buyer', mine)],
      [3, () => goOnWithCase(world, seller, 'store', mine)],
      [1, () => about((orderSn) => client.call(order.receive, { orderSn }, purchaser))],
      [1, () => recharge(world, purchaser)],
    ]);
}

async function pay(world: World, purchaser: Parties['purchaser'], orderSn: string): Promise<void> {
  const { stages } = await world.client.call(order.detail, { orderSn }, purchaser);
  const due = stages.find(({ paySn }) => paySn !== null);
  if (due?.paySn) await payBill(world, purchaser, due.paySn, due.amount);
}

async function ship(world: World, seller: Parties['seller'], orderSn: string): Promise<void> {
  const { client, random } = world;
  const { lines, allowedActions } = await client.call(order.sellerDetail, { orderSn }, seller);
  if (allowedActions.includes('ready')) await client.call(order.ready, { orderSn }, seller);
  if (!allowedActions.includes('deliver')) return;
  const line = lines.find((one) => one.buyNum > one.shippedNum);
  if (!line) return;
  const number = random.between(1, line.buyNum - line.shippedNum);
  const trackingNo = world.mark('parcel');
  const typed = [{ lotNo: 'L-1', dateCode: '2630', number }];
  await client.create(
    order.deliver,
    { orderSn, carrier: '顺丰速运', trackingNo, lines: [{ orderLineId: line.orderLineId, number, typed }] },
    seller,
    { kind: 'parcel', mark: trackingNo, fact: () => orderSn },
  );
}

/** The store asks for more; the purchaser agrees or not. */
async function charge(world: World, { purchaser, seller }: Parties, orderSn: string): Promise<void> {
  const { client, random } = world;
  const seen = await client.call(order.detail, { orderSn }, purchaser);
  if (!seen.charge) {
    const amount = (random.between(1, 5_000) / 100).toFixed(2);
    await client.call(order.askCharge, { orderSn, amount, reason: world.mark('charge') }, seller);
    return;
  }
  const { amount, reason } = seen.charge;
  if (random.chance(25)) await client.call(order.declineCharge, { orderSn, amount }, purchaser);
  else
    await client.step(order.acceptCharge, { orderSn, amount }, purchaser, {
      kind: 'charge',
      mark: reason,
      fact: () => `${orderSn} ${amount}`,
    });
}
