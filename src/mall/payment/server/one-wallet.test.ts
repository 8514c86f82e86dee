// An enterprise has one wallet: its people pay from it, each with his own password, and only who may see how much it holds does.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { yuan } from '#kit/money/money.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { administratorMoved } from '#mall/company/server/company.events.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import type { Member } from '#mall/member/actor.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { withBalance } from './balance/pay-with-balance.ts';
import { openCashier } from './cashier.builders.ts';
import { checkBooks } from './check-books.ts';
import { doPay } from './do-pay.ts';
import { aBill } from './payment.builders.ts';
import { balanceOf, openBalance, refundPaid } from './payment.ts';

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let payPasswordHash: string;
beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openCashier(mall);
  payPasswordHash = await hashPassword('Pay2026ok');
});
afterAll(() => mall.close());

/** An enterprise with so much, a buyer and somebody of finance. */
async function aHouse(amount = yuan(500)) {
  const main = await aMainAccount(mall);
  const { enterpriseId } = main;
  const employee = (roles: ('buyer' | 'finance' | 'approver' | 'viewer')[]) =>
    aLoggedInEmployee(mall, { enterpriseId, roles, payPasswordHash });
  await mall.work((work) => openBalance(work, main.memberId, amount));
  return {
    main,
    enterpriseId,
    employee,
    buyer: await employee(['buyer']),
    finance: await employee(['finance']),
  };
}
const held = (memberId: number) => mall.work((work) => balanceOf(work, memberId));
const booksAreRight = async () => expect(await mall.work((work) => checkBooks(work))).toEqual([]);
const aBillOf = (memberId: number, enterpriseId: number, amount = yuan(100)) =>
  mall.work(async (work) => {
    const { paySn, documentSns } = await aBill(work, { memberId, amounts: [amount] });
    await work.query('UPDATE bill SET enterprise_id = $2 WHERE pay_sn = $1', [paySn, enterpriseId]);
    return { paySn, documentSn: documentSns[0]! };
  });

it('shows how much it holds to owners and finance, to others only where they pay', async () => {
  const { main, employee, buyer, finance, enterpriseId } = await aHouse();
  const shown = async (person: { token: string }) =>
    (await mall.call(loginProtocol.memberInfo, {}, person)).balanceAvailable;
  expect([await shown(main), await shown(finance)]).toEqual(['500.00', '500.00']);
  for (const person of [buyer, await employee(['approver']), await employee(['viewer'])])
    expect(await shown(person)).toBeNull();
  const { paySn } = await aBillOf(buyer.memberId, enterpriseId);
  const seen = await mall.call(paymentProtocol.payInfo, { paySn }, buyer);
  expect(seen).toMatchObject({ balanceAvailable: '500.00', hasPayPwd: true });
  expect((await mall.ask(paymentProtocol.payInfo, { paySn }, await employee(['approver']))).state).toBe(403);
  expect(await shown(await aLogin(mall))).toBe('0.00');
});

it('is paid from and refunded to, whoever of it pays; his own password counts', async () => {
  const { main, buyer, finance, enterpriseId } = await aHouse();
  const { paySn, documentSn } = await aBillOf(buyer.memberId, enterpriseId);
  expect(
    (await mall.ask(paymentProtocol.doPay, cashier.byBalance(paySn, 'wrong1234'), buyer)).state,
  ).not.toBe(200);
  await mall.call(paymentProtocol.doPay, cashier.byBalance(paySn), finance);
  expect([await held(main.memberId), await held(buyer.memberId), await held(finance.memberId)]).toEqual([
    40_000, 0, 0,
  ]);
  await mall.work((work) => refundPaid(work, { paySn, documentSn, amount: yuan(30), reason: 'x' }));
  expect([await held(main.memberId), await held(finance.memberId)]).toEqual([43_000, 0]);

  // What comes back after he has left goes there too.
  await mall.call(
    subAccountProtocol.leave,
    { memberId: finance.memberId, successorId: buyer.memberId, reason: '离职' },
    main,
  );
  await mall.work((work) => refundPaid(work, { paySn, documentSn, amount: yuan(70), reason: 'x' }));
  expect([await held(main.memberId), await held(buyer.memberId)]).toEqual([50_000, 0]);
  await booksAreRight();
});

it('never falls below nothing, a hundred at once on two processes', { timeout: 60_000 }, async () => {
  const beside = await openTestMall({ beside: mall });
  const { main, buyer, finance, enterpriseId } = await aHouse(yuan(40));
  const press = doPay(
    {
      BALANCE: { ...withBalance, prepare: async () => {} },
      TRANSFER: withBalance,
      WECHAT: withBalance,
      ALIPAY: withBalance,
    },
    async () => {},
  );
  const payer = (person: typeof buyer): Member => ({
    memberId: person.memberId,
    memberName: 'x',
    shownName: 'x',
    memberType: 3,
    sessionId: 1,
    storeId: null,
    platformRoles: [],
    lab: null,
    enterpriseId,
    sub: { parentMemberId: main.memberId, administrator: 'x', permissions: ['order.pay'] },
    mustChangePassword: false,
  });
  const bills = await mall.work(async (work) => {
    const made: string[] = [];
    for (let i = 0; i < 100; i++) {
      const { memberId } = [buyer, finance][i % 2]!;
      made.push((await aBill(work, { memberId, amounts: [yuan(1)] })).paySn);
    }
    return made;
  });
  const paid = await Promise.all(
    bills.map((paySn, i) =>
      [mall, beside]
        [Math.floor(i / 2) % 2]!.work((work) =>
          press(work, payer([buyer, finance][i % 2]!), { paySn, method: 'BALANCE' }),
        )
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof Refusal) return false;
            throw error;
          },
        ),
    ),
  );
  await beside.close();
  expect(paid.filter(Boolean)).toHaveLength(40);
  expect(await held(main.memberId)).toBe(0);
  await booksAreRight();
});

it('goes with the main account, and so does what comes back of its orders, but nothing of its owner’s own', async () => {
  const { main, buyer, enterpriseId } = await aHouse();
  const { paySn, documentSn } = await aBillOf(buyer.memberId, enterpriseId);
  await mall.call(paymentProtocol.doPay, cashier.byBalance(paySn), buyer);
  const own = await mall.work((work) => aBill(work, { memberId: main.memberId }));
  await mall.work((work) =>
    work.query('UPDATE member SET pay_password_hash = $2 WHERE member_id = $1', [
      main.memberId,
      payPasswordHash,
    ]),
  );
  await mall.call(paymentProtocol.doPay, cashier.byBalance(own.paySn), main);
  const next = await aLogin(mall);
  await mall.work((work) =>
    work.emit(administratorMoved, { enterpriseId, fromId: main.memberId, toId: next.memberId }),
  );
  expect([await held(main.memberId), await held(next.memberId)]).toEqual([0, 30_000]);
  await mall.work(async (work) => {
    await refundPaid(work, { paySn, documentSn, amount: yuan(100), reason: 'x' });
    await refundPaid(work, {
      paySn: own.paySn,
      documentSn: own.documentSns[0]!,
      amount: yuan(100),
      reason: 'x',
    });
  });
  expect([await held(main.memberId), await held(next.memberId)]).toEqual([10_000, 40_000]);
  await booksAreRight();
});
