// The logs of orders and payments in the log of all documents: nothing of a database of the version before is lost, and a process of it goes on beside.
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonb, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { key, moment, ref, table } from '#kit/db/columns.ts';
import { type Database, onConnection, openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { migrateBefore } from '#kit/test/migrate-before.ts';
import { HandClock } from '#kit/time/clock.ts';
import { orderProcess } from '#mall/order/order-process.ts';
import { orderStatus } from '#mall/order/order-status.ts';
import { orderEvents } from '#mall/order/order-words.ts';
import { showOrder } from '#mall/order/server/show/show-order.ts';
import { paymentProcess } from '#mall/payment/payment-process.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

/** The migration that moves them, and all that came before it. */
const MOVES = '20261123055450_steps-in-one-log';

// What the version before knew of the two tables, and wrote into them.
const orderLog = table('order_log', {
  logId: key(),
  orderSn: text().notNull(),
  fromState: text(),
  event: text().notNull(),
  toState: text().notNull(),
  actorRole: text().notNull(),
  actorId: ref(),
  actorName: text().notNull().default(''),
  reason: text().notNull().default(''),
  diff: jsonb(),
  createdAt: moment().notNull(),
});
const paymentLog = table('payment_log', {
  logId: key(),
  paymentId: ref().notNull(),
  fromState: text(),
  event: text().notNull(),
  toState: text().notNull(),
  actorRole: text().notNull(),
  actorId: ref(),
  reason: text(),
  createdAt: moment().notNull(),
});
const SUBMIT = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($1) AS o (
      "orderSn" text, "parentSn" text, "memberId" bigint, "enterpriseId" bigint, "storeId" bigint, "storeName" jsonb, state text,
      "reviewKind" text[], "goodsAmount" bigint, freight bigint, payable bigint, remark text)
  ), made AS (
    INSERT INTO sub_order (order_sn, parent_sn, member_id, enterprise_id, store_id, store_name, state, review_kind,
                           goods_amount, freight, payable, remark, created_at, paid_at)
    SELECT "orderSn", "parentSn", "memberId", "enterpriseId", "storeId", "storeName", state, "reviewKind", "goodsAmount",
           freight, payable, remark, $2::timestamptz, CASE WHEN state = 'PENDING_DELIVERY' THEN $2::timestamptz END
    FROM given
  )
  INSERT INTO order_log (order_sn, event, to_state, actor_role, actor_id, actor_name, created_at)
  SELECT "orderSn", 'submit', state, $3, $4, $5, $2 FROM given`;

/** A step as it stood in a log, without its key, which is another one after the move. */
type Row = Record<string, unknown>;
type Transitions = Record<
  string,
  { from: readonly string[]; to: string | readonly string[]; by: readonly string[] }
>;
interface Move {
  from: string | null;
  event: string;
  to: string;
  by: string;
}

let database: Database;
let formerly: pg.PoolClient;
let orderSteps: Row[];
let paymentSteps: Row[];
let laterPaid: number;
let types: Row[];
let mall: TestMall;
const connection = {
  ...inject('server'),
  database: `${inject('templateName')}_${randomBytes(4).toString('hex')}`,
};

async function onServer(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('server'), database: 'postgres' });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/** Every step that a process knows, from every state it may start in, by everybody who may take it. */
function everyMove(process: Transitions): Move[] {
  return Object.entries(process).flatMap(([event, { from, to, by }]) =>
    (from.length === 0 ? [null] : from).flatMap((start) =>
      (to === 'same' ? [start ?? ''] : [to].flat()).flatMap((end) =>
        by.map((role) => ({ from: start, event, to: end, by: role })),
      ),
    ),
  );
}

/** The shortest life that ends with this step. */
function lifeUpTo(last: Move, moves: readonly Move[]): Move[] {
  const lives: Move[][] = moves.filter(({ from }) => from === null).map((first) => [first]);
  if (last.from === null) return [last];
  for (const life of lives) {
    const state = life.at(-1)?.to;
    if (state === last.from) return [...life, last];
    const seen = new Set(life.map(({ to }) => to));
    lives.push(
      ...moves.filter(({ from, to }) => from === state && !seen.has(to)).map((next) => [...life, next]),
    );
  }
  throw new Error(`nothing leads to ${last.from}`);
}

const DIFFS: readonly unknown[] = [
  null,
  { payable: { from: '12.00', to: '10.50' } },
  [{ seq: 1, amount: '300.00' }],
  { closed: [{ partNo: 'RC0402', number: 7 }], autoReceiveAt: '2026-12-01T00:00:00.000Z' },
];
const REASONS = ['', '收货地址有误', 'not paid in time'];
const isPerson = (role: string) => !['system', 'payment', 'channel', 'afterSale'].includes(role);
const at = (n: number) => new Date(Date.UTC(2026, 9, 1, 0, 0, n, 123));

beforeAll(async () => {
  await onServer(`CREATE DATABASE ${connection.database}`);
  database = openDatabase(connection, () => {}, { max: 6 });
  await migrateBefore(database, MOVES);
  formerly = await database.pool.connect();
  await formerly.query(`INSERT INTO member (member_name) VALUES ('王采购')`);
  await formerly.query(
    `INSERT INTO store (code, name_zh, name_en, freight_fee) VALUES ('s1', '华芯', 'Huaxin', 0)`,
  );
  await fillOrders();
  await fillPayments();
  laterPaid = await addPayment('PY9003', 'SUCCEEDED'); // a process of before makes no payment where there are books
  orderSteps = await read('order_log', 'order_sn');
  paymentSteps = await read('payment_log', 'payment_id');
  types = await columnTypes();
}, 120_000);

afterAll(async () => {
  await mall?.close();
  formerly.release();
  await database.close();
  await onServer(`DROP DATABASE ${connection.database} WITH (FORCE)`);
});

const read = async (log: string, of: string): Promise<Row[]> => {
  const { rows } = await database.pool.query(`SELECT * FROM ${log} ORDER BY ${of}, log_id`);
  return rows.map(({ log_id, ...row }) => row);
};

const columnTypes = async (): Promise<Row[]> => {
  const { rows } = await database.pool.query(
    `SELECT table_name, column_name, data_type, ordinal_position FROM information_schema.columns
     WHERE table_name IN ('order_log', 'payment_log') ORDER BY table_name, ordinal_position`,
  );
  return rows;
};

async function submitFormerly(
  orderSn: string,
  state: string,
  createdAt: Date,
  client = formerly,
): Promise<void> {
  const [parentSn, paySn] = [orderSn.replace('SO', 'TR'), orderSn.replace('SO', 'PY')];
  await client.query(
    `INSERT INTO trade (parent_sn, pay_sn, member_id, source, payable, address, invoice)
     VALUES ($1, $2, 1, 'cart', 1000, '{"receiverName":"王"}', '{"kind":"none"}')`,
    [parentSn, paySn],
  );
  const storeName = { zh: '华芯', en: 'Huaxin' };
  const money = { goodsAmount: 1000, freight: 0, payable: 1000 };
  const order = {
    orderSn,
    parentSn,
    memberId: 1,
    enterpriseId: null,
    storeId: 1,
    storeName,
    state,
    reviewKind: [],
    ...money,
    remark: '',
  };
  await client.query({
    name: 'order-submit',
    text: SUBMIT,
    values: [JSON.stringify([order]), createdAt, 'buyer', 1, '王采购'],
  });
}

async function fillOrders(): Promise<void> {
  const moves = everyMove(orderProcess as unknown as Transitions);
  let n = 0;
  for (const [i, last] of moves.entries()) {
    const orderSn = `SO${String(i).padStart(4, '0')}`;
    const [first, ...rest] = lifeUpTo(last, moves);
    await submitFormerly(orderSn, first!.to, at(n));
    for (const { from, event, to, by } of rest) {
      n++;
      await onConnection(formerly)
        .insert(orderLog)
        .values({
          orderSn,
          fromState: from,
          event,
          toState: to,
          actorRole: by,
          actorId: isPerson(by) ? 1 : null,
          actorName: isPerson(by) ? '王采购' : '',
          reason: REASONS[n % REASONS.length]!,
          diff: DIFFS[n % DIFFS.length],
          createdAt: at(n),
        });
    }
    await formerly.query('UPDATE sub_order SET state = $2 WHERE order_sn = $1', [orderSn, last.to]);
  }
}

async function addPayment(paymentSn: string, state: string, client = formerly): Promise<number> {
  const paySn = `B${paymentSn}`;
  await client.query(
    `INSERT INTO bill (pay_sn, member_id, lines, payable, state, created_at) VALUES ($1, 1, '[]', 1000, 'OPEN', now())`,
    [paySn],
  );
  const { rows } = await client.query(
    `INSERT INTO payment (payment_sn, member_id, pay_sn, method, state, amount) VALUES ($1, 1, $2, 'TRANSFER', $3, 1000) RETURNING payment_id`,
    [paymentSn, paySn, state],
  );
  return rows[0].payment_id;
}

async function fillPayments(): Promise<void> {
  const moves = everyMove(paymentProcess as unknown as Transitions);
  let n = 0;
  for (const [i, last] of moves.entries()) {
    const paymentId = await addPayment(`PY${String(i).padStart(4, '0')}`, last.to);
    for (const { from, event, to, by } of lifeUpTo(last, moves)) {
      n++;
      await onConnection(formerly)
        .insert(paymentLog)
        .values({
          paymentId,
          fromState: from,
          event,
          toState: to,
          actorRole: by,
          actorId: isPerson(by) ? 1 : null,
          reason: n % 3 === 0 ? 'bill paid' : null,
          createdAt: at(n),
        });
    }
  }
}

it('is filled with every step of orders and payments in every state', async () => {
  expect(new Set(orderSteps.map((row) => row.event)).size).toBe(Object.keys(orderProcess).length);
  expect(new Set(paymentSteps.map((row) => row.event)).size).toBe(Object.keys(paymentProcess).length);
  expect(orderSteps.length).toBeGreaterThan(150);
  expect(paymentSteps.length).toBeGreaterThan(50);
});

it('waits for those in the middle of a step, and keeps those waiting who begin one', async () => {
  const middle = await database.pool.connect();
  await middle.query('BEGIN');
  await submitFormerly('SO9001', 'PENDING_PAYMENT', at(9001), middle);
  const moving = migrateDatabase(database);
  await new Promise((done) => setTimeout(done, 400));
  // would wait for the move, and the move for its order, if the move did not give way
  const paymentId = await addPayment('PY9001', 'PENDING_PAYMENT', middle);
  const step = {
    paymentId,
    fromState: null,
    event: 'create',
    toState: 'PENDING_PAYMENT',
    actorRole: 'buyer',
    actorId: 1,
    reason: null,
  };
  await onConnection(middle)
    .insert(paymentLog)
    .values({ ...step, createdAt: at(9002) });
  const beginning = submitFormerly('SO9002', 'PENDING_DELIVERY', at(9003));
  await middle.query('COMMIT');
  middle.release();
  await Promise.all([moving, beginning]);
  const submitted = {
    from_state: null,
    event: 'submit',
    actor_role: 'buyer',
    actor_id: 1,
    actor_name: '王采购',
    reason: '',
    diff: null,
  };
  orderSteps.push(
    { order_sn: 'SO9001', ...submitted, to_state: 'PENDING_PAYMENT', created_at: at(9001) },
    { order_sn: 'SO9002', ...submitted, to_state: 'PENDING_DELIVERY', created_at: at(9003) },
  );
  paymentSteps.push({
    payment_id: paymentId,
    ...{ from_state: null, event: 'create', to_state: 'PENDING_PAYMENT', actor_role: 'buyer', actor_id: 1 },
    ...{ reason: null, created_at: at(9002) },
  });
}, 60_000);

it('reads as before through the names of before', async () => {
  expect(await columnTypes()).toEqual(types);
  expect(await read('order_log', 'order_sn')).toEqual(orderSteps);
  expect(await read('payment_log', 'payment_id')).toEqual(paymentSteps);
});

it('has every row in the log of all documents', async () => {
  const steps = async (docType: string) => {
    const { rows } = await database.pool.query<Row>(
      'SELECT * FROM step_log WHERE doc_type = $1 ORDER BY doc_sn, log_id',
      [docType],
    );
    return rows.map(({ log_id, doc_type, ...row }) => row);
  };
  expect(await steps('order')).toEqual(
    orderSteps.map(({ order_sn, diff, ...row }) => ({ ...row, doc_sn: order_sn, detail: diff ?? {} })),
  );
  const { rows } = await database.pool.query<Row>('SELECT payment_id, payment_sn FROM payment');
  const snOf = new Map(rows.map((row) => [row.payment_id, row.payment_sn]));
  expect(await steps('payment')).toEqual(
    paymentSteps.map(({ payment_id, reason, ...row }) => ({
      ...row,
      ...{ doc_sn: snOf.get(payment_id), actor_name: '', reason: reason ?? '', detail: {} },
    })),
  );
});

it('tells each order’s time line as before', async () => {
  const beside = { connection, clock: new HandClock(), dataFolder: mkdtempSync(join(tmpdir(), 'yc-files-')) };
  mall = await openTestMall({ beside: beside as TestMall });
  const side = { memberId: 1, sub: null, enterpriseId: null };
  for (const [orderSn, rows] of Map.groupBy(orderSteps, (row) => String(row.order_sn))) {
    const { log } = await mall.work((work) => showOrder(work, side, orderSn));
    expect(log).toEqual(
      rows.toReversed().map((row) => ({
        event: row.event,
        eventName: orderEvents[row.event as keyof typeof orderEvents].zh,
        stateName: orderStatus[row.to_state as keyof typeof orderStatus].zh,
        actorName: row.actor_role === 'store' ? '华芯' : row.actor_name || expect.any(String),
        reason: row.reason,
        time: (row.created_at as Date).toISOString(),
      })),
    );
  }
}, 60_000);

it('takes what a process of the version before goes on writing', async () => {
  await submitFormerly('SO9003', 'PENDING_PAYMENT', at(9005)); // prepared before the move, on the same connection
  await onConnection(formerly)
    .insert(orderLog)
    .values({
      orderSn: 'SO9003',
      fromState: 'PENDING_PAYMENT',
      event: 'changePrice',
      toState: 'PENDING_PAYMENT',
      actorRole: 'store',
      actorId: 1,
      actorName: '张店长',
      reason: '老客户',
      diff: { payable: { from: '10.00', to: '9.00' } },
      createdAt: at(9006),
    });
  await onConnection(formerly)
    .insert(paymentLog)
    .values({
      paymentId: laterPaid,
      fromState: 'PENDING_PAYMENT',
      event: 'settle',
      toState: 'SUCCEEDED',
      actorRole: 'system',
      actorId: null,
      reason: null,
      createdAt: at(9007),
    });
  const { rows } = await database.pool.query(
    `SELECT doc_type, doc_sn, from_state, event, to_state, actor_role, actor_id, actor_name, reason, detail, created_at
     FROM step_log WHERE doc_sn IN ('SO9003', 'PY9003') ORDER BY log_id`,
  );
  const of = { doc_type: 'order', doc_sn: 'SO9003', actor_id: 1 };
  expect(rows).toEqual([
    {
      ...of,
      from_state: null,
      event: 'submit',
      to_state: 'PENDING_PAYMENT',
      actor_role: 'buyer',
      actor_name: '王采购',
      reason: '',
      detail: {},
      created_at: at(9005),
    },
    {
      ...of,
      from_state: 'PENDING_PAYMENT',
      event: 'changePrice',
      to_state: 'PENDING_PAYMENT',
      actor_role: 'store',
      actor_name: '张店长',
      reason: '老客户',
      detail: { payable: { from: '10.00', to: '9.00' } },
      created_at: at(9006),
    },
    {
      doc_type: 'payment',
      doc_sn: 'PY9003',
      actor_id: null,
      from_state: 'PENDING_PAYMENT',
      event: 'settle',
      to_state: 'SUCCEEDED',
      actor_role: 'system',
      actor_name: '',
      reason: '',
      detail: {},
      created_at: at(9007),
    },
  ]);
  const { log } = await mall.work((work) =>
    showOrder(work, { memberId: 1, sub: null, enterpriseId: null }, 'SO9003'),
  );
  expect(log.map(({ event, actorName }) => `${event} ${actorName}`)).toEqual([
    'changePrice 华芯',
    'submit 王采购',
  ]);
});
