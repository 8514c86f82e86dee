// Orders on credit as their buyers see them: every name of specification 4 reached by what people do, and when they may be invoiced.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { days } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import {
  aDesk,
  cut,
  type Desk,
  holds,
  later,
  openCreditMall,
  pay,
  placed,
  ship,
  shown,
} from '#mall/statement/server/credit-desk.builders.ts';
import { statementProtocol } from '#mall/statement/statement.protocol.ts';
import { statementStatus } from '#mall/statement/statement-status.ts';
import { orderProtocol as P } from '../../order.protocol.ts';
import { PAY_PASSWORD } from '../order.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openCreditMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const NAMES = [
  ...['Pending settlement', 'Pending review', 'Pending payment', 'Settled', 'Overdue', 'Pending delivery'],
  ...['Partially shipped', 'Pending receipt', 'Review rejected', 'Completed', 'Rejected', 'Cancelled'],
  'Pending evaluation',
];

const names = async ({ buyer }: Desk, orderSn: string): Promise<string[]> => {
  const { stateName, settleState } = await mall.call(P.detail, { orderSn }, buyer, 'en');
  return [stateName, ...(settleState === '' ? [] : [statementStatus[settleState].en])];
};

/** Ordered and to be paid at once. */
async function bought({ buyer, product }: Desk): Promise<{ orderSn: string; paySn: string }> {
  await mall.call(cartProtocol.add, { productId: product.productId, number: 100 }, buyer);
  const { orderSns, paySn } = await mall.call(P.submit, { addressId: buyer.addressId }, buyer);
  return { orderSn: orderSns[0]!, paySn };
}

it('they reach every name', async () => {
  const desk = await aDesk({ reviewsOrders: true, cycleKind: 'WEEKLY', cycleDay: 0 });
  const seen = new Set<string>();
  const expectNow = async (orderSn: string, ...now: string[]) => {
    expect(await names(desk, orderSn)).toEqual(now);
    for (const name of now) seen.add(name);
  };
  const why = { reason: '数量须为整盘' };

  const one = await bought(desk);
  await expectNow(one.orderSn, 'Pending review');
  await mall.call(P.sendBack, { orderSn: one.orderSn, ...why }, desk.seller);
  await expectNow(one.orderSn, 'Review rejected');
  await mall.call(P.withdraw, { orderSn: one.orderSn }, desk.buyer);
  await expectNow(one.orderSn, 'Cancelled');
  const two = await bought(desk);
  await mall.call(P.refuse, { orderSn: two.orderSn, ...why }, desk.seller);
  await expectNow(two.orderSn, 'Rejected');

  const { orderSn, paySn } = await bought(desk);
  await mall.call(P.approve, { orderSn }, desk.seller);
  await expectNow(orderSn, 'Pending payment');
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
  await expectNow(orderSn, 'Pending delivery');
  await ship(desk, orderSn, 40);
  await expectNow(orderSn, 'Partially shipped');
  await ship(desk, orderSn);
  await expectNow(orderSn, 'Pending receipt');
  await mall.call(P.receive, { orderSn }, desk.buyer);
  await expectNow(orderSn, 'Pending evaluation');

  const onCredit = await placed(desk, 1_000);
  await mall.call(P.approve, { orderSn: onCredit }, desk.seller);
  await ship(desk, onCredit);
  await mall.call(P.receive, { orderSn: onCredit }, desk.buyer);
  await expectNow(onCredit, 'Pending evaluation', 'Pending settlement');
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  await expectNow(onCredit, 'Pending evaluation', 'Pending payment');
  const { paySn: billOfStatement } = await mall.call(
    statementProtocol.pay,
    { statementSns: [statementSn], amount: '400.00' },
    desk.buyer,
  );
  const { fileId } = await mall.work((work) => aFile(work, desk.buyer.memberId, { purpose: 'voucher' }));
  const paidOn = mall.clock.now().toISOString().slice(0, 10);
  const { payment } = await mall.call(
    paymentProtocol.doPay,
    {
      paySn: billOfStatement,
      method: 'TRANSFER',
      voucher: { payerName: '测试企业', bank: '招商银行', amount: '400.00', paidOn, fileIds: [fileId] },
    },
    desk.buyer,
  );
  await expectNow(onCredit, 'Pending evaluation', 'Pending review');
  // Its time is over for finance too: sent back, it is overdue.
  const { dueDay } = await shown(desk, statementSn);
  await later(desk, new Date(`${dueDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  const finance = await aLogin(mall, { roles: ['finance'] });
  await mall.call(paymentProtocol.sendBack, { paymentSn: payment.paymentSn, reason: '未到账' }, finance);
  await expectNow(onCredit, 'Completed', 'Overdue');
  await later(desk, days(1));
  await pay(desk, [statementSn]);
  await expectNow(onCredit, 'Completed', 'Settled');

  expect([...seen].toSorted()).toEqual(NAMES.toSorted());
  await holds();
});

it('they may be invoiced once all of them is reconciled, less what disputes took off', async () => {
  const desk = await aDesk({ cycleKind: 'WEEKLY', cycleDay: 0 });
  const rows = async () => {
    const { stores } = await mall.call(invoiceProtocol.billable, {}, desk.buyer);
    return stores.flatMap(({ orders }) =>
      orders.flatMap(({ orderSn, rows: of }) => of.map(({ amount }) => [orderSn, amount])),
    );
  };
  const orderSn = await placed(desk, 1_000);
  await ship(desk, orderSn, 400);
  const first = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn: first }, desk.buyer);
  await mall.fireTimers();
  expect(await rows()).toEqual([]);
  await ship(desk, orderSn);
  await mall.call(P.receive, { orderSn }, desk.buyer);
  const second = await cut(desk);
  const { items } = await shown(desk, second);
  const dispute = async (reason: 'N2' | 'SET_OFF', amount: string) => {
    const asked = { statementSn: second, itemId: items[0]!.itemId, amount, reason, text: '核对' };
    const { disputeId } = await mall.call(statementProtocol.dispute, asked, desk.buyer);
    await mall.call(statementProtocol.decideDispute, { disputeId, isAgreed: 1, text: '同意' }, desk.seller);
    await mall.fireTimers();
  };
  await dispute('N2', '50.00');
  expect(await rows()).toEqual([]);
  await mall.call(statementProtocol.confirm, { statementSn: second }, desk.buyer);
  await mall.fireTimers();
  expect(await rows()).toEqual([[orderSn, '950.00']]);
  await dispute('N2', '20.00');
  await dispute('SET_OFF', '100.00');
  expect(await rows()).toEqual([[orderSn, '930.00']]);
  await holds();
});
