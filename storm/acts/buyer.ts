// Buyers: cart, order, payment, cancelling, receipt, evaluation; favourites, messages, addresses and files beside.
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { evaluationProtocol } from '#mall/evaluation/evaluation.protocol.ts';
import { favouriteProtocol } from '#mall/favourite/favourite.protocol.ts';
import { aPdf } from '#mall/file/server/file.builders.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { messageList } from '#mall/message/message-list.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { Buyer } from '#mall/order/server/order.builders.ts';
import { anOffer, leave, oneOf, type Turn, type World } from '../world.ts';
import { askBack, goOnWithCase } from './cases.ts';
import { payBill, recharge } from './pay.ts';

export function buyerTurns(world: World, buyer: Buyer): Turn {
  const { client, random } = world;
  return () =>
    oneOf(random, [
      [8, () => buy(world, buyer)],
      [5, () => receive(world, buyer)],
      [4, () => askForBought(world, buyer)],
      [4, () => goOnWithCase(world, buyer, 'buyer', (one) => one.memberId === buyer.memberId)],
      [world.people.savers.includes(buyer) ? 2 : 0, () => recharge(world, buyer)],
      [2, () => collect(world, buyer)],
      [2, () => readMessages(world, buyer)],
      [1, () => addAddress(world, buyer)],
      [1, () => handInFile(world, buyer)],
      [1, async () => void (await client.call(cartProtocol.cartList, {}, buyer))],
    ]);
}

async function buy(world: World, buyer: Buyer): Promise<void> {
  const { client, random } = world;
  const { productId, least, multiple } = anOffer(world);
  const number = least + multiple * random.between(0, 3);
  const isFromCart = random.chance(30);
  if (isFromCart) {
    await client.call(cartProtocol.add, { productId, number }, buyer);
    await client.call(cartProtocol.acceptPrices, {}, buyer);
  }
  const basket = isFromCart ? { source: 'cart' as const } : { source: 'buyNow' as const, productId, number };
  const mark = world.mark('order');
  const made = await client.create(
    orderProtocol.submit,
    { ...basket, addressId: buyer.addressId, poNumber: mark },
    buyer,
    {
      kind: 'order',
      mark,
      fact: ({ parentSn, paySn, payable }) => `${parentSn} ${paySn} ${payable}`,
    },
  );
  if (random.chance(15)) await cancel(world, buyer, made.orderSns);
  else if (made.needsPayment && random.chance(85)) await pay(world, buyer, made);
}

export async function pay(
  world: World,
  buyer: Buyer,
  { paySn, orderSns, payable }: { paySn: string; orderSns: readonly string[]; payable: string },
): Promise<void> {
  const { client } = world;
  await payBill(world, buyer, paySn, payable);
  const { memberId } = buyer;
  for (const orderSn of orderSns) {
    const { storeId } = await client.call(orderProtocol.detail, { orderSn }, buyer);
    leave(world.toShip, storeId, { sn: orderSn, memberId });
    leave(world.bought, memberId, { sn: orderSn, memberId, storeId });
  }
}

/** One of the last that were paid. */
export async function askForBought(world: World, buyer: Buyer): Promise<void> {
  const bought = world.bought.get(buyer.memberId)?.slice(-6) ?? [];
  if (bought.length > 0) await askBack(world, buyer, world.random.pick(bought));
}

async function cancel({ client }: World, buyer: Buyer, orderSns: readonly string[]): Promise<void> {
  const [orderSn] = orderSns;
  if (!orderSn) return;
  const mark = `order ${orderSn} cancel`;
  await client.step(orderProtocol.cancel, { orderSn, reason: '不需要了' }, buyer, { kind: 'step', mark });
}

/** What has arrived is received, and then judged. */
export async function receive(world: World, buyer: Buyer): Promise<void> {
  const { client, random } = world;
  for (const orderSn of world.toReceive.get(buyer.memberId)?.splice(0, 1) ?? []) {
    const mark = `order ${orderSn} receive`;
    const { lines } = await client.step(orderProtocol.receive, { orderSn }, buyer, { kind: 'step', mark });
    const [line] = lines;
    if (!line || random.chance(30)) continue;
    const text = world.mark('evaluation');
    const stars = random.between(1, 5);
    await client.create(
      evaluationProtocol.evaluate,
      {
        orderSn,
        description: 5,
        service: 4,
        delivery: random.between(1, 5),
        lines: [{ orderLineId: line.orderLineId, stars, text }],
      },
      buyer,
      { kind: 'evaluation', mark: text },
    );
  }
}

async function collect(world: World, buyer: Buyer): Promise<void> {
  const { client } = world;
  const { productId } = world.random.pick(world.people.offers);
  await client.call(favouriteProtocol.look, { productId }, buyer);
  const mark = `${buyer.memberId} ${productId}`;
  await client.step(favouriteProtocol.collect, { productId }, buyer, { kind: 'favourite', mark });
}

async function readMessages({ client }: World, buyer: Buyer): Promise<void> {
  const { list } = await client.call(messageList.list, {}, buyer);
  const unread = list.find((one) => one.isRead === 0);
  if (!unread) return;
  const { messageId } = unread;
  await client.step(messageProtocol.read, { messageIds: [messageId] }, buyer, {
    kind: 'messageRead',
    mark: String(messageId),
  });
}

async function addAddress(world: World, buyer: Buyer): Promise<void> {
  const detailAddress = world.mark('address');
  const fields = { receiverName: '风暴', mobile: '13900000000', districtCode: '440305', detailAddress };
  await world.client.create(addressProtocol.add, fields, buyer, {
    kind: 'address',
    mark: detailAddress,
    fact: ({ addressId }) => String(addressId),
  });
}

async function handInFile(world: World, buyer: Buyer): Promise<void> {
  const fileId = await world.client.upload(buyer, aPdf(`% ${world.mark('file')}`), 'voucher');
  world.files.push({ memberId: buyer.memberId, fileId });
}
