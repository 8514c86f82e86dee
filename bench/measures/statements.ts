// Two thousand statements of a hundred lines are cut by the mall's own timers while visitors look at lists, and a statement of five thousand lines is read.
import { setTimeout } from 'node:timers/promises';
import { demoPassword } from '#demo/people.ts';
import { statementProtocol } from '#mall/statement/statement.protocol.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { figuresOf, type LoadResult, load } from '../load.ts';
import type { Measure } from '../measure.ts';
import { narrowedLists } from './list-three-filters.ts';

const MOST = 60; // seconds
const MOST_READING = 300; // ms
const VISITORS = 2;
const LATEST = 600_000; // ms until it is given up

const [STATEMENTS, ORDERS, LINES] = [2_000, 10, 10];
const LONG = 5_000; // lines of one statement

export const statements: Measure = {
  name: 'statements',
  async run({ database, mall, options }) {
    const how = options.isQuick ? 200 : STATEMENTS;
    const stamp = String(Date.now() % 100_000_000).padStart(8, '0');
    await fill(database, how, stamp);
    const requests = await narrowedLists(database);
    const visits: LoadResult[] = [];
    const visit = async () => void visits.push(await load({ ...look, seconds: 5, round: visits.length }));
    const look = { origin: mall.origin, requests, connections: VISITORS };
    const left = () => count(database, stamp);
    await database.read(
      `INSERT INTO timer (doc_type, doc_sn, event, due_at)
       SELECT 'statement', statement_sn, 'cut', now() FROM statement WHERE statement_sn LIKE 'SB' || $1 || '%'`,
      [stamp],
    );
    const began = performance.now();
    let took = 0;
    const cutting = (async () => {
      while ((await left()) > 0 && performance.now() - began < LATEST) await setTimeout(250);
      took = (performance.now() - began) / 1_000;
    })();
    while (took === 0) await visit();
    await cutting;
    const failed = await left();
    const busy = figuresOf(visits);
    const read = figuresOf([await reading(database, mall.origin, stamp, options.seconds)]);
    return [
      {
        ...{ parts: database.parts, name: 'statements-cut', value: took, unit: 's', failed },
        ...{ aim: `${how} of ${ORDERS * LINES} lines in < ${(MOST * how) / STATEMENTS} s beside visitors` },
        isMet: failed === 0 && took < (MOST * how) / STATEMENTS,
      },
      {
        ...{ parts: database.parts, name: 'lists-while-cutting', value: busy.perSecond, unit: 'req/s' },
        ...{ p50: busy.p50, p95: busy.p95, p99: busy.p99, failed: busy.failed },
      },
      {
        ...{ parts: database.parts, name: 'statement-page', value: read.perSecond, unit: 'req/s' },
        ...{ p50: read.p50, p95: read.p95, p99: read.p99, failed: read.failed, processor: read.processor },
        ...{
          aim: `p95 < ${MOST_READING} ms, ${LONG} lines`,
          isMet: read.failed === 0 && read.p95 < MOST_READING,
        },
      },
    ];
  },
};

const count = async (database: BenchDatabase, stamp: string): Promise<number> => {
  const [row] = await database.read<{ n: number }>(
    `SELECT count(*)::int AS n FROM statement WHERE statement_sn LIKE 'SB' || $1 || '%' AND reconcile = 'OPEN'`,
    [stamp],
  );
  return row!.n;
};

/** Enterprises with an account each, once; and of every run a statement each, that fills until yesterday. */
async function fill({ read }: BenchDatabase, how: number, stamp: string): Promise<void> {
  await read(
    `WITH who AS (
       INSERT INTO member (member_name, member_type) SELECT 'bench_company_' || n, 3 FROM generate_series(1, $1::int) n
       ON CONFLICT DO NOTHING RETURNING member_id, member_name
     ), firm AS (
       INSERT INTO enterprise (name, uscc, main_member_id, state, data, certified_at)
       SELECT member_name, upper(member_name), member_id, 'CERTIFIED', (SELECT data FROM enterprise LIMIT 1), now() FROM who
       RETURNING enterprise_id
     )
     INSERT INTO credit_account (enterprise_id, state, credit_limit, basis, bill_on, cycle_kind, cycle_day, term_days, tolerance,
                                 ceiling, late_rate, late_cap, grace_days, created_at)
     SELECT enterprise_id, 'ACTIVE', 1000000000, 'BILLED', 'SHIP', 'MONTHLY', 25, 30, 0, 200, 50, 20, 3, now() FROM firm`,
    [how],
  );
  await read(
    `WITH one AS (
       INSERT INTO statement (statement_sn, account_id, state, reconcile, from_day, cut_day, total, created_at)
       SELECT 'SB' || $1 || a.account_id, a.account_id, 'PENDING_SETTLEMENT', 'OPEN', current_date - 31, current_date - 1,
              $3::int * $4::int * 1234, now()
       FROM credit_account a JOIN enterprise e USING (enterprise_id) WHERE e.name LIKE 'bench\\_company\\_%' ORDER BY 2 LIMIT $2
       RETURNING statement_id, account_id
     ), ordered AS (
       INSERT INTO credit_charge (account_id, order_sn, store_id, member_id, is_released, owed, shipped, promised_on, created_at)
       SELECT a.account_id, 'SX' || $1 || a.account_id || '-' || n, (SELECT min(store_id) FROM store), e.main_member_id, true,
              $4::int * 1234, $4::int * 1234, current_date, now()
       FROM one JOIN credit_account a USING (account_id) JOIN enterprise e USING (enterprise_id), generate_series(1, $3::int) n
       RETURNING account_id
     ), counted AS (
       UPDATE credit_account a SET upcoming = upcoming + $3::int * $4::int * 1234 FROM one WHERE one.account_id = a.account_id
     )
     INSERT INTO statement_item (account_id, statement_id, kind, order_sn, order_line_id, title, mat_code, number, amount, created_at)
     SELECT account_id, statement_id, 'LINE', 'SX' || $1 || account_id || '-' || n, m,
            '{"zh":"RC0603FR-0710KL","en":"RC0603FR-0710KL"}', 'MAT-' || m, 100, 1234, now()
     FROM one, generate_series(1, $3::int) n, generate_series(1, $4::int) m`,
    [stamp, how, ORDERS, LINES],
  );
  await read('ANALYZE statement, statement_item, credit_charge, credit_account');
}

/** The data of the page of a long statement, as its buyer reads it. */
async function reading(
  { read }: BenchDatabase,
  origin: string,
  stamp: string,
  seconds: number,
): Promise<LoadResult> {
  const statementSn = `SL${stamp}`;
  await read(
    `WITH long AS (
       INSERT INTO statement (statement_sn, account_id, state, reconcile, from_day, cut_day, due_day, total, created_at, cut_at)
       SELECT $1, a.account_id, 'PENDING_PAYMENT', 'DONE', current_date - 31, current_date - 1, current_date + 29, $2::int * 1234, now(), now()
       FROM credit_account a JOIN enterprise e USING (enterprise_id) JOIN member m ON m.member_id = e.main_member_id
       WHERE m.member_name = 'company01' ORDER BY a.account_id LIMIT 1
       RETURNING statement_id, account_id
     )
     INSERT INTO statement_item (account_id, statement_id, kind, order_sn, order_line_id, title, mat_code, number, amount, created_at)
     SELECT account_id, statement_id, 'LINE', 'SX' || $1 || '-' || n % 400, n, '{"zh":"RC0603FR-0710KL","en":"RC0603FR-0710KL"}',
            'MAT-' || n, 100, 1234, now()
     FROM long, generate_series(1, $2::int) n`,
    [statementSn, LONG],
  );
  const reply = await fetch(`${origin}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'company01', password: demoPassword, loginType: 1 }),
  });
  const { data } = (await reply.json()) as { data: { access_token: string } };
  const call = {
    method: 'GET' as const,
    path: `/${statementProtocol.detail.path}?statementSn=${statementSn}`,
    headers: { authorization: `Bearer ${data.access_token}`, 'accept-encoding': 'gzip' },
  };
  const seen = (await (await fetch(`${origin}${call.path}`, call)).json()) as { data: { items: unknown[] } };
  if (seen.data.items.length !== LONG) throw new Error(`${seen.data.items.length} lines instead of ${LONG}`);
  return load({ origin, requests: [call], connections: 1, seconds, isGood: () => true });
}
