// The server process is killed (SIGKILL) while the bank's answers are taken: nothing is lost, nothing is paid twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import { cents } from '#kit/money/money.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { payoutProtocol } from '../payout.protocol.ts';
import { payoutTable } from '../payout-file.ts';
import { aBill, aPayout, aPayoutAccount, BANK_ACCOUNT } from './settlement.builders.ts';

const BILLS = 16;

const mall = await openTestMall();
afterAll(() => mall.close());

it('enters each payout once, whoever was killed over it', { timeout: 120_000 }, async () => {
  const [one, two] = [await aLogin(mall, { roles: ['finance'] }), await aLogin(mall, { roles: ['finance'] })];
  const billSns: string[] = [];
  for (let n = 0; n < BILLS; n++) {
    const { storeId } = await aSeller(mall);
    await mall.work(async (work) => {
      await aPayoutAccount(work, storeId);
      billSns.push((await aBill(work, { storeId, orderSn: null })).billSn);
    });
  }
  await mall.work((work) => work.query(`UPDATE settlement_bill SET state = 'PLATFORM_REVIEWED'`));
  const payoutSn = await aPayout(mall, [one, two], ...billSns);
  const lines = billSns.map((billSn, at) => ({
    ...{ no: at + 1, payee: '', account: BANK_ACCOUNT, bank: '', bankNo: '', amount: cents(9_500), billSn },
  }));
  const [head, ...rows] = payoutTable(lines, 'zh');
  const file = writeSheet([
    { name: '回单', rows: [head!, ...rows.map((row, at) => [...row, '成功', `CMB${at}`])] },
  ]);
  const takeAt = (at: { origin: string }) =>
    handInFile(at, payoutProtocol.results, file, { payoutSn, fileName: 'answer.xlsx' } as never, two);
  const paid = async () => {
    const [row] = await mall.work((work) =>
      work.query<{ bills: string[]; entries: string[] }>(
        `SELECT (SELECT coalesce(array_agg(bill_sn ORDER BY bill_sn COLLATE "C"), '{}') FROM settlement_bill WHERE state = 'PAID') AS bills,
                (SELECT coalesce(array_agg(doc_sn ORDER BY doc_sn COLLATE "C"), '{}') FROM book_entry WHERE event = 'storePaid') AS entries`,
      ),
    );
    return row!;
  };

  const victim = await spawnTestMall(mall);
  const taking = takeAt(victim).catch(() => undefined);
  while ((await paid()).bills.length < BILLS / 4) await sleep(5);
  await victim.kill();
  await taking;
  const first = await paid();
  expect(first.entries).toEqual(first.bills);

  const { data } = await takeAt(mall);
  expect(data).toMatchObject({
    ...{ paid: BILLS - first.bills.length, known: first.bills.length },
    ...{ failed: 0, refused: [] },
  });
  expect(await paid()).toEqual({ bills: billSns.toSorted(), entries: billSns.toSorted() });
});
