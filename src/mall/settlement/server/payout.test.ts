// Payouts through the real door: where a store's money goes, and a batch from two people of finance to the bank and back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { days } from '#kit/time/duration.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { payoutProtocol as P } from '../payout.protocol.ts';
import { settlementProtocol } from '../settlement.protocol.ts';
import { aBill, aPayout, aPayoutAccount, BANK_ACCOUNT } from './settlement.builders.ts';

let mall: TestMall;
let one: Person;
let two: Person;

beforeAll(async () => {
  mall = await openTestMall();
  [one, two] = [await aLogin(mall, { roles: ['finance'] }), await aLogin(mall, { roles: ['finance'] })];
});
afterAll(async () => {
  expect(mall.log.filter((line) => !line.startsWith('SMS'))).toEqual([]);
  await mall.close();
});

/** A reviewed bill of a store of its own. */
async function reviewed(hasAccount = true, mobile?: string) {
  const { storeId } = await aSeller(mall);
  const seller = { ...(await aLogin(mall, { storeId, ...(mobile ? { mobile } : {}) })), storeId };
  const bill = await mall.work(async (work) => {
    if (hasAccount) await aPayoutAccount(work, seller.storeId);
    const { billSn } = await aBill(work, { storeId: seller.storeId, orderSn: null });
    const [row] = await work.query<{ billId: number }>(
      `UPDATE settlement_bill SET state = 'PLATFORM_REVIEWED' WHERE bill_sn = $1 RETURNING bill_id AS "billId"`,
      [billSn],
    );
    return { billSn, billId: row!.billId };
  });
  return { ...bill, seller };
}
const code = async (person: Person) => {
  await mall.call(messageProtocol.ownCode, { channel: 'sms', type: 'sign' }, person);
  const [row] = await mall.work((work) =>
    work.query<{ body: string }>('SELECT body FROM outbox_message ORDER BY outbox_id DESC LIMIT 1'),
  );
  return /\d{6}/.exec(row!.body)![0];
};
const stateOf = async (billSn: string) =>
  (await mall.call(settlementProtocol.adminDetail, { billSn }, one)).state;

it('takes a store’s account with a code alone, masks it, and waits after a change', async () => {
  const { seller, billId, billSn } = await reviewed(false, '13900008888');
  expect((await mall.ask(P.make, { billIds: [billId] }, one)).msg).toContain('没有登记收款账户');
  const account = {
    payee: '深圳芯源电子',
    account: BANK_ACCOUNT,
    bank: '招商银行',
    bankNo: '308584000013',
  };
  expect((await mall.ask(P.saveAccount, { ...account, smsCode: '000000' }, seller)).state).toBe(
    State.refused,
  );
  expect((await mall.ask(P.saveAccount, { ...account, bankNo: '3085', smsCode: '000000' }, seller)).msg).toBe(
    '联行号为 12 位数字',
  );
  await mall.call(P.saveAccount, { ...account, smsCode: await code(seller) }, seller);
  expect((await mall.call(P.account, {}, seller)).account).toMatchObject({
    account: '···· 4567',
    payableFrom: null,
  });
  const bill = await mall.call(settlementProtocol.adminDetail, { billSn }, one);
  expect(JSON.stringify(bill)).not.toContain(BANK_ACCOUNT);
  expect(bill.bankAccount).toBe('招商银行 ···· 4567');

  const other = { ...account, account: '6222000000009999' };
  await mall.call(P.saveAccount, { ...other, smsCode: await code(seller) }, seller);
  expect((await mall.call(settlementProtocol.adminDetail, { billSn }, one)).payableFrom).not.toBeNull();
  expect((await mall.ask(P.make, { billIds: [billId] }, one)).msg).toContain('刚变更收款账户');
  await openOrderDesk(mall).pass(days(3), one, two);
  const payoutSn = await aPayout(mall, [one, two], billSn);
  const { rows } = await mall.call(P.payoutDetail, { payoutSn }, one);
  expect(rows).toMatchObject([{ account: '···· 9999', state: 'WAITING' }]);
});

it('makes a batch by one, has another look it over, and takes the bank’s answers back', async () => {
  const [paid, failed, other] = [await reviewed(), await reviewed(), await reviewed()];
  const billIds = [paid.billId, failed.billId];
  const made = await mall.call(P.make, { billIds: [...billIds, 999_999] }, one);
  expect(made).toMatchObject({ done: 2, refused: [{ key: 999_999 }] });
  const { payoutSn } = made;
  const seen = async () => {
    const { version } = await mall.call(P.payoutDetail, { payoutSn }, one);
    return { payoutSn, version };
  };
  expect((await mall.ask(P.make, { billIds }, two)).msg).toContain('已在打款批次中');
  expect((await mall.ask(P.check, await seen(), one)).msg).toContain('以外的财务人员');
  expect((await mall.ask(P.take, { payoutSn }, one)).state).toBe(State.refused);
  await mall.call(P.check, await seen(), two);
  const { file } = await mall.call(P.take, { payoutSn }, one);
  expect((await mall.call(P.take, { payoutSn }, two)).file).toBe(file);
  expect((await mall.ask(P.cancel, await seen(), one)).state).toBe(State.refused);

  const [sheet] = await readSheets(Buffer.from(file, 'base64'), 'out.xlsx');
  const table = sheet!.rows;
  expect(table[1]!.slice(2, 7)).toEqual([
    ...[BANK_ACCOUNT, '招商银行', '308584000013', '95.00', paid.billSn],
  ]);
  const answered = (...rows: string[][]) =>
    handInFile(
      mall,
      P.results,
      writeSheet([{ name: '回单', rows }]),
      { payoutSn, fileName: 'answer.xlsx' } as never,
      two,
    );
  const [head, first, second] = table as [string[], string[], string[]];
  const dearer = first.with(5, '195.00');
  const strange = first.with(6, other.billSn);
  const answer = await answered(
    ...[head, [...dearer, '成功', 'CMB1'], [...strange, '成功', 'CMB1']],
    ...[
      [...first, '成功', 'CMB1'],
      [...second, '失败', '', '户名不符'],
    ],
  );
  expect(answer.data).toMatchObject({ paid: 1, failed: 1, refused: [{ rowNo: 2 }, { rowNo: 3 }] });
  expect([await stateOf(paid.billSn), await stateOf(failed.billSn), await stateOf(other.billSn)]).toEqual([
    ...['PAID', 'PLATFORM_REVIEWED', 'PLATFORM_REVIEWED'],
  ]);
  expect((await mall.call(P.payoutDetail, { payoutSn }, one)).state).toBe('DONE');
  // what the bank says otherwise later is for people to look at
  const again = await answered(head, [...first, '失败', '', '退票'], [...second, '失败', '', '']);
  expect(again.data).toMatchObject({ paid: 0, failed: 0, known: 1, refused: [{ rowNo: 2 }] });
  expect(await stateOf(paid.billSn)).toBe('PAID');
  // what has failed goes into another batch
  const next = await aPayout(mall, [one, two], failed.billSn);
  await mall.call(P.rowPaid, { payoutSn: next, billSn: failed.billSn, serial: 'CMB2' }, one);
  expect(await stateOf(failed.billSn)).toBe('PAID');
});

it('does not send to an account that was changed after the batch was made, nor of the own store', async () => {
  const { billId, billSn, seller } = await reviewed();
  const own = await aLogin(mall, { roles: ['finance'], storeId: seller.storeId });
  expect((await mall.ask(P.make, { billIds: [billId] }, own)).msg).toContain('自己店铺');
  const { payoutSn } = await mall.call(P.make, { billIds: [billId] }, one);
  expect((await mall.ask(P.check, { payoutSn, version: 1 }, own)).msg).toContain('自己店铺');
  await mall.work((work) => aPayoutAccount(work, seller.storeId, '6222000000009999'));
  expect((await mall.ask(P.check, { payoutSn, version: 1 }, two)).msg).toContain(billSn);
  await mall.call(P.cancel, { payoutSn, version: 1 }, two);
  expect(await mall.call(P.payoutDetail, { payoutSn }, one)).toMatchObject({
    state: 'CANCELLED',
    rows: [{ state: 'CANCELLED', allowedActions: [] }],
  });
  await aPayout(mall, [one, two], billSn);
});
