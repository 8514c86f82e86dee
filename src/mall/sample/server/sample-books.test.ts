// The money of sample requests in the books: what a request holds is what was paid for it and has not gone back.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { sampleProtocol as protocol } from '../sample.protocol.ts';
import { aSampleRequest } from './sample.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

/** A request for five at ¥3.50 and ¥10.00 of carriage, paid. */
async function aPaidSample() {
  const sample = await aSampleRequest(mall, { samplePrice: 3_500_000, number: 5 });
  const { sampleSn, seller, designer } = sample;
  const { version } = await mall.call(protocol.sellerDetail, { sampleSn }, seller);
  await mall.call(protocol.approve, { sampleSn, version, freightPayer: 'buyer' }, seller);
  const { paySn, lines } = await mall.call(protocol.detail, { sampleSn }, designer);
  await mall.call(
    paymentProtocol.doPay,
    { paySn: paySn!, method: 'BALANCE', payPwd: PAY_PASSWORD },
    designer,
  );
  return { ...sample, sampleLineId: lines[0]!.sampleLineId };
}
const held = async (sampleSn: string) => {
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
  const [row] = await mall.work((work) =>
    work.query<{ held: number }>(
      `SELECT -sum(amount)::bigint AS held FROM book_leg WHERE account = '2002' AND party = $1`,
      [sampleSn],
    ),
  );
  return row!.held;
};

it('holds what was paid, less what could not be sent', async () => {
  const { sampleSn, seller, sampleLineId } = await aPaidSample();
  expect(await held(sampleSn)).toBe(2_750);
  const lines = [{ sampleLineId, number: 3, lotNo: 'A1' }];
  await mall.call(protocol.ship, { sampleSn, carrier: '顺丰速运', trackingNo: 'SF1', lines }, seller);
  await mall.call(protocol.shipNoMore, { sampleSn, reason: '受潮' }, seller);
  expect(await held(sampleSn)).toBe(2_050);
});

it('holds nothing of what its store cancels', async () => {
  const { sampleSn, seller } = await aPaidSample();
  await mall.call(protocol.storeCancel, { sampleSn, reason: '样品破损' }, seller);
  expect(await held(sampleSn)).toBe(0);
});
