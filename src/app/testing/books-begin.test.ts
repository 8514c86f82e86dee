// A mall that has lived without books gets them: every fen of its wallets, orders and samples is found again.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { yuan } from '#kit/money/money.ts';
import { migrateBefore } from '#kit/test/migrate-before.ts';
import { HandClock } from '#kit/time/clock.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { checkBooks, handOverBalance, refundPaid } from '#mall/payment/server/payment.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

const BOOKS = '20261126155346_books';

let database: Database;
let mall: TestMall;
const connection = {
  ...inject('server'),
  database: `${inject('templateName')}_${randomBytes(4).toString('hex')}`,
};

interface Line {
  sn: string;
  amount: number;
}
/** What stood there before: 1 buys for himself, 2 is the main account of 3, 4 and 5, of whom 5 has left. */
const WALLETS: readonly (readonly [member: number, available: number])[] = [
  [1, 100_000],
  [2, 50_000],
  [3, 30_000],
  [4, 0],
  [5, 2_000],
];
const BILLS: readonly {
  sn: string;
  of: number;
  lines: Line[];
  paid: number;
  state: string;
  /** By whom, how, what came. */
  payments: readonly (readonly [member: number, method: string, amount: number])[];
  refunds?: readonly (readonly [document: string, amount: number])[];
}[] = [
  {
    sn: 'PY-part',
    of: 1,
    lines: [
      { sn: 'SO-a', amount: 60_000 },
      { sn: 'SO-free', amount: 0 },
      { sn: 'SO-b', amount: 40_000 },
    ],
    paid: 70_000,
    state: 'OPEN',
    payments: [[1, 'TRANSFER', 70_000]],
  },
  {
    sn: 'PY-refunded',
    of: 3,
    lines: [{ sn: 'SO-c', amount: 50_000 }],
    paid: 50_000,
    state: 'PAID',
    payments: [[3, 'BALANCE', 50_000]],
    refunds: [['SO-c', 20_000]],
  },
  {
    sn: 'PY-over',
    of: 4,
    lines: [{ sn: 'SO-d', amount: 100_000 }],
    paid: 100_000,
    state: 'PAID',
    payments: [[4, 'TRANSFER', 120_000]],
    refunds: [['PY-over', 20_000]],
  },
  {
    sn: 'PY-closed',
    of: 1,
    lines: [{ sn: 'SO-e', amount: 10_000 }],
    paid: 0,
    state: 'CLOSED',
    payments: [[1, 'SANDBOX', 10_000]],
    refunds: [['PY-closed', 10_000]],
  },
  {
    sn: 'PY-back',
    of: 1,
    lines: [{ sn: 'SO-f', amount: 7_000 }],
    paid: 7_000,
    state: 'PAID',
    payments: [[1, 'SANDBOX', 7_000]],
    refunds: [['SO-f', 7_000]],
  },
  {
    sn: 'PY-stage-1',
    of: 2,
    lines: [{ sn: 'SO-g', amount: 30_000 }],
    paid: 30_000,
    state: 'PAID',
    payments: [[2, 'BALANCE', 30_000]],
  },
  {
    sn: 'PY-stage-2',
    of: 2,
    lines: [{ sn: 'SO-g', amount: 70_000 }],
    paid: 20_000,
    state: 'OPEN',
    payments: [[2, 'TRANSFER', 20_000]],
  },
  {
    sn: 'PY-sample',
    of: 1,
    lines: [{ sn: 'SP-h', amount: 500 }],
    paid: 500,
    state: 'PAID',
    payments: [[1, 'SANDBOX', 500]],
  },
  { sn: 'PY-none', of: 1, lines: [{ sn: 'SO-i', amount: 900 }], paid: 0, state: 'OPEN', payments: [] },
];

/** One that was under way with the stand-in of the past, which is gone. */
const UNDER_WAY = 'PY-none SANDBOX';

async function fill(): Promise<void> {
  const run = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
  for (let i = 1; i <= 5; i++) await run('INSERT INTO member (member_name) VALUES ($1)', [`m${i}`]);
  await run(
    `INSERT INTO enterprise (name, uscc, main_member_id, state, data, certified_at)
     VALUES ('某某公司', '91440300MA5FXXXX00', 2, 'CERTIFIED', '{}', now())`,
  );
  for (const [id, roles, state] of [
    [3, '{finance}', 'ACTIVE'],
    [4, '{buyer}', 'ACTIVE'],
    [5, '{administrator}', 'LEFT'],
  ])
    await run(
      `INSERT INTO sub_account (member_id, enterprise_id, parent_member_id, real_name, roles, permissions, state, created_at)
       VALUES ($1, 1, 2, '王', $2, '{order.pay}', $3, now())`,
      [id, roles, state],
    );
  for (const [id, available] of WALLETS) {
    await run('INSERT INTO balance_account (member_id, available) VALUES ($1, $2)', [id, available]);
    if (available > 0)
      await run(
        `INSERT INTO balance_entry (member_id, kind, amount, balance_after, document_sn) VALUES ($1, 'opening', $2, $2, '')`,
        [id, available],
      );
  }
  for (const { sn, of, lines, paid, state, payments, refunds = [] } of BILLS) {
    const billed = lines.map((line) => ({
      documentSn: line.sn,
      name: { zh: '店', en: 'Store' },
      amount: line.amount,
    }));
    await run(
      `INSERT INTO bill (pay_sn, member_id, lines, payable, paid, state, created_at) VALUES ($1, $2, $3, $4, $5, $6, now())`,
      [sn, of, JSON.stringify(billed), lines.reduce((all, { amount }) => all + amount, 0), paid, state],
    );
    const back = refunds.reduce((all, [, amount]) => all + amount, 0);
    for (const [id, method, amount] of payments)
      await run(
        `INSERT INTO payment (payment_sn, member_id, pay_sn, method, state, amount, paid_amount, refunded_amount)
         VALUES ($1, $2, $3, $4, 'SUCCEEDED', $5, $5, $6)`,
        [`${sn} ${method}`, id, sn, method, amount, back],
      );
    for (const [document, amount] of refunds)
      await run(
        `INSERT INTO refund (refund_sn, payment_id, document_sn, amount, route, state, reason)
         VALUES ($1, (SELECT max(payment_id) FROM payment), $2, $3, 'BALANCE', 'SUCCEEDED', 'x')`,
        [`RF ${document}`, document, amount],
      );
  }
  await run(
    `INSERT INTO payment (payment_sn, member_id, pay_sn, method, state, amount, channel_no)
     VALUES ($1, 1, 'PY-none', 'SANDBOX', 'PROCESSING', 900, 'SBX1')`,
    [UNDER_WAY],
  );
}

beforeAll(async () => {
  const admin = openDatabase({ ...inject('server'), database: 'postgres' }, () => {}, { max: 1 });
  await admin.pool.query(`CREATE DATABASE ${connection.database}`);
  await admin.close();
  database = openDatabase(connection, () => {}, { max: 4 });
  await migrateBefore(database, BOOKS);
  await fill();
  await migrateDatabase(database);
  mall = await openTestMall({
    beside: { connection, clock: new HandClock(), dataFolder: '/dev/null' } as TestMall,
  });
}, 120_000);
afterAll(async () => {
  await mall.close();
  await database.close();
});

const rows = <R extends object>(sql: string) => mall.work((work) => work.query<R>(sql));
const held = (account: string) =>
  rows(
    `SELECT party, -sum(amount)::bigint AS amount FROM book_leg WHERE account = '${account}' GROUP BY 1 ORDER BY 1`,
  );

it('finds all of it, and its hashes are those of the code', async () => {
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
  expect(await held('2001')).toEqual([
    { party: '1', amount: 100_000 },
    { party: '2', amount: 82_000 },
  ]);
  expect(await held('2002')).toEqual([
    { party: 'SO-a', amount: 60_000 },
    { party: 'SO-b', amount: 10_000 },
    { party: 'SO-c', amount: 30_000 },
    { party: 'SO-d', amount: 100_000 },
    { party: 'SO-g', amount: 50_000 },
    { party: 'SP-h', amount: 500 },
  ]);
  expect(await held('3001')).toEqual([{ party: '', amount: -432_500 }]);
  expect(await rows('SELECT DISTINCT doc_type FROM book_entry ORDER BY 1')).toEqual([
    { doc_type: 'member' },
    { doc_type: 'order' },
    { doc_type: 'sample' },
  ]);
});

it('gives an enterprise one wallet, with the rests of its employees, and its ledger says so', async () => {
  expect(await rows('SELECT available FROM balance_account ORDER BY member_id')).toEqual(
    [100_000, 82_000, 0, 0, 0].map((available) => ({ available })),
  );
  expect(
    await rows(
      `SELECT member_id AS of, amount, balance_after AS after FROM balance_entry WHERE kind = 'handOver' ORDER BY entry_id`,
    ),
  ).toEqual([
    { of: 3, amount: -30_000, after: 0 },
    { of: 2, amount: 30_000, after: 80_000 },
    { of: 5, amount: -2_000, after: 0 },
    { of: 2, amount: 2_000, after: 82_000 },
  ]);
  expect(await rows('SELECT DISTINCT member_id AS who, wallet_id AS from FROM payment ORDER BY 1')).toEqual([
    { who: 1, from: 1 },
    { who: 2, from: 2 },
    { who: 3, from: 2 },
    { who: 4, from: 2 },
  ]);
  expect(
    await rows(`SELECT member_id AS who FROM sub_account WHERE 'balance.read' = ANY(permissions) ORDER BY 1`),
  ).toEqual([{ who: 3 }, { who: 5 }]);
});

it('goes on: what was paid before goes back to the wallet that it is now', async () => {
  await mall.work((work) =>
    refundPaid(work, { paySn: 'PY-refunded', documentSn: 'SO-c', amount: yuan(100), reason: 'x' }),
  );
  await mall.work((work) => handOverBalance(work, 1, 2));
  expect(await held('2001')).toEqual([
    { party: '1', amount: 0 },
    { party: '2', amount: 192_000 },
  ]);
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
});

it('shows what was paid at the stand-in of the past, and waits for it no longer', async () => {
  const { access_token: token } = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, 1, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  const seen = (paySn: string) => mall.call(paymentProtocol.payInfo, { paySn }, { token });
  expect(await seen('PY-sample')).toMatchObject({
    payState: 1,
    payment: { methodName: '沙箱支付', state: 'SUCCEEDED', paidAmount: '5.00' },
  });
  const open = await seen('PY-none');
  expect(open).toMatchObject({ payState: 0, payment: { paymentSn: UNDER_WAY, state: 'CLOSED' } });
  expect(open.methods.find(({ method }) => method === 'WECHAT')).toMatchObject({ isEnabled: true });
  expect(
    await rows(`SELECT to_state FROM step_log WHERE doc_type = 'payment' AND doc_sn = '${UNDER_WAY}'`),
  ).toEqual([{ to_state: 'CLOSED' }]);
});

it('takes no entry by hand that does not balance', async () => {
  await expect(rows('DELETE FROM book_leg')).rejects.toThrow('written once');
  await expect(
    rows(`INSERT INTO book_leg (entry_id, seq, account, party, amount) VALUES (1, 3, '2001', '1', 5)`),
  ).rejects.toThrow('does not balance');
});
