// The server process is killed (SIGKILL) again and again while it cuts statements and while they are paid: nothing is lost, doubled or half done.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { askAt, type TestMall } from '#app/testing/open-test-mall.ts';
import { type SpawnedMall, spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import { only } from '#kit/db/only.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { statementProtocol as P } from '../statement.protocol.ts';
import { ownStatementList } from '../statement-lists.ts';
import { aDesk, type Desk, holds, openCreditMall, placed, ship } from './credit-desk.builders.ts';

const DESKS = 4;
const KILLS = 2;

const mall: TestMall = await openCreditMall();
afterAll(() => mall.close());

/** The reply's data; undefined when the server died over it. */
async function ask<T>(
  { origin }: SpawnedMall,
  endpoint: AnyEndpoint,
  input: object,
  { buyer }: Desk,
): Promise<T | undefined> {
  const reply = await askAt(origin, endpoint, input, buyer).catch(() => undefined);
  if (reply && reply.state !== 200) throw new Error(`${endpoint.path}: ${reply.state} ${reply.msg}`);
  return reply?.data as T | undefined;
}

const count = async (where: string): Promise<number> =>
  only(
    await mall.work((work) =>
      work.query<{ n: number }>(`SELECT count(*)::int AS n FROM statement WHERE ${where}`),
    ),
  ).n;

/** What a buyer has pressed, and what he was told. */
interface Payment {
  desk: Desk;
  statementSn: string;
  requestId: string;
  paySn?: string;
  isPaid: boolean;
}

/** Pressed again until it is answered. */
async function pay(server: SpawnedMall, one: Payment): Promise<void> {
  const { desk, statementSn, requestId } = one;
  const asked = { statementSns: [statementSn], requestId };
  one.paySn ??= (await ask<{ paySn: string }>(server, P.pay, asked, desk))?.paySn;
  if (!one.paySn || one.isPaid) return;
  const by = {
    paySn: one.paySn,
    method: 'BALANCE',
    payPwd: PAY_PASSWORD,
    requestId: `pay-${one.paySn}`,
  };
  one.isPaid = (await ask(server, paymentProtocol.doPay, by, desk)) !== undefined;
}

it('cuts each statement once and takes each payment once', { timeout: 150_000 }, async () => {
  const payments: Payment[] = [];
  for (let at = 0; at < DESKS; at++) {
    const desk = await aDesk({ basis: at % 2 ? 'BILLED' : 'ORDERS' });
    for (const number of [120, 3]) await ship(desk, await placed(desk, number));
    const { list } = await mall.call(ownStatementList.list, {}, desk.buyer);
    payments.push({ desk, statementSn: only(list).statementSn, requestId: randomUUID(), isPaid: false });
  }
  await mall.work((work) =>
    work.query("UPDATE timer SET due_at = $1 WHERE doc_type = 'statement' AND event = 'cut'", [new Date()]),
  );

  let next = spawnTestMall(mall);
  for (let round = 0; round <= KILLS; round++) {
    const server = await next;
    if (round < KILLS) next = spawnTestMall(mall);
    if (round === KILLS) while ((await count("reconcile = 'OPEN'")) > 0) await sleep(50);
    else await sleep(1_000 + Math.random() * 60); // its timers fire after a second
    if (round < KILLS) await server.kill();
    else {
      for (const { desk, statementSn } of payments) await ask(server, P.confirm, { statementSn }, desk);
      next = Promise.resolve(server);
    }
  }
  expect(await count("reconcile = 'DONE' AND total = 12300 AND state = 'PENDING_PAYMENT'")).toBe(DESKS);
  await holds();

  for (let round = 0; round <= KILLS; round++) {
    const server = await next;
    if (round < KILLS) next = spawnTestMall(mall);
    const paying = Promise.all(payments.map((one) => pay(server, one)));
    if (round < KILLS) {
      await sleep(20 + Math.random() * 150);
      await server.kill();
    }
    await paying;
    if (round === KILLS) {
      expect(server.errors).toEqual([]);
      await server.kill();
    }
  }
  expect(payments.map(({ isPaid }) => isPaid)).toEqual(payments.map(() => true));
  expect(await count("state = 'SETTLED' AND paid = total AND settled_at IS NOT NULL")).toBe(DESKS);
  const doubled = await mall.work((work) =>
    work.query(
      `SELECT statement_sn FROM statement_payment GROUP BY 1 HAVING count(*) > 1 OR sum(applied) <> 12300
       UNION ALL SELECT doc_sn FROM step_log WHERE doc_type = 'statement' AND event IN ('cut', 'pay')
       GROUP BY doc_sn, event HAVING count(*) > 1`,
    ),
  );
  expect(doubled).toEqual([]);
  await holds();
});
