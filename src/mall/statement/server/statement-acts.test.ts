// What both sides do with statements besides paying them: approvals, chosen items, opening again, set-off, letter, writing off.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { creditProtocol } from '#mall/credit/credit.protocol.ts';
import { storeApplicationList } from '#mall/credit/credit-lists.ts';
import { creditCompared } from '#mall/credit/server/credit-compared.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { statementProtocol } from '../statement.protocol.ts';

import {
  aDesk,
  again,
  cut,
  holds,
  later,
  openCreditMall,
  placed,
  ship,
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

it('its own people decide on an application, and on a payment, with the forecast before them', async () => {
  const desk = await aDesk();
  const { buyer, seller, enterpriseId } = desk;
  const boss = await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] });
  for (const docType of ['creditApply', 'statementPay'] as const)
    await mall.call(
      approvalProtocol.saveRule,
      {
        docType,
        ruleName: '财务须审批',
        conditions: { amountFrom: '100.00' },
        steps: [{ who: 'members', memberIds: [boss.memberId], mode: 'ANY' }],
      },
      buyer,
    );
  const decide = async (decision: 'approve' | 'return') => {
    const { list } = await mall.call(taskList.list, {}, boss);
    const task = list.find(({ state: now }) => now === 'PENDING');
    await mall.call(approvalProtocol.decide, { taskId: task!.taskId, decision, reason: '已核对' }, boss);
    return task!;
  };
  const wanted = { storeId: seller.storeId, wantedLimit: '20000.00', wantedTermDays: 30 };
  const { creditSn, state } = await mall.call(creditProtocol.apply, wanted, buyer);
  expect(state).toBe('PENDING_APPROVAL');
  expect((await mall.ask(creditProtocol.creditorApplication, { creditSn }, seller)).state).toBe(
    State.notFound,
  );
  expect((await mall.call(storeApplicationList.list, {}, seller)).list).toEqual([]);
  expect((await decide('approve')).notes).toEqual([
    '不付款：60 天内可正常账期下单',
    '按期付款：60 天内可正常账期下单',
  ]);
  expect((await mall.call(creditProtocol.creditorApplication, { creditSn }, seller)).state).toBe(
    'PENDING_REVIEW',
  );

  await ship(desk, await placed(desk, 1_000));
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const payAll = () => mall.call(statementProtocol.pay, { statementSns: [statementSn] }, desk.buyer);
  const doPay = (paySn: string) =>
    mall.ask(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
  const first = await payAll();
  expect(first.isAsked).toBe(1);
  expect((await doPay(first.paySn)).state).toBe(State.notFound);
  expect((await shown(desk, statementSn)).payments).toMatchObject([{ isAsked: 1, isOpen: 0 }]);
  Object.assign(boss, await again(boss));
  expect((await decide('return')).notes[0]).toContain('逾期冻结');
  expect((await shown(desk, statementSn)).payments).toEqual([]);
  const second = await payAll();
  const third = await payAll();
  expect(third.paySn).not.toBe(second.paySn);
  await decide('approve');
  expect((await shown(desk, statementSn)).payments).toMatchObject([{ paySn: third.paySn, isOpen: 1 }]);
  expect((await doPay(third.paySn)).state).toBe(State.done);
  expect((await shown(desk, statementSn)).state).toBe('SETTLED');
  await holds();
});

it('chosen items are paid first', async () => {
  const desk = await aDesk();
  const orders = [await placed(desk, 1_000), await placed(desk, 200), await placed(desk, 30)];
  for (const orderSn of orders) await ship(desk, orderSn);
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const { items } = await shown(desk, statementSn);
  const chosen = items.slice(1).map(({ itemId }) => itemId);
  const { paySn, payable } = await mall.call(
    statementProtocol.pay,
    { statementSns: [statementSn], itemIds: JSON.stringify(chosen) },
    desk.buyer,
  );
  expect(payable).toBe('230.00');
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
  expect((await shown(desk, statementSn)).items.map(({ paid }) => paid)).toEqual(['0.00', '200.00', '30.00']);
  const strange = await mall.ask(
    statementProtocol.pay,
    { statementSns: [statementSn], itemIds: JSON.stringify([items[0]!.itemId + 10_000]) },
    desk.buyer,
  );
  expect(strange.state).toBe(State.notFound);
  await holds();
});

it('quality is settled in a case: what that pays back is the memo, and without any the platform decides', async () => {
  const desk = await aDesk({ cycleKind: 'WEEKLY', cycleDay: 0 });
  for (const number of [1_000, 200]) {
    const orderSn = await placed(desk, number);
    await ship(desk, orderSn);
    await mall.call(orderProtocol.receive, { orderSn }, desk.buyer);
  }
  const statementSn = await cut(desk);
  const { items } = await shown(desk, statementSn);
  const dispute = async (at: number, amount: string) => {
    const asked = { statementSn, itemId: items[at]!.itemId, amount, reason: 'N4' as const, text: '焊接不良' };
    const { disputeId } = await mall.call(statementProtocol.dispute, asked, desk.buyer);
    const { disputes } = await shown(desk, statementSn);
    return disputes.find((one) => one.disputeId === disputeId)!;
  };
  const first = await dispute(0, '300.00');
  expect(first).toMatchObject({
    state: 'OPEN',
    allowedActions: [],
    caseSn: expect.stringMatching(/^AS\d+$/),
  });
  const word = { disputeId: first.disputeId, isAgreed: 1, text: '同意' };
  expect((await mall.ask(statementProtocol.decideDispute, word, desk.seller)).msg).toContain(first.caseSn);
  await mall.call(afterSaleProtocol.agree, { caseSn: first.caseSn, version: 1 }, desk.seller);
  const second = await dispute(1, '50.00');
  await mall.call(afterSaleProtocol.withdraw, { caseSn: second.caseSn }, desk.buyer);
  const now = await shown(desk, statementSn);
  expect(now.disputes.map(({ state }) => state)).toEqual(['AGREED', 'REFUTED']);
  expect(now.items.slice(2).map(({ kind, amount, caseSn }) => [kind, amount, caseSn])).toEqual([
    ['MEMO', '-300.00', first.caseSn],
  ]);
  await mall.call(
    statementProtocol.answerDispute,
    { disputeId: second.disputeId, isAccepted: 0, text: '有检测报告' },
    desk.buyer,
  );
  const platform = await aLogin(mall, { roles: ['finance'] });
  await mall.call(
    statementProtocol.arbitrate,
    { disputeId: second.disputeId, isUpheld: 1, text: '报告属实' },
    platform,
  );
  expect(await shown(desk, statementSn)).toMatchObject({ total: '850.00', reconcile: 'CUT' });
  await holds();
});

it('a creditor opens a statement again, sets off, sends a letter at last, and writes the rest off', async () => {
  const desk = await aDesk({ graceDays: 0 });
  await ship(desk, await placed(desk, 1_000));
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const why = { statementSn, reason: '数量有误，重新核对' };
  await mall.call(statementProtocol.reopen, why, desk.seller);
  expect(await shown(desk, statementSn)).toMatchObject({ state: 'PENDING_SETTLEMENT', reconcile: 'CUT' });
  const { items } = await shown(desk, statementSn);
  const { disputeId } = await mall.call(
    statementProtocol.dispute,
    { statementSn, itemId: items[0]!.itemId, amount: '400.00', reason: 'SET_OFF', text: '与贵司欠款互抵' },
    desk.buyer,
  );
  await mall.call(statementProtocol.decideDispute, { disputeId, isAgreed: 1, text: '同意抵账' }, desk.seller);
  expect((await shown(desk, statementSn)).items.at(-1)).toMatchObject({
    kind: 'MEMO',
    amount: '-400.00',
    title: '抵账',
  });
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const { dueDay } = await shown(desk, statementSn);
  await later(desk, new Date(`${dueDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  for (let day = 0; day < 30; day++) await later(desk, days(1));
  const letters = await mall.work((work) =>
    work.query<{ text: string }>(
      `SELECT * FROM site_message m WHERE member_id = $1 AND m::text LIKE '%催款函%'`,
      [desk.buyer.memberId],
    ),
  );
  expect(JSON.stringify(letters)).toContain(statementSn);
  expect((await mall.ask(statementProtocol.reopen, why, desk.seller)).msg).toContain('滞纳金');
  const done = await mall.call(statementProtocol.writeOff, { statementSn, reason: '买方停业' }, desk.seller);
  expect(done.state).toBe('SETTLED');
  expect(await shown(desk, statementSn)).toMatchObject({ rest: '0.00', allowedActions: [] });
  expect(await sums(desk)).toMatchObject({ used: '0.00' });
  const books = await mall.mall.workshop.inTransaction('zh', (work) => checkBooks(work, creditCompared));
  expect(books).toEqual([]);
});
