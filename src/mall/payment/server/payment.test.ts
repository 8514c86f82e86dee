// Payments through HTTP: every row of domain 3.4.3, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, Refused, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { minutes } from '#kit/time/duration.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { transferList } from '../transfer-list.ts';
import { openCashier } from './cashier.builders.ts';
import { aBill } from './payment.builders.ts';
import { changeBill, closeBill, refundPaid } from './payment.ts';

const { payInfo, doPay, approve, sendBack } = paymentProtocol;
const { list: adminList } = transferList;

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let finance: Person;

beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openCashier(mall);
  finance = await aLogin(mall, { roles: ['finance'] });
});
afterAll(() => mall.close());

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    },
  );

describe('happy', () => {
  it('a bill of nothing is paid from the start', async () => {
    const { person, paySn } = await cashier.aBuyer([0]);
    const info = await mall.call(payInfo, { paySn }, person);
    expect(info).toMatchObject({ payState: 1, due: '0.00', payment: { method: 'NONE', state: 'SUCCEEDED' } });
    expect(info.methods.every((way) => !way.isEnabled)).toBe(true);
  });

  it('the balance pays all that is due', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer([6_000, 4_000]);
    const before = await mall.call(payInfo, { paySn }, person, 'en');
    expect(before).toMatchObject({
      payState: 0,
      payable: '100.00',
      due: '100.00',
      balanceAvailable: '1000.00',
      hasPayPwd: true,
    });
    expect(before.orders.map((order) => order.storeName)).toEqual(['Store 1', 'Store 2']);
    expect(before.transfer.referenceCode).toBe(`YC${paySn.slice(2)}`);

    const { payment: paid, payState } = await mall.call(doPay, cashier.byBalance(paySn), person);
    expect(paid).toMatchObject({ method: 'BALANCE', state: 'SUCCEEDED', paidAmount: '100.00' });
    expect(payState).toBe(1);
    expect(await cashier.stepsOf(paid.paymentSn)).toEqual(['create', 'payWithBalance']);
    expect(await cashier.balance(memberId)).toBe('900.00');
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({ payState: 1, due: '0.00' });
  });

  it('a transfer: handed in, sent back with a reason, handed in again, approved', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const { payment: handedIn, payState } = await mall.call(
      doPay,
      await cashier.byTransfer(paySn, memberId),
      person,
    );
    expect(handedIn).toMatchObject({
      state: 'PENDING_REVIEW',
      voucher: { payerName: '深圳某电子有限公司', amount: '100.00' },
    });
    expect(handedIn.voucher?.files).toHaveLength(1);
    expect(payState).toBe(0);
    const { paymentSn } = handedIn;
    const listed = await mall.call(
      adminList,
      { state: 'PENDING_REVIEW', keyword: `YC${paySn.slice(2)}` },
      finance,
    );
    expect(listed.list).toMatchObject([{ paymentSn, paySn, memberName: person.memberName, due: '100.00' }]);
    expect(listed.counts.PENDING_REVIEW).toBe(1);

    await mall.call(sendBack, { paymentSn, reason: '凭证看不清' }, finance);
    expect((await mall.call(payInfo, { paySn }, person)).payment).toMatchObject({
      state: 'REVIEW_REJECTED',
      reason: '凭证看不清',
    });
    const again = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
    expect(again.payment).toMatchObject({ paymentSn, state: 'PENDING_REVIEW', reason: null });
    const done = await mall.call(approve, { paymentSn, receivedAmount: '100.00' }, finance);
    expect(done).toMatchObject({ state: 'SUCCEEDED', paidAmount: '100.00' });
    expect(await cashier.stepsOf(paymentSn)).toEqual([
      'create',
      'handInVoucher',
      'sendBack',
      'handInAgain',
      'approve',
    ]);
    expect(await cashier.balance(memberId)).toBe('1000.00');
  });

  it('less than due has arrived: the bill stays open with it, the rest comes by balance', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const { payment: one } = await mall.call(
      doPay,
      await cashier.byTransfer(paySn, memberId, '60.00'),
      person,
    );
    expect(
      await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '60.00' }, finance),
    ).toMatchObject({
      state: 'PENDING_PAYMENT',
      paidAmount: '60.00',
    });
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 2,
      paid: '60.00',
      due: '40.00',
    });
    const { payment: two, payState } = await mall.call(doPay, cashier.byBalance(paySn), person);
    expect(two.paidAmount).toBe('40.00');
    expect(payState).toBe(1);
    expect(await cashier.stepsOf(one.paymentSn)).toEqual(['create', 'handInVoucher', 'approve', 'settle']);
    expect(await cashier.balance(memberId)).toBe('960.00');
  });

  it('the rest of a part comes by a second transfer; what is too much goes to the balance', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const { payment: one } = await mall.call(
      doPay,
      await cashier.byTransfer(paySn, memberId, '60.00'),
      person,
    );
    await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '60.00' }, finance);
    const { payment: two } = await mall.call(
      doPay,
      await cashier.byTransfer(paySn, memberId, '50.00'),
      person,
    );
    expect(two.paymentSn).toBe(one.paymentSn);
    await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '50.00' }, finance);
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect((await cashier.paymentsOf(paySn))[0]).toMatchObject({
      state: 'SUCCEEDED',
      paidAmount: 11_000,
      refundedAmount: 1_000,
    });
    expect(await cashier.balance(memberId)).toBe('1010.00');
  });

  it('a lowered bill closes what was begun, and is paid when what came covers it', async () => {
    const { person, memberId, paySn, documentSns } = await cashier.aBuyer();
    const line = (amount: number) => [
      { documentSn: documentSns[0]!, name: { zh: '店', en: 'Store' }, amount: amount as never },
    ];
    const { payment: begun } = await mall.call(doPay, cashier.byChannel(paySn), person);
    await mall.work((work) => changeBill(work, paySn, line(8_000)));
    expect(await cashier.stepsOf(begun.paymentSn)).toEqual(['create', 'goToChannel', 'close']);
    const { payment: part } = await mall.call(
      doPay,
      await cashier.byTransfer(paySn, memberId, '60.00'),
      person,
    );
    await mall.call(approve, { paymentSn: part.paymentSn, receivedAmount: '60.00' }, finance);
    await mall.work((work) => changeBill(work, paySn, line(5_000)));
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 5_000 });
    expect(await cashier.balance(memberId)).toBe('1010.00');
  });

  it('a document is refunded under the payments it was paid by, the bank before the balance, never more than it asked for', async () => {
    const { person, memberId, paySn, documentSns } = await cashier.aBuyer([7_000, 3_000]);
    const { payment: part } = await mall.call(
      doPay,
      await cashier.byTransfer(paySn, memberId, '60.00'),
      person,
    );
    await mall.call(approve, { paymentSn: part.paymentSn, receivedAmount: '60.00' }, finance);
    await mall.call(doPay, cashier.byBalance(paySn), person);
    const back = (amount: number) =>
      mall.work((work) =>
        refundPaid(work, {
          paySn,
          documentSn: documentSns[0]!,
          amount: amount as never,
          reason: 'test',
        }),
      );
    await back(5_000);
    expect((await cashier.paymentsOf(paySn)).map((row) => row.refundedAmount)).toEqual([5_000, 0]);
    await expect(back(2_001)).rejects.toThrow('no money left');
    await back(2_000);
    expect((await cashier.paymentsOf(paySn)).map((row) => row.refundedAmount)).toEqual([6_000, 1_000]);
  });
});

describe('refused', () => {
  it('many wrong passwords at once, more than there are connections, do not stop the mall', async () => {
    const { person, paySn } = await cashier.aBuyer();
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => mall.ask(doPay, cashier.byBalance(paySn, 'wrong1234'), person)),
    );
    expect(new Set(replies.map((reply) => reply.state))).toEqual(new Set([255]));
  });

  it('wrong pay passwords: counted though undone, locked after five, open again later; nothing has moved', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const before = await cashier.everythingUnder(paySn);
    for (let i = 0; i < 5; i++)
      expect((await refusal(mall.call(doPay, cashier.byBalance(paySn, 'wrong1234'), person)))?.state).toBe(
        255,
      );
    const locked = await refusal(mall.call(doPay, cashier.byBalance(paySn), person));
    expect(locked?.message).toContain('次数过多');
    expect(await cashier.everythingUnder(paySn)).toEqual(before);
    expect(await cashier.balance(memberId)).toBe('1000.00');
    mall.clock.pass(minutes(16));
    await mall.call(doPay, cashier.byBalance(paySn), person);
  });

  it('no pay password given, or the balance too low', async () => {
    const { person, paySn } = await cashier.aBuyer([10_000], yuan(99));
    const none = await refusal(mall.call(doPay, { paySn, method: 'BALANCE' }, person));
    expect(none?.message).toBe('请输入支付密码');
    expect((await refusal(mall.call(doPay, cashier.byBalance(paySn), person)))?.message).toContain(
      '余额不足',
    );
    const [way] = (await mall.call(payInfo, { paySn }, person, 'en')).methods;
    expect(way).toMatchObject({ method: 'BALANCE', isEnabled: false, why: 'The balance is not enough' });
    const newcomer = await aLogin(mall);
    const first = await mall.work((work) => aBill(work, { memberId: newcomer.memberId }));
    const [shut] = (await mall.call(payInfo, { paySn: first.paySn }, newcomer)).methods;
    expect(shut).toMatchObject({ method: 'BALANCE', isEnabled: false, why: '余额不足' });
    expect(await cashier.paymentsOf(paySn)).toEqual([]);
  });

  it("somebody else's bill and one that does not exist are the same: not found", async () => {
    const { paySn } = await cashier.aBuyer();
    const { person } = await cashier.aBuyer();
    for (const sn of [paySn, 'PY00000000000000']) {
      expect((await refusal(mall.call(payInfo, { paySn: sn }, person)))?.state).toBe(404);
      expect((await refusal(mall.call(doPay, cashier.byBalance(sn), person)))?.state).toBe(404);
      expect((await refusal(mall.call(doPay, cashier.byChannel(sn), person)))?.state).toBe(404);
    }
    expect((await mall.ask(payInfo, { paySn })).state).toBe(266);
  });

  it('a closed and a paid bill', async () => {
    const closed = await cashier.aBuyer();
    await mall.work((work) => closeBill(work, closed.paySn, 'cancelled'));
    expect(
      (await refusal(mall.call(doPay, cashier.byBalance(closed.paySn), closed.person)))?.message,
    ).toContain('已关闭');
    expect(await mall.call(payInfo, { paySn: closed.paySn }, closed.person)).toMatchObject({
      payState: 3,
      due: '0.00',
    });
    const paid = await cashier.aBuyer();
    await mall.call(doPay, cashier.byBalance(paid.paySn), paid.person);
    for (const input of [
      cashier.byBalance(paid.paySn),
      cashier.byChannel(paid.paySn),
      await cashier.byTransfer(paid.paySn, paid.memberId),
    ]) {
      expect((await refusal(mall.call(doPay, input, paid.person)))?.message).toContain('请勿重复支付');
    }
    expect(await mall.work((work) => closeBill(work, paid.paySn, 'late'))).toBe(false);
  });

  it('any other way while a voucher is under review', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
    for (const input of [
      cashier.byBalance(paySn),
      cashier.byChannel(paySn),
      await cashier.byTransfer(paySn, memberId),
    ]) {
      expect((await refusal(mall.call(doPay, input, person)))?.message).toContain('正在审核');
    }
    expect(
      (await mall.call(payInfo, { paySn }, person)).methods.every((way) => !way.isEnabled && way.why),
    ).toBe(true);
  });

  it("a voucher without file, with somebody else's file, of nothing, or of tomorrow", async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const stranger = await aLogin(mall);
    const good = await cashier.byTransfer(paySn, memberId);
    const with_ = (change: object) => ({ ...good, voucher: { ...good.voucher, ...change } });
    const wrong = [
      { paySn, method: 'TRANSFER' } as const,
      with_({ fileIds: [] }),
      with_({ fileIds: [await cashier.aFile(stranger.memberId)] }),
      with_({ amount: '0' }),
      with_({ amount: '-5.00' }),
      with_({ paidOn: '2099-01-01' }),
      with_({ payerName: '' }),
    ];
    for (const input of wrong)
      expect([255, 404]).toContain((await refusal(mall.call(doPay, input, person)))?.state);
    expect(await cashier.paymentsOf(paySn)).toEqual([]);
  });

  it('a failure told after a success', async () => {
    const { person, paySn } = await cashier.aBuyer();
    const { payment: begun } = await mall.call(doPay, cashier.byChannel(paySn), person);
    await cashier.channelSays(begun.paymentSn, 'SUCCESS');
    const before = await cashier.everythingUnder(paySn);
    await cashier.channelSays(begun.paymentSn, 'FAIL');
    expect(await cashier.everythingUnder(paySn)).toEqual(before);
  });

  it('finance only, with an amount above zero, a reason, and never for oneself', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const { payment: one } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
    const { paymentSn } = one;
    const operator = await aLogin(mall, { roles: ['operator'] });
    expect((await mall.ask(approve, { paymentSn, receivedAmount: '100' }, operator)).state).toBe(403);
    expect((await mall.ask(adminList, {}, operator)).state).toBe(200);
    expect((await mall.ask(adminList, {}, person)).state).toBe(403);
    expect((await mall.ask(approve, { paymentSn, receivedAmount: '0' }, finance)).state).toBe(255);
    expect((await mall.ask(approve, { paymentSn, receivedAmount: '-1' }, finance)).state).toBe(255);
    expect((await mall.ask(sendBack, { paymentSn, reason: ' ' }, finance)).state).toBe(255);
    expect((await mall.ask(approve, { paymentSn: 'PY-none', receivedAmount: '1' }, finance)).state).toBe(404);

    const own = await mall.work((work) => aBill(work, { memberId: finance.memberId }));
    const mine = await mall.call(doPay, await cashier.byTransfer(own.paySn, finance.memberId), finance);
    const refused = await mall.ask(
      approve,
      { paymentSn: mine.payment.paymentSn, receivedAmount: '100' },
      finance,
    );
    expect(refused.msg).toContain('自己');
  });
});
