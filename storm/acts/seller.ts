// Sellers: look at orders and requests for samples, ship them whole or in parts, change stock and prices.
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { Seller } from '../people.ts';
import { leave, oneOf, type Turn, type World } from '../world.ts';
import { goOnWithCase } from './cases.ts';

export function sellerTurns(world: World, seller: Seller): Turn {
  const { random } = world;
  return () =>
    oneOf(random, [
      [10, () => ship(world, seller)],
      [4, () => judgeSample(world, seller)],
      [6, () => goOnWithCase(world, seller, 'store', (one) => one.storeId === seller.storeId)],
      [2, () => adjustStock(world, seller)],
      [1, () => changePrice(world, seller)],
      [1, () => renewSamples(world, seller)],
    ]);
}

async function ship(world: World, seller: Seller): Promise<void> {
  const { client, random } = world;
  const next = world.toShip.get(seller.storeId)?.shift();
  if (!next) return;
  const { sn: orderSn, memberId } = next;
  try {
    const order = await client.call(orderProtocol.sellerDetail, { orderSn }, seller);
    if (!order.allowedActions.includes('deliver')) return;
    const line = order.lines.find((one) => one.buyNum - one.shippedNum > 1);
    const isPart = line !== undefined && order.parcels.length === 0 && random.chance(20);
    const trackingNo = world.mark('parcel');
    const lines = isPart ? [{ orderLineId: line.orderLineId, number: 1 }] : undefined;
    const sent = await client.create(
      orderProtocol.deliver,
      { orderSn, carrier: '顺丰速运', trackingNo, lines },
      seller,
      { kind: 'parcel', mark: trackingNo, fact: () => orderSn },
    );
    if (sent.state !== 'PENDING_RECEIPT') return leave(world.toShip, seller.storeId, next);
    leave(world.toReceive, memberId, orderSn);
  } catch (error) {
    leave(world.toShip, seller.storeId, next); // tried again later
    throw error;
  }
}

async function judgeSample(world: World, seller: Seller): Promise<void> {
  const { client, random } = world;
  const next = world.toJudge.get(seller.storeId)?.shift();
  if (!next) return;
  const { sn: sampleSn, memberId } = next;
  const seen = await client.call(sampleProtocol.sellerDetail, { sampleSn }, seller);
  const { version } = seen;
  if (seen.allowedActions.includes('approve')) {
    const isWanted = random.chance(85);
    const mark = `sample ${sampleSn} ${isWanted ? 'approve' : 'refuse'}`;
    if (!isWanted) {
      await client.step(sampleProtocol.refuse, { sampleSn, version, reason: '样品不足' }, seller, {
        kind: 'step',
        mark,
      });
      return;
    }
    const freightPayer = random.chance(50) ? 'buyer' : 'store';
    const input = { sampleSn, version, freightPayer } as const;
    await client.step(sampleProtocol.approve, input, seller, { kind: 'step', mark });
    leave(world.toJudge, seller.storeId, next);
    return;
  }
  if (seen.state === 'PENDING_PAYMENT') return leave(world.toJudge, seller.storeId, next);
  if (seen.allowedActions.includes('storeCancel') && random.chance(10)) {
    const mark = `sample ${sampleSn} storeCancel`;
    const input = { sampleSn, reason: '样品破损' };
    await client.step(sampleProtocol.storeCancel, input, seller, { kind: 'step', mark });
    return;
  }
  if (!seen.allowedActions.includes('ship')) return;
  const trackingNo = world.mark('samples');
  const lines = seen.lines.map(({ sampleLineId, approvedNum, shippedNum }) => ({
    sampleLineId,
    number: (approvedNum ?? 0) - shippedNum,
    lotNo: 'S-2640',
  }));
  await client.create(sampleProtocol.ship, { sampleSn, carrier: '顺丰速运', trackingNo, lines }, seller, {
    kind: 'sampleParcel',
    mark: trackingNo,
  });
  leave(world.samplesOnTheWay, memberId, sampleSn);
}

async function adjustStock(world: World, seller: Seller): Promise<void> {
  const own = world.people.offers.filter((one) => one.storeId === seller.storeId);
  if (own.length === 0) return;
  const { productId, least } = world.random.pick(own);
  const lotNo = world.mark('lot');
  const onHand = least * world.random.between(5, 20);
  await world.client.create(
    goodsProtocol.adjustStock,
    { productId, lotNo, dateCode: '2640', onHand },
    seller,
    { kind: 'stockLot', mark: lotNo, fact: () => String(onHand) },
  );
}

async function changePrice(world: World, seller: Seller): Promise<void> {
  const { client, random } = world;
  const own = world.people.offers.filter((one) => one.storeId === seller.storeId);
  if (own.length === 0) return;
  const { productId, least, multiple, price } = random.pick(own);
  const unitPrice = ((price * random.between(90, 110)) / 100 / 1_000_000).toFixed(6);
  const priceTiers = [{ minNum: least, unitPrice }];
  await client.call(
    goodsProtocol.changeLadder,
    { productId, minBuyNum: least, multiple, priceTiers },
    seller,
  );
}

async function renewSamples(world: World, seller: Seller): Promise<void> {
  const own = world.people.sampleOffers.filter((one) => one.storeId === seller.storeId);
  if (own.length === 0) return;
  const { productId } = world.random.pick(own);
  const samplePrice = world.random.pick(['0', '3.5']);
  const terms = { sampleStock: 500, samplePrice, sampleLimit: 5 };
  await world.client.call(goodsProtocol.changeSamples, { productId, ...terms }, seller);
}
