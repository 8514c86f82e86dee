// The server process is killed (SIGKILL) while it issues invoices: each is issued once, whole, and its order's chain has it once.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import { days } from '#kit/time/duration.ts';
import { anOrder } from '#mall/order/server/order.builders.ts';
import { readChains } from '#mall/order/server/order.ts';
import { invoiceProtocol as P } from '../invoice.protocol.ts';
import { openInvoiceDesk } from './invoice-desk.builders.ts';

const INVOICES = 6;

const mall = await openTestMall();
afterAll(() => mall.close());

it('issues each once, whoever was killed over it', { timeout: 120_000 }, async () => {
  const of = openInvoiceDesk(mall);
  const { buyer, seller } = await of.aShop({ adapter: 'SANDBOX' });
  const { headerId } = await of.headerOf(buyer);
  const orderSns: string[] = [];
  for (let n = 0; n < INVOICES; n++) {
    orderSns.push((await anOrder(mall, { buyer, seller, state: 'COMPLETED' })).orderSn);
    const { invoiceSn } = await of.applied(buyer, { headerId });
    await mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
  }
  await mall.mall.workshop.settled();
  const issued = async () => {
    const [row] = await mall.work((work) =>
      work.query<{ sheets: number; done: number }>(
        `SELECT (SELECT count(*)::int FROM invoice_sheet) AS sheets,
                (SELECT count(*)::int FROM invoice WHERE state = 'COMPLETED') AS done`,
      ),
    );
    return row!;
  };
  const victim = await spawnTestMall(mall, { ahead: mall.clock.now().getTime() - Date.now() });
  while ((await issued()).sheets < 2) await sleep(5);
  await victim.kill();
  const first = await issued();
  expect(first.sheets).toBe(first.done);

  for (let turn = 0; (await issued()).done < INVOICES && turn < 10; turn++) {
    mall.clock.pass(60_000);
    await mall.fireTimers();
  }
  expect(await issued()).toEqual({ sheets: INVOICES, done: INVOICES });
  expect(await of.broken()).toEqual([]);

  mall.clock.pass(days(1));
  await mall.fireTimers();
  const chains = await mall.work((work) => readChains(work, orderSns));
  expect([...chains.values()].map((links) => links.map(({ kind, isIntact }) => isIntact && kind))).toEqual(
    orderSns.map(() => ['order', 'parcel', 'sheet']),
  );
});
