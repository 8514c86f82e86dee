// Payments that meet: double clicks, two tabs, repeated and late notices, two reviewers. Money moves once and none is lost.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { openCashier } from './cashier.builders.ts';
import { aBill } from './payment.builders.ts';
import { closeBill } from './payment.ts';

const { doPay, approve, sendBack } = paymentProtocol;

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let finance: Person;

beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openCashier(mall);
  finance = await aLogin(mall, { roles: ['finance'] });
});
afterAll(() => mall.close());

it('double click with a requestId: both answer the same, money moves once', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const pressed = { ...cashier.byBalance(paySn), requestId: crypto.randomUUID() };
  const [a, b] = await Promise.all([mall.call(doPay, pressed, person), mall.call(doPay, pressed, person)]);
  expect(a).toEqual(b);
  expect(await cashier.balance(memberId)).toBe('900.00');
});

it('whose answer got lost presses again with the same requestId: he is answered as the first time', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const pressed = { ...cashier.byBalance(paySn), requestId: crypto.randomUUID() };
  const first = await mall.call(doPay, pressed, person);
  expect(await mall.call(doPay, pressed, person)).toEqual(first);
  expect((await mall.ask(doPay, { ...pressed, requestId: crypto.randomUUID() }, person)).state).toBe(255);
  expect(await cashier.balance(memberId)).toBe('900.00');
});

it('double click without one: the second finds it paid', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const press = () => mall.ask(doPay, cashier.byBalance(paySn), person);
  const states = (await Promise.all([press(), press(), press()])).map((reply) => reply.state).sort();
  expect(states).toEqual([200, 255, 255]);
  expect(await cashier.balance(memberId)).toBe('900.00');
  expect(await cashier.paymentsOf(paySn)).toHaveLength(1);
});

it('two bills and money for one: the second is refused', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer([10_000], yuan(150));
  const other = await mall.work((work) => aBill(work, { memberId }));
  const replies = await Promise.all(
    [paySn, other.paySn].map((sn) => mall.ask(doPay, cashier.byBalance(sn), person)),
  );
  expect(replies.map((reply) => reply.state).sort()).toEqual([200, 255]);
  expect(await cashier.balance(memberId)).toBe('50.00');
});

it('two tabs, two methods at once: paid once, nothing stays open', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  await Promise.all([
    mall.ask(doPay, cashier.byBalance(paySn), person),
    mall.ask(doPay, cashier.byChannel(paySn), person),
    mall.ask(doPay, cashier.byChannel(paySn), person),
  ]);
  expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
  const states = (await cashier.paymentsOf(paySn)).map((row) => `${row.method} ${row.state}`).sort();
  expect(['BALANCE SUCCEEDED', 'BALANCE SUCCEEDED,WECHAT CLOSED']).toContain(states.join());
  expect(await cashier.balance(memberId)).toBe('900.00');
});

it('a success of a closed charge is attached while the bill is still unpaid', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const { payment: begun } = await mall.call(doPay, cashier.byChannel(paySn), person);
  await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
  expect((await cashier.paymentsOf(paySn))[0]?.state).toBe('CLOSED');
  await cashier.channelSays(begun.paymentSn, 'SUCCESS');
  expect((await cashier.paymentsOf(paySn))[0]).toMatchObject({
    state: 'SUCCEEDED',
    isOrphan: true,
    refundedAmount: 0,
  });
  expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });

  const [, transfer] = await cashier.paymentsOf(paySn);
  await mall.call(approve, { paymentSn: transfer!.paymentSn, receivedAmount: '100.00' }, finance);
  expect(await cashier.balance(memberId)).toBe('1100.00');
});

it('a channel that first says no and then yes has the money: it is attached', async () => {
  const { person, paySn } = await cashier.aBuyer();
  const { payment: begun } = await mall.call(doPay, cashier.byChannel(paySn), person);
  await cashier.channelSays(begun.paymentSn, 'FAIL');
  await cashier.channelSays(begun.paymentSn, 'SUCCESS');
  expect(await cashier.stepsOf(begun.paymentSn)).toEqual([
    'create',
    'goToChannel',
    'channelFails',
    'lateSuccess',
  ]);
  expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
});

it('a voucher sent back after its bill was closed: the payment is closed, nothing more can be handed in', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const { payment: one } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
  await mall.work((work) => closeBill(work, paySn, 'cancelled'));
  const done = await mall.call(sendBack, { paymentSn: one.paymentSn, reason: '未到账' }, finance);
  expect(done).toMatchObject({ state: 'CLOSED', reason: '未到账' });
  expect((await mall.ask(doPay, await cashier.byTransfer(paySn, memberId), person)).msg).toContain('已关闭');
});

it('two reviewers at once: one decides, the other hears the new state', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const { payment: one } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
  const input = { paymentSn: one.paymentSn, receivedAmount: '100.00' };
  const other = await aLogin(mall, { roles: ['finance'] });
  const replies = await Promise.all([mall.ask(approve, input, finance), mall.ask(approve, input, other)]);
  expect(replies.map((reply) => reply.state).sort()).toEqual([200, 255]);
  expect(replies.find((reply) => reply.state === 255)?.msg).toContain('支付成功');
  expect(await cashier.balance(memberId)).toBe('1000.00');
});

it('a bill closed while a part had come: the part goes to the balance, and what a voucher brings later too', async () => {
  const { person, memberId, paySn } = await cashier.aBuyer();
  const { payment: one } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId, '60.00'), person);
  await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '60.00' }, finance);
  await mall.call(doPay, await cashier.byTransfer(paySn, memberId, '40.00'), person);
  expect(await mall.work((work) => closeBill(work, paySn, 'cancelled'))).toBe(true);
  expect(await cashier.balance(memberId)).toBe('1060.00');
  await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '40.00' }, finance);
  expect(await cashier.balance(memberId)).toBe('1100.00');
  expect((await cashier.paymentsOf(paySn))[0]).toMatchObject({ state: 'SUCCEEDED', isOrphan: true });
  expect(await mall.work((work) => closeBill(work, paySn, 'again'))).toBe(true);
});
