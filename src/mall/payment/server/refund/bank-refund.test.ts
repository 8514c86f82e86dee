// Money of a bank transfer that no case gives back: it goes to the account it came from, and finance pays it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aStatement, bankDesk } from '#mall/reconciliation/server/bank.builders.ts';
import { reconciliationCompared } from '#mall/reconciliation/server/reconciliation.ts';
import { bankRefundProtocol } from '../../bank-refund.protocol.ts';
import { bankRefundList } from '../../bank-refund-list.ts';
import { paymentProtocol } from '../../payment.protocol.ts';
import { openCashier } from '../cashier.builders.ts';
import { checkBooks, closeBill } from '../payment.ts';

const { refundDetail, checkRefund, refundPaid, refuseRefundAccount } = bankRefundProtocol;
const ACCOUNT = '6225880112345678';

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let finance: Person;
let other: Person;
beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openCashier(mall);
  finance = await aLogin(mall, { roles: ['finance'] });
  other = await aLogin(mall, { roles: ['finance'] });
});
afterAll(() => mall.close());

const booksAreRight = async () =>
  expect(await mall.work((work) => checkBooks(work, reconciliationCompared))).toEqual([]);
const titleOf = async (memberId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ title: string }>(
      'SELECT title_zh AS title FROM site_message WHERE member_id = $1 ORDER BY message_id DESC LIMIT 1',
      [memberId],
    ),
  );
  return row?.title;
};

/** A bill of ¥100.00 for which so much has come by transfer. */
async function transferred(amount: string, { account = ACCOUNT, due = 10_000 } = {}) {
  const { person, paySn } = await cashier.aBuyer([due]);
  const voucher = await cashier.byTransfer(paySn, person.memberId, amount, account);
  const { payment } = await mall.call(paymentProtocol.doPay, voucher, person);
  await mall.call(paymentProtocol.approve, { paymentSn: payment.paymentSn, receivedAmount: amount }, finance);
  return { person, paySn };
}
const waiting = async (paySn: string) =>
  (await mall.call(bankRefundList.list, { keyword: paySn, state: 'PROCESSING' }, finance)).list;

it('sends what came beyond the bill to its account, and the balance gets nothing', async () => {
  const { person, paySn } = await transferred('150.00');
  const [row] = await waiting(paySn);
  expect(row).toMatchObject({ amount: '50.00', account: ACCOUNT, bank: '招商银行', caseSn: '' });
  expect(await cashier.balance(person.memberId)).toBe('1000.00');
  expect(await titleOf(person.memberId)).toBe('退款 ¥50.00 已发起');
  await booksAreRight();
  const { refundSn } = row!;
  const paid = await mall.call(refundPaid, { refundSn, serial: 'OUT-50' }, finance);
  expect(paid).toMatchObject({ state: 'SUCCEEDED', serial: 'OUT-50', allowedActions: [] });
  expect(paid.log.map(({ title }) => title)).toEqual(['财务已转账', '发起退款']);
  expect(await waiting(paySn)).toEqual([]);
  expect(await titleOf(person.memberId)).toBe('退款 ¥50.00 已到账');
  expect((await mall.ask(refundPaid, { refundSn, serial: 'OUT-50' }, finance)).state).toBe(255);
  await booksAreRight();
});

it('sends the part of a closed bill back; the bank statement that shows it ticks it off', async () => {
  const { person, paySn } = await transferred('63.20');
  await mall.work((work) => closeBill(work, paySn, 'given up'));
  const [row] = await waiting(paySn);
  expect(row).toMatchObject({ amount: '63.20' });
  const out = aStatement([{ serial: 'OUT-63', out: '63.20', account: ACCOUNT }]);
  expect(await bankDesk(mall, finance).take(out)).toMatchObject({ booked: 1 });
  expect(await mall.call(refundDetail, { refundSn: row!.refundSn }, finance)).toMatchObject({
    state: 'SUCCEEDED',
    serial: 'OUT-63',
  });
  expect(await cashier.balance(person.memberId)).toBe('1000.00');
  await booksAreRight();
});

it('is on the balance where the bank does not take it, and where nobody knows the account', async () => {
  const { person, paySn } = await transferred('150.00');
  const { refundSn } = (await waiting(paySn))[0]!;
  const refused = await mall.call(refuseRefundAccount, { refundSn, reason: '账户已销户' }, finance);
  expect(refused).toMatchObject({ state: 'SUCCEEDED', allowedActions: [], account: '' });
  expect(await cashier.balance(person.memberId)).toBe('1050.00');
  expect(await titleOf(person.memberId)).toBe('退款 ¥50.00 已退至余额');

  const unknown = await transferred('130.00', { account: '' });
  expect(await waiting(unknown.paySn)).toEqual([]);
  expect(await cashier.balance(unknown.person.memberId)).toBe('1030.00');
  await booksAreRight();
});

it('takes two people from the sum on that two release a case from, and nobody decides on his own', async () => {
  const { paySn } = await transferred('60000.00', { due: yuan(10_000) });
  const { refundSn } = (await waiting(paySn))[0]!;
  const { allowedActions } = await mall.call(refundDetail, { refundSn }, finance);
  expect(allowedActions).toEqual(['check', 'refuseAccount']);
  const pay = { refundSn, serial: 'OUT-50000' };
  expect((await mall.ask(refundPaid, pay, finance)).state).toBe(255);
  await mall.call(checkRefund, { refundSn }, finance);
  expect((await mall.ask(refundPaid, pay, finance)).msg).toContain('另一位财务');
  expect(await mall.call(refundPaid, pay, other)).toMatchObject({ state: 'SUCCEEDED' });

  const own = await transferred('101.00');
  const { memberId } = own.person;
  await mall.work((work) =>
    work.query(`UPDATE payment SET member_id = $1 WHERE member_id = $2`, [other.memberId, memberId]),
  );
  const mine = { refundSn: (await waiting(own.paySn))[0]!.refundSn, serial: 'OUT-1' };
  expect((await mall.ask(refundPaid, mine, other)).msg).toBe('不能审核自己的付款');
  await booksAreRight();
});
