// The server process is killed (SIGKILL) while a statement is booked: nothing is lost, nothing happens twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { askAt, openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { openCashier } from '#mall/payment/server/cashier.builders.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { bankProtocol } from '../bank.protocol.ts';
import { bankLineList } from '../bank-line-list.ts';
import { aStatement, bankDesk } from './bank.builders.ts';
import { reconciliationCompared } from './reconciliation.ts';

const BILLS = 24;

const mall = await openTestMall();
afterAll(() => mall.close());

it('books each line once, whoever was killed over it', { timeout: 120_000 }, async () => {
  const cashier = await openCashier(mall);
  const finance = await aLogin(mall, { roles: ['finance'] });
  const { memberId } = await cashier.aBuyer();
  const paySns: string[] = [];
  for (let n = 0; n < BILLS; n++) paySns.push((await cashier.aBuyer()).paySn);
  const file = aStatement(
    paySns.map((paySn, n) => ({ serial: `K${n}`, in: '100.00', remark: paySn.replace('PY', 'YC') })),
  );
  const { rows } = await bankDesk(mall, finance).preview(file);
  expect(rows.map(({ match }) => match)).toEqual(paySns.map(() => 'SURE'));

  const victim = await spawnTestMall(mall);
  const taking = bankDesk({ origin: victim.origin }, finance)
    .take(file, rows)
    .catch(() => undefined);
  // Killed once some of its lines are booked, or none, or all.
  const bookedOf = async () =>
    (
      await mall.work((work) =>
        work.query<{ n: number }>(`SELECT count(*)::int AS n FROM bank_line WHERE state = 'BOOKED'`),
      )
    )[0]!.n;
  while ((await bookedOf()) < BILLS / 4) await sleep(5);
  await victim.kill();
  await taking;
  const booked = await bookedOf();
  expect(booked).toBeLessThan(BILLS);

  expect((await bankDesk(mall, finance).take(file, rows)).known).toBe(BILLS);
  expect(await bookedOf()).toBe(booked);
  const { list } = await mall.call(bankLineList.list, { state: 'OPEN', pageSize: 100 }, finance);
  expect(list).toHaveLength(BILLS - booked);
  for (const { lineSn } of list) await askAt(mall.origin, bankProtocol.book, { lineSn }, finance);
  for (const paySn of paySns) {
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    expect((await cashier.paymentsOf(paySn)).map(({ paidAmount }) => paidAmount)).toEqual([10_000]);
  }
  expect(await cashier.balance(memberId)).toBe('1000.00');
  expect(await mall.work((work) => checkBooks(work, reconciliationCompared))).toEqual([]);
});
