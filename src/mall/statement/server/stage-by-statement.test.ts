// Plans whose last stage is paid by statement: X3 and X4 of the worked examples, to the fen.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { unitPrice, yuan } from '#kit/money/money.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { statementProtocol } from '../statement.protocol.ts';
import { ownStatementList } from '../statement-lists.ts';

import {
  aDesk,
  cut,
  type Desk,
  detail,
  holds,
  openCreditMall,
  pay,
  shown,
  sums,
} from './credit-desk.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openCreditMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const PLAN: PaymentPlan = [
  { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
  { trigger: 'BEFORE_SHIP', perMille: 400, dueDays: 5 },
  { trigger: 'ON_STATEMENT', perMille: 300, dueDays: 0 },
];
/** ¥10 000 agreed: 30 % and 40 % are paid, 30 % comes by statement. */
async function agreed(desk: Desk, lines: [number: number, yuan: number][]) {
  const { buyer, seller, enterpriseId } = desk;
  const built = await anAgreedOrder(mall, {
    buyer,
    seller,
    enterpriseId,
    plan: PLAN,
    lines: lines.map(([number, price], at) =>
      anAgreedLine({
        sourceLineNo: at + 1,
        number,
        unitPrice: unitPrice(price * 1_000_000),
        partNo: `TX-${at + 1}`,
      }),
    ),
  });
  const pays = (paySn: string) =>
    mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
  await pays(built.paySn);
  await pays(`${built.paySn}-2`);
  return built.orderSn;
}
const sendAgreed = async ({ buyer, seller }: Desk, orderSn: string, numbers: number[]) => {
  const { lines } = await mall.call(orderProtocol.detail, { orderSn }, buyer);
  await mall.call(
    orderProtocol.deliver,
    {
      orderSn,
      carrier: '顺丰速运',
      trackingNo: 'SF1',
      lines: lines.flatMap(({ orderLineId }, at) => {
        const number = numbers[at] ?? 0;
        return number > 0 ? [{ orderLineId, number, typed: [{ lotNo: 'L', dateCode: '2630', number }] }] : [];
      }),
    },
    seller,
  );
};
const filling = async (desk: Desk) => {
  const { list } = await mall.call(ownStatementList.list, {}, desk.buyer);
  return list[0]
    ? (await shown(desk, list[0].statementSn)).items.map(({ kind, amount }) => [kind, amount])
    : [];
};

it('X4: a stage by statement is billed as parcels leave, by their value, the last takes the rest', async () => {
  const desk = await aDesk();
  const orderSn = await agreed(desk, [
    [3, 3_333.33],
    [1, 0.01],
  ]);
  expect(await sums(desk)).toMatchObject({ used: '3000.00', available: '7000.00' });
  await sendAgreed(desk, orderSn, [1]);
  expect(await filling(desk)).toEqual([['STAGE', '999.99']]);
  await sendAgreed(desk, orderSn, [2, 1]);
  expect(await filling(desk)).toEqual([
    ['STAGE', '999.99'],
    ['STAGE', '2000.01'],
  ]);
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  expect((await detail(desk, orderSn)).settleState).toBe('PENDING_PAYMENT');
  await pay(desk, [statementSn]);
  expect(await detail(desk, orderSn)).toMatchObject({ settleState: 'SETTLED' });
  expect((await sums(desk)).used).toBe('0.00');
  await holds();
});

it('X3: what comes back goes off the statement first, then money comes back of the stage paid last', async () => {
  const desk = await aDesk();
  const balance = async () =>
    Number(
      (
        await mall.work((work) =>
          work.query<{ all: number }>(
            `SELECT coalesce(sum(amount), 0)::bigint AS all FROM refund WHERE document_sn = $1`,
            [orderSn],
          ),
        )
      )[0]!.all,
    );
  const orderSn = await agreed(desk, [
    [100, 60],
    [50, 80],
  ]);
  await sendAgreed(desk, orderSn, [100, 50]);
  await mall.call(orderProtocol.receive, { orderSn }, desk.buyer);
  const { lines } = await detail(desk, orderSn);
  const giveBack = async (at: number, number: number) => {
    const asked = await mall.call(
      afterSaleProtocol.apply,
      {
        orderSn,
        kind: 3,
        part: 'D',
        reason: 'R04',
        text: '少货',
        isReceived: 1,
        lines: [{ orderLineId: lines[at]!.orderLineId, number }],
      },
      desk.buyer,
    );
    await mall.call(afterSaleProtocol.agree, { caseSn: asked.caseSn, version: 1 }, desk.seller);
  };
  await giveBack(0, 20);
  expect(await filling(desk)).toEqual([
    ['STAGE', '3000.00'],
    ['MEMO', '-1200.00'],
  ]);
  expect([await balance(), (await sums(desk)).used]).toEqual([0, '1800.00']);
  await giveBack(1, 50);
  expect((await filling(desk)).at(-1)).toEqual(['MEMO', '-1800.00']);
  expect([await balance(), (await sums(desk)).used]).toEqual([220_000, '0.00']);
  const { stages } = await detail(desk, orderSn);
  expect(stages.map(({ state, waived, refunded }) => [state, waived, refunded])).toEqual([
    ['PAID', '0.00', '0.00'],
    ['PAID', '0.00', '2200.00'],
    ['CLOSED', '3000.00', '0.00'],
  ]);
  await holds();
});

it('a stage by statement needs an account that has room, and is free again when its order ends', async () => {
  const desk = await aDesk({ creditLimit: yuan(2_999) });
  await expect(agreed(desk, [[100, 100]])).rejects.toThrow();
  const wide = await aDesk({ basis: 'SHIPPED' });
  const orderSn = await agreed(wide, [[100, 100]]);
  expect(await sums(wide)).toMatchObject({ used: '0.00', upcoming: '3000.00' });
  await sendAgreed(wide, orderSn, [40]);
  expect(await sums(wide)).toMatchObject({ used: '1200.00', upcoming: '1800.00' });
  await mall.call(orderProtocol.askCloseRemainder, { orderSn, reason: '缺货' }, wide.seller);
  await mall.call(orderProtocol.closeRemainder, { orderSn }, wide.buyer);
  // 6 000 less is owed: 1 800 were not billed, 1 200 are a memo, 3 000 of what was paid come back
  expect(await sums(wide)).toMatchObject({ used: '0.00', upcoming: '0.00' });
  const other = await agreed(wide, [[100, 100]]);
  await mall.call(orderProtocol.storeCancel, { orderSn: other, reason: '无法供货' }, wide.seller);
  expect(await sums(wide)).toMatchObject({ used: '0.00', upcoming: '0.00' });
  await holds();
});
