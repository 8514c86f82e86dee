// Payments through HTTP: every row of domain 3.4.3, and what happens when people and channels press twice.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, Refused, type TestMall } from '#app/testing/open-test-mall.ts';
import { centsToWire, yuan } from '#kit/money/money.ts';
import { minutes } from '#kit/time/duration.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/hash-password.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { aBill } from './payment.builders.ts';
import { bill, payment, paymentLog } from './payment.tables.ts';
import { balanceOf, changeBill, closeBill, openBalance, refundToBalance } from './payment.ts';
import { sandboxCharge } from './sandbox.tables.ts';
import type { SandboxChannel } from './sandbox-channel.ts';
import { decideSandboxCharge } from './sandbox-charge.ts';

const { payInfo, doPay, sandboxNotice, adminList, approve, sendBack } = paymentProtocol;
const PAY_PASSWORD = 'Pay2026ok';

let mall: TestMall;
let payPasswordHash: string;
let finance: Person;

beforeAll(async () => {
  mall = await openTestMall();
  payPasswordHash = await hashPassword(PAY_PASSWORD);
  finance = await aLogin(mall, { roles: ['finance'] });
});
afterAll(() => mall.close());

/** A buyer with ¥1,000.00 on his balance and a bill of ¥100.00. */
async function aBuyer(amounts: number[] = [10_000], balance = yuan(1_000)) {
  const person = await aLogin(mall, { payPasswordHash });
  const { memberId } = person;
  const made = await mall.work(async (work) => {
    await openBalance(work, memberId, balance);
    return aBill(work, { memberId, amounts });
  });
  return { person, memberId, ...made };
}

async function aFile(memberId: number): Promise<number> {
  const [row] = await mall.work((work) =>
    work.tx
      .insert(storedFile)
      .values({
        memberId,
        contentHash: crypto.randomUUID().replaceAll('-', ''),
        mimeType: 'application/pdf',
        fileName: 'voucher.pdf',
        bytes: 10,
        visibility: 'private',
      })
      .returning(),
  );
  return row!.fileId;
}

const byBalance = (paySn: string, payPwd = PAY_PASSWORD) => ({ paySn, method: 'BALANCE', payPwd }) as const;
const bySandbox = (paySn: string) => ({ paySn, method: 'SANDBOX' }) as const;
const byTransfer = async (paySn: string, memberId: number, amount = '100.00') =>
  ({
    paySn,
    method: 'TRANSFER',
    voucher: {
      payerName: '深圳某电子有限公司',
      bank: '招商银行',
      amount,
      paidOn: '2026-01-05',
      fileIds: [await aFile(memberId)],
    },
  }) as const;

const balance = (memberId: number) => mall.work(async (work) => centsToWire(await balanceOf(work, memberId)));
const paymentsOf = (paySn: string) =>
  mall.work((work) =>
    work.tx.select().from(payment).where(eq(payment.paySn, paySn)).orderBy(payment.paymentId),
  );
const billOf = async (paySn: string) => {
  const [row] = await mall.work((work) => work.tx.select().from(bill).where(eq(bill.paySn, paySn)));
  return row!;
};
/** The steps of a payment as its log has them; the last one must be its state. */
const stepsOf = async (paymentSn: string) => {
  const rows = await mall.work((work) =>
    work.tx
      .select({ event: paymentLog.event, to: paymentLog.toState, state: payment.state })
      .from(paymentLog)
      .innerJoin(payment, eq(payment.paymentId, paymentLog.paymentId))
      .where(eq(payment.paymentSn, paymentSn))
      .orderBy(paymentLog.logId),
  );
  expect(rows.at(-1)?.to).toBe(rows.at(-1)?.state);
  return rows.map((row) => row.event);
};
const everythingUnder = async (paySn: string) => ({
  bill: await billOf(paySn),
  payments: await paymentsOf(paySn),
});

async function aNotice(paymentSn: string, change: Partial<Record<string, string>> = {}) {
  const [charge] = await mall.work((work) =>
    work.tx.select().from(sandboxCharge).where(eq(sandboxCharge.paymentSn, paymentSn)),
  );
  const channel = mall.mall.facilities.sandboxChannel as SandboxChannel;
  return channel.sign({
    channelNo: charge!.channelNo,
    paymentSn,
    amount: centsToWire(charge!.amount),
    currency: 'CNY',
    result: 'SUCCESS',
    timestamp: String(Date.now()),
    ...change,
  } as Record<string, string>) as Parameters<typeof mall.call<typeof sandboxNotice>>[1];
}

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
    const { person, paySn } = await aBuyer([0]);
    const info = await mall.call(payInfo, { paySn }, person);
    expect(info).toMatchObject({ payState: 1, due: '0.00', payment: { method: 'NONE', state: 'SUCCEEDED' } });
    expect(info.methods.every((way) => !way.isEnabled)).toBe(true);
  });

  it('the balance pays all that is due', async () => {
    const { person, memberId, paySn } = await aBuyer([6_000, 4_000]);
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

    const { payment: paid, payState } = await mall.call(doPay, byBalance(paySn), person);
    expect(paid).toMatchObject({ method: 'BALANCE', state: 'SUCCEEDED', paidAmount: '100.00' });
    expect(payState).toBe(1);
    expect(await stepsOf(paid.paymentSn)).toEqual(['create', 'payWithBalance']);
    expect(await balance(memberId)).toBe('900.00');
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({ payState: 1, due: '0.00' });
  });

  it('the channel: redirect, the same one when pressed again, then its notice', async () => {
    const { person, paySn } = await aBuyer();
    const first = await mall.call(doPay, bySandbox(paySn), person);
    const second = await mall.call(doPay, bySandbox(paySn), person);
    expect(first.payment.state).toBe('PROCESSING');
    expect(first.redirectUrl).toMatch(/^\/sandbox\/pay\//);
    expect(second.redirectUrl).toBe(first.redirectUrl);
    expect(await mall.call(sandboxNotice, await aNotice(first.payment.paymentSn))).toEqual({
      received: true,
    });
    expect(await stepsOf(first.payment.paymentSn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
  });

  it('after a failure at the channel the buyer begins anew', async () => {
    const { person, paySn } = await aBuyer();
    const first = await mall.call(doPay, bySandbox(paySn), person);
    await mall.call(sandboxNotice, await aNotice(first.payment.paymentSn, { result: 'FAIL' }));
    expect((await mall.call(payInfo, { paySn }, person)).payment).toMatchObject({ state: 'FAILED' });
    const second = await mall.call(doPay, bySandbox(paySn), person);
    expect(second.redirectUrl).not.toBe(first.redirectUrl);
    expect(second.payment.paymentSn).not.toBe(first.payment.paymentSn);
  });

  it('a payer who is back before the notice: the channel is asked', async () => {
    const { person, paySn } = await aBuyer();
    const { redirectUrl, payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    await mall.work((work) =>
      decideSandboxCharge(work, redirectUrl!.split('/').at(-1)!, 'SUCCESS', new Date()),
    );
    expect(await mall.call(payInfo, { paySn }, person)).toMatchObject({
      payState: 1,
      payment: { state: 'SUCCEEDED' },
    });
    await mall.call(sandboxNotice, await aNotice(begun.paymentSn));
    expect(await stepsOf(begun.paymentSn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
  });

  it('a transfer: handed in, sent back with a reason, handed in again, approved', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: handedIn, payState } = await mall.call(doPay, await byTransfer(paySn, memberId), person);
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
    const again = await mall.call(doPay, await byTransfer(paySn, memberId), person);
    expect(again.payment).toMatchObject({ paymentSn, state: 'PENDING_REVIEW', reason: null });
    const done = await mall.call(approve, { paymentSn, receivedAmount: '100.00' }, finance);
    expect(done).toMatchObject({ state: 'SUCCEEDED', paidAmount: '100.00' });
    expect(await stepsOf(paymentSn)).toEqual([
      'create',
      'handInVoucher',
      'sendBack',
      'handInAgain',
      'approve',
    ]);
    expect(await balance(memberId)).toBe('1000.00');
  });

  it('less than due has arrived: the bill stays open with it, the rest comes by balance', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: one } = await mall.call(doPay, await byTransfer(paySn, memberId, '60.00'), person);
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
    const { payment: two, payState } = await mall.call(doPay, byBalance(paySn), person);
    expect(two.paidAmount).toBe('40.00');
    expect(payState).toBe(1);
    expect(await stepsOf(one.paymentSn)).toEqual(['create', 'handInVoucher', 'approve', 'settle']);
    expect(await balance(memberId)).toBe('960.00');
  });

  it('the rest of a part comes by a second transfer; what is too much goes to the balance', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: one } = await mall.call(doPay, await byTransfer(paySn, memberId, '60.00'), person);
    await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '60.00' }, finance);
    const { payment: two } = await mall.call(doPay, await byTransfer(paySn, memberId, '50.00'), person);
    expect(two.paymentSn).toBe(one.paymentSn);
    await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '50.00' }, finance);
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect((await paymentsOf(paySn))[0]).toMatchObject({
      state: 'SUCCEEDED',
      paidAmount: 11_000,
      refundedAmount: 1_000,
    });
    expect(await balance(memberId)).toBe('1010.00');
  });

  it('a lowered bill closes what was begun, and is paid when what came covers it', async () => {
    const { person, memberId, paySn, documentSns } = await aBuyer();
    const line = (amount: number) => [
      { documentSn: documentSns[0]!, name: { zh: '店', en: 'Store' }, amount: amount as never },
    ];
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    await mall.work((work) => changeBill(work, paySn, line(8_000)));
    expect(await stepsOf(begun.paymentSn)).toEqual(['create', 'goToChannel', 'close']);
    const { payment: part } = await mall.call(doPay, await byTransfer(paySn, memberId, '60.00'), person);
    await mall.call(approve, { paymentSn: part.paymentSn, receivedAmount: '60.00' }, finance);
    await mall.work((work) => changeBill(work, paySn, line(5_000)));
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 5_000 });
    expect(await balance(memberId)).toBe('1010.00');
  });

  it('a document is refunded under the payments it was paid by, the latest first, never more than it asked for', async () => {
    const { person, memberId, paySn, documentSns } = await aBuyer([7_000, 3_000]);
    const { payment: part } = await mall.call(doPay, await byTransfer(paySn, memberId, '60.00'), person);
    await mall.call(approve, { paymentSn: part.paymentSn, receivedAmount: '60.00' }, finance);
    await mall.call(doPay, byBalance(paySn), person);
    const back = (amount: number) =>
      mall.work((work) =>
        refundToBalance(work, {
          paySn,
          documentSn: documentSns[0]!,
          amount: amount as never,
          reason: 'test',
        }),
      );
    await back(5_000);
    expect((await paymentsOf(paySn)).map((row) => row.refundedAmount)).toEqual([1_000, 4_000]);
    await expect(back(2_001)).rejects.toThrow('no money left');
    await back(2_000);
    expect(await balance(memberId)).toBe('1030.00');
  });
});

describe('twice and at once', () => {
  it('double click with a requestId: both answer the same, money moves once', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const pressed = { ...byBalance(paySn), requestId: crypto.randomUUID() };
    const [a, b] = await Promise.all([mall.call(doPay, pressed, person), mall.call(doPay, pressed, person)]);
    expect(a).toEqual(b);
    expect(await balance(memberId)).toBe('900.00');
  });

  it('double click without one: the second finds it paid', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const press = () => mall.ask(doPay, byBalance(paySn), person);
    const states = (await Promise.all([press(), press(), press()])).map((reply) => reply.state).sort();
    expect(states).toEqual([200, 255, 255]);
    expect(await balance(memberId)).toBe('900.00');
    expect(await paymentsOf(paySn)).toHaveLength(1);
  });

  it('two bills and money for one: the second is refused', async () => {
    const { person, memberId, paySn } = await aBuyer([10_000], yuan(150));
    const other = await mall.work((work) => aBill(work, { memberId }));
    const replies = await Promise.all(
      [paySn, other.paySn].map((sn) => mall.ask(doPay, byBalance(sn), person)),
    );
    expect(replies.map((reply) => reply.state).sort()).toEqual([200, 255]);
    expect(await balance(memberId)).toBe('50.00');
  });

  it('two tabs, two methods at once: paid once, nothing stays open', async () => {
    const { person, memberId, paySn } = await aBuyer();
    await Promise.all([
      mall.ask(doPay, byBalance(paySn), person),
      mall.ask(doPay, bySandbox(paySn), person),
      mall.ask(doPay, bySandbox(paySn), person),
    ]);
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    const states = (await paymentsOf(paySn)).map((row) => `${row.method} ${row.state}`).sort();
    expect(['BALANCE SUCCEEDED', 'BALANCE SUCCEEDED,SANDBOX CLOSED']).toContain(states.join());
    expect(await balance(memberId)).toBe('900.00');
  });

  it('another method closes the charge at the channel; when that has succeeded already, it counts and nothing is paid twice', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { redirectUrl, payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    await mall.work((work) =>
      decideSandboxCharge(work, redirectUrl!.split('/').at(-1)!, 'SUCCESS', new Date()),
    );
    const reply = await mall.call(doPay, byBalance(paySn), person);
    expect(reply).toMatchObject({ payState: 1, payment: { paymentSn: begun.paymentSn, state: 'SUCCEEDED' } });
    expect(await balance(memberId)).toBe('1000.00');
  });

  it('one notice ten times in parallel counts once', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    const notice = await aNotice(begun.paymentSn);
    const replies = await Promise.all(Array.from({ length: 10 }, () => mall.call(sandboxNotice, notice)));
    expect(replies.every((reply) => reply.received)).toBe(true);
    expect(await stepsOf(begun.paymentSn)).toEqual(['create', 'goToChannel', 'channelSucceeds']);
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect(await balance(memberId)).toBe('1000.00');
  });

  it('a success after the bill was closed goes to the balance, once', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    expect(await mall.work((work) => closeBill(work, paySn, 'timeout'))).toBe(true);
    const notice = await aNotice(begun.paymentSn);
    await Promise.all([mall.call(sandboxNotice, notice), mall.call(sandboxNotice, notice)]);
    const [row] = await paymentsOf(paySn);
    expect(row).toMatchObject({
      state: 'SUCCEEDED',
      isOrphan: true,
      paidAmount: 10_000,
      refundedAmount: 10_000,
    });
    expect(await billOf(paySn)).toMatchObject({ state: 'CLOSED', paid: 0 });
    expect(await balance(memberId)).toBe('1100.00');
  });

  it('a success of a closed charge is attached while the bill is still unpaid', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    await mall.call(doPay, await byTransfer(paySn, memberId), person);
    expect((await paymentsOf(paySn))[0]?.state).toBe('CLOSED');
    await mall.call(sandboxNotice, await aNotice(begun.paymentSn));
    expect((await paymentsOf(paySn))[0]).toMatchObject({
      state: 'SUCCEEDED',
      isOrphan: true,
      refundedAmount: 0,
    });
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });

    const [, transfer] = await paymentsOf(paySn);
    await mall.call(approve, { paymentSn: transfer!.paymentSn, receivedAmount: '100.00' }, finance);
    expect(await balance(memberId)).toBe('1100.00');
  });

  it('a channel that first says no and then yes has the money: it is attached', async () => {
    const { person, paySn } = await aBuyer();
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    await mall.call(sandboxNotice, await aNotice(begun.paymentSn, { result: 'FAIL' }));
    await mall.call(sandboxNotice, await aNotice(begun.paymentSn));
    expect(await stepsOf(begun.paymentSn)).toEqual(['create', 'goToChannel', 'channelFails', 'lateSuccess']);
    expect(await billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
  });

  it('a voucher sent back after its bill was closed: the payment is closed, nothing more can be handed in', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: one } = await mall.call(doPay, await byTransfer(paySn, memberId), person);
    await mall.work((work) => closeBill(work, paySn, 'cancelled'));
    const done = await mall.call(sendBack, { paymentSn: one.paymentSn, reason: '未到账' }, finance);
    expect(done).toMatchObject({ state: 'CLOSED', reason: '未到账' });
    expect((await mall.ask(doPay, await byTransfer(paySn, memberId), person)).msg).toContain('已关闭');
  });

  it('two reviewers at once: one decides, the other hears the new state', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: one } = await mall.call(doPay, await byTransfer(paySn, memberId), person);
    const input = { paymentSn: one.paymentSn, receivedAmount: '100.00' };
    const other = await aLogin(mall, { roles: ['finance'] });
    const replies = await Promise.all([mall.ask(approve, input, finance), mall.ask(approve, input, other)]);
    expect(replies.map((reply) => reply.state).sort()).toEqual([200, 255]);
    expect(replies.find((reply) => reply.state === 255)?.msg).toContain('支付成功');
    expect(await balance(memberId)).toBe('1000.00');
  });

  it('a bill closed while a part had come: the part goes to the balance, and what a voucher brings later too', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: one } = await mall.call(doPay, await byTransfer(paySn, memberId, '60.00'), person);
    await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '60.00' }, finance);
    await mall.call(doPay, await byTransfer(paySn, memberId, '40.00'), person);
    expect(await mall.work((work) => closeBill(work, paySn, 'cancelled'))).toBe(true);
    expect(await balance(memberId)).toBe('1060.00');
    await mall.call(approve, { paymentSn: one.paymentSn, receivedAmount: '40.00' }, finance);
    expect(await balance(memberId)).toBe('1100.00');
    expect((await paymentsOf(paySn))[0]).toMatchObject({ state: 'SUCCEEDED', isOrphan: true });
    expect(await mall.work((work) => closeBill(work, paySn, 'again'))).toBe(true);
  });
});

describe('refused', () => {
  it('wrong pay passwords: counted though undone, locked after five, open again later; nothing has moved', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const before = await everythingUnder(paySn);
    for (let i = 0; i < 5; i++)
      expect((await refusal(mall.call(doPay, byBalance(paySn, 'wrong1234'), person)))?.state).toBe(255);
    const locked = await refusal(mall.call(doPay, byBalance(paySn), person));
    expect(locked?.message).toContain('次数过多');
    expect(await everythingUnder(paySn)).toEqual(before);
    expect(await balance(memberId)).toBe('1000.00');
    mall.clock.pass(minutes(16));
    await mall.call(doPay, byBalance(paySn), person);
  });

  it('no pay password given, or the balance too low', async () => {
    const { person, paySn } = await aBuyer([10_000], yuan(99));
    const none = await refusal(mall.call(doPay, { paySn, method: 'BALANCE' }, person));
    expect(none?.message).toBe('请输入支付密码');
    expect((await refusal(mall.call(doPay, byBalance(paySn), person)))?.message).toContain('余额不足');
    const [way] = (await mall.call(payInfo, { paySn }, person, 'en')).methods;
    expect(way).toMatchObject({ method: 'BALANCE', isEnabled: false, why: 'The balance is not enough' });
    expect(await paymentsOf(paySn)).toEqual([]);
  });

  it("somebody else's bill and one that does not exist are the same: not found", async () => {
    const { paySn } = await aBuyer();
    const { person } = await aBuyer();
    for (const sn of [paySn, 'PY00000000000000']) {
      expect((await refusal(mall.call(payInfo, { paySn: sn }, person)))?.state).toBe(404);
      expect((await refusal(mall.call(doPay, byBalance(sn), person)))?.state).toBe(404);
      expect((await refusal(mall.call(doPay, bySandbox(sn), person)))?.state).toBe(404);
    }
    expect((await mall.ask(payInfo, { paySn })).state).toBe(266);
  });

  it('a closed and a paid bill', async () => {
    const closed = await aBuyer();
    await mall.work((work) => closeBill(work, closed.paySn, 'cancelled'));
    expect((await refusal(mall.call(doPay, byBalance(closed.paySn), closed.person)))?.message).toContain(
      '已关闭',
    );
    expect(await mall.call(payInfo, { paySn: closed.paySn }, closed.person)).toMatchObject({
      payState: 3,
      due: '0.00',
    });
    const paid = await aBuyer();
    await mall.call(doPay, byBalance(paid.paySn), paid.person);
    for (const input of [
      byBalance(paid.paySn),
      bySandbox(paid.paySn),
      await byTransfer(paid.paySn, paid.memberId),
    ]) {
      expect((await refusal(mall.call(doPay, input, paid.person)))?.message).toContain('请勿重复支付');
    }
    expect(await mall.work((work) => closeBill(work, paid.paySn, 'late'))).toBe(false);
  });

  it('any other way while a voucher is under review', async () => {
    const { person, memberId, paySn } = await aBuyer();
    await mall.call(doPay, await byTransfer(paySn, memberId), person);
    for (const input of [byBalance(paySn), bySandbox(paySn), await byTransfer(paySn, memberId)]) {
      expect((await refusal(mall.call(doPay, input, person)))?.message).toContain('正在审核');
    }
    expect(
      (await mall.call(payInfo, { paySn }, person)).methods.every((way) => !way.isEnabled && way.why),
    ).toBe(true);
  });

  it("a voucher without file, with somebody else's file, of nothing, or of tomorrow", async () => {
    const { person, memberId, paySn } = await aBuyer();
    const stranger = await aLogin(mall);
    const good = await byTransfer(paySn, memberId);
    const with_ = (change: object) => ({ ...good, voucher: { ...good.voucher, ...change } });
    const wrong = [
      { paySn, method: 'TRANSFER' } as const,
      with_({ fileIds: [] }),
      with_({ fileIds: [await aFile(stranger.memberId)] }),
      with_({ amount: '0' }),
      with_({ amount: '-5.00' }),
      with_({ paidOn: '2099-01-01' }),
      with_({ payerName: '' }),
    ];
    for (const input of wrong)
      expect([255, 404]).toContain((await refusal(mall.call(doPay, input, person)))?.state);
    expect(await paymentsOf(paySn)).toEqual([]);
  });

  it('notices with a wrong signature, amount, currency, number or age change nothing', async () => {
    const { person, paySn } = await aBuyer();
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    const { paymentSn } = begun;
    const before = await everythingUnder(paySn);
    const signed = await aNotice(paymentSn);
    const wrong = [
      { ...signed, sign: 'ab'.repeat(32) },
      { ...signed, sign: signed.sign.slice(2) },
      { ...signed, amount: '0.01' },
      await aNotice(paymentSn, { amount: '0.01' }),
      await aNotice(paymentSn, { amount: '100.001' }),
      await aNotice(paymentSn, { currency: 'USD' }),
      await aNotice(paymentSn, { channelNo: 'SBX-other' }),
      await aNotice(paymentSn, { timestamp: String(Date.now() - minutes(11)) }),
      await aNotice(paymentSn, { timestamp: 'yesterday' }),
    ];
    for (const notice of wrong) expect((await mall.ask(sandboxNotice, notice)).state).toBe(255);
    expect(
      (await mall.ask(sandboxNotice, { ...(await aNotice(paymentSn, { paymentSn: 'PY-none' })) })).state,
    ).toBe(404);
    expect(await everythingUnder(paySn)).toEqual(before);
  });

  it('a failure told after a success', async () => {
    const { person, paySn } = await aBuyer();
    const { payment: begun } = await mall.call(doPay, bySandbox(paySn), person);
    await mall.call(sandboxNotice, await aNotice(begun.paymentSn));
    const before = await everythingUnder(paySn);
    await mall.call(sandboxNotice, await aNotice(begun.paymentSn, { result: 'FAIL' }));
    expect(await everythingUnder(paySn)).toEqual(before);
  });

  it('finance only, with an amount above zero, a reason, and never for oneself', async () => {
    const { person, memberId, paySn } = await aBuyer();
    const { payment: one } = await mall.call(doPay, await byTransfer(paySn, memberId), person);
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
    const mine = await mall.call(doPay, await byTransfer(own.paySn, finance.memberId), finance);
    const refused = await mall.ask(
      approve,
      { paymentSn: mine.payment.paymentSn, receivedAmount: '100' },
      finance,
    );
    expect(refused.msg).toContain('自己');
  });
});

it('in production there is no sandbox: nobody can choose it and every notice is refused', async () => {
  const production = await openTestMall({ beside: mall, isProduction: true });
  const { person, paySn } = await aBuyer();
  const info = await mall.call(payInfo, { paySn }, person);
  expect(info.methods.map((way) => way.method)).toContain('SANDBOX');
  const begun = await mall.call(doPay, bySandbox(paySn), person);
  const notice = await aNotice(begun.payment.paymentSn);
  expect((await production.ask(sandboxNotice, notice)).state).toBe(255);
  expect((await fetch(`${production.origin}${begun.redirectUrl}`)).status).toBe(404);
  await production.close();
});
