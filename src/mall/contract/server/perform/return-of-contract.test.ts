// What comes back of a contract's goods counts in its end (C18): less need be paid, and nobody has to say that it is performed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { afterSaleProtocol as afterSale } from '#mall/after-sale/after-sale.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { returnAddressProtocol } from '#mall/store/place.protocol.ts';
import { contractProtocol as protocol } from '../../contract.protocol.ts';
import { aContract } from '../contract.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

/** In force, its order (1 000 × ¥1.25 and 500 × ¥0.003120, ¥1 251.56) paid as far as it is due, and delivered. */
async function delivered() {
  const of = await aContract(mall, { state: 'EFFECTIVE' });
  const { contractSn, purchaser, seller } = of;
  const place = { districtCode: '440305', detailAddress: '科苑路 15 号' };
  const who = { receiverName: '退货组', mobile: '13700000009' };
  await mall.call(returnAddressProtocol.save, { ...who, ...place }, seller);
  await mall.work((work) => openBalance(work, purchaser.memberId, yuan(10_000)));
  const contract = () => mall.call(protocol.detail, { contractSn }, purchaser);
  const { orderSn } = (await contract()).orders[0]!;
  const order = () => mall.call(orderProtocol.detail, { orderSn }, purchaser);
  const pay = async (at: number) => {
    const { paySn } = (await order()).stages[at]!;
    await mall.call(
      paymentProtocol.doPay,
      { paySn: paySn!, method: 'BALANCE', payPwd: PAY_PASSWORD },
      purchaser,
    );
  };
  await pay(0);
  const lines = (await order()).lines.map(({ orderLineId, buyNum, partNo }) => ({
    orderLineId,
    number: buyNum,
    typed: [{ lotNo: `L-${partNo}`, dateCode: '2630', number: buyNum }],
  }));
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL, lines }, seller);
  /** Asked for, agreed to, sent back, and found as good as new. */
  const giveBack = async (at: number, number: number) => {
    const { orderLineId, partNo } = (await order()).lines[at]!;
    const { caseSn } = await mall.call(
      afterSale.apply,
      { orderSn, kind: 1, part: 'D', reason: 'R03', lines: [{ orderLineId, number }] },
      purchaser,
    );
    const seen = async () => ({
      caseSn,
      version: (await mall.call(afterSale.detail, { caseSn }, purchaser)).version,
    });
    await mall.call(afterSale.agree, await seen(), seller);
    await mall.call(afterSale.sendBack, { ...(await seen()), ...PARCEL }, purchaser);
    const pieces = [{ orderLineId, lotNo: `L-${partNo}`, grade: 'A' as const, number }];
    await mall.call(afterSale.receive, { ...(await seen()), pieces }, seller);
    await mall.fireTimers();
  };
  const receive = () => mall.call(orderProtocol.receive, { orderSn }, purchaser);
  return { contract, order, pay, giveBack, receive };
}
const counted = async ({ contract }: Awaited<ReturnType<typeof delivered>>) => {
  const { state, performance } = await contract();
  return [state, ...performance.map((line) => [line.receivedNum, line.returnedNum, line.paid])];
};

it('is performed once the rest is paid, without what came back', async () => {
  const of = await delivered();
  await of.receive();
  await mall.fireTimers();
  await of.giveBack(0, 400);
  expect(await counted(of)).toEqual(['EFFECTIVE', [1_000, 400, '374.99'], [500, 0, '0.47']]);
  expect((await of.order()).stages[1]).toMatchObject({ amount: '876.10', waived: '500.00' });
  await of.pay(1);
  await mall.fireTimers();
  expect((await of.contract()).state).toBe('COMPLETED');
});

it('is over by itself when all of it comes back before it was received', async () => {
  const of = await delivered();
  await of.giveBack(0, 1_000);
  const { state, performance } = await of.contract();
  expect(state).toBe('EFFECTIVE');
  // Nothing is paid of what came back: what the mall still has is for the other line.
  expect(performance[0]!.paid).toBe('0.00');
  expect(Number(performance[1]!.paid)).toBeGreaterThan(0.47);
  await of.giveBack(1, 500);
  expect((await of.order()).state).toBe('CLOSED');
  expect(await counted(of)).toEqual(['COMPLETED', [1_000, 1_000, '0.00'], [500, 500, '0.00']]);
});
