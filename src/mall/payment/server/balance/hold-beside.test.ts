// A part of the balance pays beside a channel: held while one waits, spent with the channel's success, free again with its no (domain-money X19).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { hours } from '#kit/time/duration.ts';
import { balanceList } from '../../balance-list.ts';
import { paymentProtocol } from '../../payment.protocol.ts';
import { compareMoney } from '../check-books.ts';
import { openOutsideCashier } from '../outside-channel.builders.ts';
import { aBill } from '../payment.builders.ts';
import { changeBill, closeBill, refundPaid } from '../payment.ts';

const { doPay, payInfo, charge } = paymentProtocol;
const payPwd = 'Pay2026ok';

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openOutsideCashier>>;

beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openOutsideCashier(mall);
});
afterAll(() => mall.close());
afterEach(async () => {
  await cashier.forgetCharges();
  expect(await mall.work(compareMoney)).toEqual([]);
});

/** ¥264.65 is due, ¥100.00 of a balance of ¥150.00 is held, the rest is begun at the channel. */
async function begun(method: 'WECHAT' | 'ALIPAY' = 'WECHAT') {
  const buyer = await cashier.aBuyer([14_123, 12_342], yuan(150));
  const { person, paySn } = buyer;
  const { payment } = await mall.call(doPay, { paySn, method, holdAmount: '100.00', payPwd }, person);
  const place = await mall.call(charge, { paySn }, person);
  if (method === 'ALIPAY') await fetch(new URL(place.url, mall.origin));
  const wallet = async () => {
    const { available, frozen } = await mall.call(balanceList.list, {}, person);
    return { available, frozen };
  };
  const decide = async (result: 'SUCCESS' | 'FAIL') => {
    await cashier.standIns[method].decide(payment.paymentSn, result);
    await cashier.standIns[method].notify(payment.paymentSn);
  };
  return { ...buyer, sn: payment.paymentSn, place, wallet, decide };
}

describe.each(['WECHAT', 'ALIPAY'] as const)('beside %s', (method) => {
  it('is held while the channel is waited for, and spent by its success in the same moment', async () => {
    const { person, paySn, place, wallet, decide } = await begun(method);
    expect(place.amount).toBe('164.65');
    expect(await wallet()).toEqual({ available: '50.00', frozen: '100.00' });
    const { holds } = await mall.call(balanceList.list, {}, person);
    expect(holds).toMatchObject([{ amount: '100.00' }]);
    expect(holds[0]!.documents).toHaveLength(2);
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 0,
      due: '264.65',
      held: '100.00',
      balanceAvailable: '150.00',
      payment: { method, state: 'PROCESSING', amount: '164.65' },
    });
    await decide('SUCCESS');
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 26_465 });
    expect(await wallet()).toEqual({ available: '50.00', frozen: '0.00' });
    const { list } = await mall.call(balanceList.list, {}, person);
    expect(list[0]).toMatchObject({ kind: 'payment', amount: '-100.00', balanceAfter: '50.00' });
    const paid = await cashier.paymentsOf(paySn);
    expect(paid.map((row) => [row.method, row.state, row.paidAmount])).toEqual([
      ['BALANCE', 'SUCCEEDED', 10_000],
      [method, 'SUCCEEDED', 16_465],
    ]);
    // The same notice again changes nothing.
    await decide('SUCCESS');
    expect(await wallet()).toEqual({ available: '50.00', frozen: '0.00' });
  });
});

it.each(['-1', -0.01, '-264.65'])(
  '%s held is refused: no sign takes money out of what is held',
  async (holdAmount) => {
    const { person, paySn } = await cashier.aBuyer([14_123], yuan(150));
    const pressed = mall.call(doPay, { paySn, method: 'WECHAT', holdAmount, payPwd }, person);
    await expect(pressed).rejects.toThrow('金额不能是负数');
    expect(await cashier.paymentsOf(paySn)).toEqual([]);
    expect(await mall.call(balanceList.list, {}, person)).toMatchObject({
      available: '150.00',
      frozen: '0.00',
    });
  },
);

it('a hold that is gone loses no money: what the channel brought is booked, the rest stays due and is paid anew', async () => {
  const { person, memberId, paySn, wallet, decide } = await begun();
  await mall.work((work) =>
    work.query('UPDATE balance_account SET available = available + frozen, frozen = 0 WHERE member_id = $1', [
      memberId,
    ]),
  );
  await decide('SUCCESS');
  expect(await cashier.billOf(paySn)).toMatchObject({ state: 'OPEN', paid: 16_465 });
  expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({ payState: 2, due: '100.00' });
  expect(await wallet()).toEqual({ available: '150.00', frozen: '0.00' });
  await mall.call(doPay, { paySn, method: 'BALANCE', payPwd }, person);
  expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 26_465 });
  expect(await wallet()).toEqual({ available: '50.00', frozen: '0.00' });
});

it('no payment below zero can be written down at all', async () => {
  const { paySn } = await cashier.aBuyer([14_123], yuan(150));
  const write = mall.work((work) =>
    work.query(
      `INSERT INTO payment (payment_sn, member_id, wallet_id, pay_sn, method, state, amount)
       SELECT 'PY-below', member_id, member_id, pay_sn, 'BALANCE', 'PENDING_PAYMENT', -1 FROM bill WHERE pay_sn = $1`,
      [paySn],
    ),
  );
  await expect(write).rejects.toThrow('payment_above_zero');
});

it('X19: the bill is closed, the money comes late: the hold is free, and the channel gives its part back', async () => {
  const { paySn, sn, wallet, decide } = await begun();
  await mall.work((work) => closeBill(work, paySn, 'buyer'));
  expect(await wallet()).toEqual({ available: '150.00', frozen: '0.00' });
  await decide('SUCCESS');
  await mall.mall.tendRefunds();
  expect(await cashier.backAt(sn)).toMatchObject([{ amount: 16_465 }]);
  expect(await wallet()).toEqual({ available: '150.00', frozen: '0.00' });
  expect(await cashier.billOf(paySn)).toMatchObject({ state: 'CLOSED', paid: 0 });
});

it('is free again when the channel says no, when nothing was paid in time, and when the amount changes', async () => {
  const refused = await begun();
  await refused.decide('FAIL');
  expect(await refused.wallet()).toEqual({ available: '150.00', frozen: '0.00' });

  const late = await begun('ALIPAY');
  mall.clock.pass(hours(2));
  await mall.mall.tendCharges();
  expect(await cashier.balance(late.memberId)).toBe('150.00');

  const changed = await begun();
  const [line] = (await cashier.billOf(changed.paySn)).lines;
  await mall.work((work) => changeBill(work, changed.paySn, [line!]));
  expect(await changed.wallet()).toEqual({ available: '150.00', frozen: '0.00' });
});

it('goes with another choice: another amount is held anew, the balance alone spends what it held', async () => {
  const { person, paySn, wallet } = await begun();
  await mall.call(doPay, { paySn, method: 'WECHAT', holdAmount: '20.00', payPwd }, person);
  expect((await mall.call(charge, { paySn }, person)).amount).toBe('244.65');
  expect(await wallet()).toEqual({ available: '130.00', frozen: '20.00' });
  await mall.call(doPay, { paySn, method: 'ALIPAY' }, person);
  expect((await mall.call(charge, { paySn }, person)).amount).toBe('264.65');
  expect(await wallet()).toEqual({ available: '150.00', frozen: '0.00' });

  const rich = await cashier.aBuyer([10_000], yuan(150));
  const at = { paySn: rich.paySn };
  await mall.call(doPay, { ...at, method: 'WECHAT', holdAmount: '60', payPwd }, rich.person);
  expect(await mall.call(doPay, { ...at, method: 'BALANCE', payPwd }, rich.person)).toMatchObject({
    payState: 1,
  });
  expect(await mall.call(balanceList.list, {}, rich.person)).toMatchObject({
    available: '50.00',
    frozen: '0.00',
  });
});

it.each([
  [{ method: 'WECHAT', holdAmount: '150.01', payPwd }, 'payment.balanceTooLow'],
  [{ method: 'WECHAT', holdAmount: '264.65', payPwd }, 'payment.holdTooMuch'],
  [{ method: 'WECHAT', holdAmount: '10.00' }, 'payment.payPasswordMissing'],
  [{ method: 'WECHAT', holdAmount: '10.00', payPwd: 'Wrong2026' }, 'member.wrongPayPassword'],
  [{ method: 'BALANCE', holdAmount: '10.00', payPwd }, 'payment.holdBesideChannel'],
] as const)('%o is refused and holds nothing', async (wish, code) => {
  const { person, paySn } = await cashier.aBuyer([26_465], yuan(150));
  expect(await mall.ask(doPay, { paySn, ...wish }, person)).toMatchObject({ code });
  expect(await mall.call(balanceList.list, {}, person)).toMatchObject({
    available: '150.00',
    frozen: '0.00',
  });
  expect(await cashier.paymentsOf(paySn)).toEqual([]);
});

it('ten bills at once never hold more than there is', async () => {
  const first = await cashier.aBuyer([26_465], yuan(150));
  const bills = await mall.work(async (work) => {
    return Promise.all(
      Array.from({ length: 10 }, () => aBill(work, { memberId: first.memberId, amounts: [26_465] })),
    );
  });
  const replies = await Promise.all(
    bills.map(({ paySn }) =>
      mall.ask(doPay, { paySn, method: 'WECHAT', holdAmount: '40.00', payPwd }, first.person),
    ),
  );
  expect(replies.filter(({ state }) => state === 200)).toHaveLength(3);
  expect(await mall.call(balanceList.list, {}, first.person)).toMatchObject({
    available: '30.00',
    frozen: '120.00',
  });
});

it('what was paid from both goes back by both: by the channel first, then onto the balance', async () => {
  const { paySn, sn, wallet, decide } = await begun();
  await decide('SUCCESS');
  for (const { documentSn, amount } of (await cashier.billOf(paySn)).lines)
    await mall.work((work) => refundPaid(work, { paySn, documentSn, amount, reason: 'test' }));
  await mall.mall.tendRefunds();
  const back = await cashier.backAt(sn);
  expect(back.reduce((sum, row) => sum + row.amount, 0)).toBe(16_465);
  expect(await wallet()).toEqual({ available: '150.00', frozen: '0.00' });
});

it('and in that order however often the way was chosen', async () => {
  const { person, paySn, sn, wallet, decide } = await begun();
  // The same again: the charge stays, what is held is held anew.
  await mall.call(doPay, { paySn, method: 'WECHAT', holdAmount: '100.00', payPwd }, person);
  await decide('SUCCESS');
  const [line] = (await cashier.billOf(paySn)).lines;
  const { documentSn } = line!;
  await mall.work((work) => refundPaid(work, { paySn, documentSn, amount: yuan(50), reason: 'test' }));
  await mall.mall.tendRefunds();
  expect((await cashier.backAt(sn)).map(({ amount }) => amount)).toEqual([5_000]);
  expect(await wallet()).toEqual({ available: '50.00', frozen: '0.00' });
});
