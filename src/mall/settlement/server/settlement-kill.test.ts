// The server process is killed (SIGKILL) while payouts are entered: nothing is lost, nothing is paid twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { askAt, openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { settlementProtocol } from '../settlement.protocol.ts';
import { aBill } from './settlement.builders.ts';

const BILLS = 16;

const mall = await openTestMall();
afterAll(() => mall.close());

it('enters each payout once, whoever was killed over it', { timeout: 120_000 }, async () => {
  const finance = await aLogin(mall, { roles: ['finance'] });
  const { orderSn } = await anOrder(mall);
  const billSns: string[] = [];
  for (let n = 0; n < BILLS; n++) {
    const { storeId } = await aSeller(mall, { bankAccount: '招商银行 755900001' });
    const { billSn } = await mall.work((work) => aBill(work, { storeId, orderSn: n === 0 ? orderSn : null }));
    billSns.push(billSn);
  }
  await mall.work((work) => work.query(`UPDATE settlement_bill SET state = 'PLATFORM_REVIEWED'`));
  const paid = async () => {
    const [row] = await mall.work((work) =>
      work.query<{ bills: string[]; entries: string[] }>(
        `SELECT (SELECT coalesce(array_agg(bill_sn ORDER BY bill_sn COLLATE "C"), '{}') FROM settlement_bill WHERE state = 'PAID') AS bills,
                (SELECT coalesce(array_agg(doc_sn ORDER BY doc_sn COLLATE "C"), '{}') FROM book_entry WHERE event = 'storePaid') AS entries`,
      ),
    );
    return row!;
  };
  const pay = (origin: string, billSn: string) =>
    askAt(origin, settlementProtocol.pay, { billSn, version: 1, serial: `CMB${billSn}` }, finance);

  const victim = await spawnTestMall(mall);
  const paying = Promise.allSettled(billSns.map((billSn) => pay(victim.origin, billSn)));
  while ((await paid()).bills.length < BILLS / 4) await sleep(5);
  await victim.kill();
  await paying;
  const first = await paid();
  expect(first.entries).toEqual(first.bills);

  for (const billSn of billSns) {
    const { state } = await pay(mall.origin, billSn);
    expect(state === State.done).toBe(!first.bills.includes(billSn));
  }
  expect(await paid()).toEqual({ bills: billSns.toSorted(), entries: billSns.toSorted() });
});
