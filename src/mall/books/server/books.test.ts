// The books themselves: entered once, balanced, never changed, sealed by night.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { type Posting, walletMoved } from '../posting-rules.ts';
import { checkEntries, post, sealDays } from './books.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());
beforeEach(() => edit('TRUNCATE book_entry, book_leg, book_day, book_day_total RESTART IDENTITY'));

let made = 0;
const aMove = (amount = 100, change: Partial<Posting> = {}): Posting => ({
  ...walletMoved(1, 2, amount as Cents),
  part: `move ${++made}`,
  ...change,
});
const enter = (...postings: Posting[]) =>
  mall.work(async (work) => {
    for (const posting of postings) await post(work, posting);
  });
/** Enters as if so long ago. */
const enterThen = (ago: number, ...postings: Posting[]) =>
  mall.work(async (work) => {
    const then: Work = { ...work, now: after(work.now, -ago) };
    for (const posting of postings) await post(then, posting);
  });
/** By hand, past every trigger, as somebody with the database's password would. */
const edit = (sql: string) =>
  mall.work(async (work) => {
    await work.query("SET LOCAL session_replication_role = 'replica'");
    await work.query(sql);
  });
const rows = <R extends object>(sql: string) => mall.work((work) => work.query<R>(sql));
const entries = () =>
  rows<{ entry_sn: string; day: string; legs: string }>(
    `SELECT entry_sn, day::text, (SELECT string_agg(account || ' ' || party || ' ' || amount, ', ' ORDER BY seq)
       FROM book_leg l WHERE l.entry_id = e.entry_id) AS legs FROM book_entry e ORDER BY entry_id`,
  );
const check = async () =>
  (await mall.work((work) => checkEntries(work))).map(({ what, wrong }) => `${what}: ${wrong}`);
const day = (ago: number) => dayInChina(after(mall.clock.now(), -ago));

it('an entry is written once: the same event of the same document and part changes nothing', async () => {
  const move = aMove(100, { memo: 'a\nletter  of many words' });
  await enter(move);
  await enter({ ...move, legs: walletMoved(1, 2, 900 as Cents).legs });
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ day: day(0), legs: '2001 1 100, 2001 2 -100' });
  expect(entry!.entry_sn).toMatch(/^JE\d{14}$/);
  await enter(aMove(1, { part: undefined }), aMove(1, { part: undefined }));
  expect(await entries()).toHaveLength(3);
  expect(await check()).toEqual([]);
});

it.each<[string, Posting['legs']]>([
  ['does not balance', [...walletMoved(1, 2, 100 as Cents).legs, { account: '2001', party: '3', amount: 1 }]],
  ['has one leg', [{ account: '2001', party: '1', amount: 0 }]],
  ['has half a fen', walletMoved(1, 2, 0.5 as Cents).legs],
])('what %s is no entry', async (_what, legs) => {
  await expect(enter(aMove(1, { legs }))).rejects.toThrow('does not balance');
  expect(await entries()).toEqual([]);
});

it('the database itself refuses what does not balance, and every change', async () => {
  await enter(aMove());
  const leg = (amount: number) =>
    `INSERT INTO book_leg (entry_id, seq, account, party, amount) VALUES (1, 9, '2001', '1', ${amount})`;
  await expect(rows(leg(5))).rejects.toThrow('does not balance');
  const empty = `INSERT INTO book_entry (entry_sn, event, doc_type, doc_sn, part, occurred_at, day, hash)
                 VALUES ('JE0', 'opened', 'member', '1', '', now(), '2099-01-01', '')`;
  await expect(rows(empty)).rejects.toThrow('does not balance');
  for (const sql of [
    "UPDATE book_entry SET memo = 'x'",
    'DELETE FROM book_leg',
    'UPDATE book_leg SET amount = amount * 2',
  ])
    await expect(rows(sql)).rejects.toThrow('written once');
  expect(await check()).toEqual([]);
});

it('a night seals all days that are over, and catches up with those it has missed', async () => {
  await enterThen(days(4), aMove(100), aMove(50));
  await enterThen(days(2), aMove(7));
  await enter(aMove(1));
  expect(await mall.work(sealDays)).toEqual([day(days(4)), day(days(3)), day(days(2)), day(days(1))]);
  expect(await mall.work(sealDays)).toEqual([]);
  expect(await rows('SELECT entries, debit FROM book_day ORDER BY day')).toEqual([
    { entries: 2, debit: 150 },
    { entries: 0, debit: 0 },
    { entries: 1, debit: 7 },
    { entries: 0, debit: 0 },
  ]);
  expect(await rows('SELECT account, debit, credit FROM book_day_total ORDER BY day')).toEqual([
    { account: '2001', debit: 150, credit: 150 },
    { account: '2001', debit: 7, credit: 7 },
  ]);
  expect(await check()).toEqual([]);
  await expect(rows('DELETE FROM book_day')).rejects.toThrow('written once');

  await rows("UPDATE timer SET due_at = now() WHERE doc_type = 'books'");
  mall.clock.pass(days(1));
  await mall.fireTimers();
  expect(await rows('SELECT FROM book_day')).toHaveLength(5);
  const [next] = await rows<{ due: Date }>("SELECT due_at AS due FROM timer WHERE doc_type = 'books'");
  expect(next!.due.toISOString()).toMatch(/:30:00.000Z$/); // half past midnight in China is one of them
  expect(next!.due.getTime() - mall.clock.now().getTime()).toBeLessThanOrEqual(hours(1));
  expect(next!.due > mall.clock.now()).toBe(true);
});

it('what belongs to a sealed day stands on the first open one, and says when it was', async () => {
  await enterThen(days(2), aMove());
  await mall.work(sealDays);
  await enterThen(days(2), aMove(5));
  const [, late] = await entries();
  expect(late!.day).toBe(day(0));
  const [row] = await rows<{ at: Date }>('SELECT max(occurred_at) AS at, count(*) FROM book_entry');
  expect(dayInChina(row!.at)).toBe(day(days(2)));
  expect(await check()).toEqual([]);
});

it('whoever enters while the day is being sealed waits, and goes on with the next day', async () => {
  await enterThen(days(1), aMove());
  let tries = 0;
  await mall.work(async (entering) => {
    tries++;
    await post({ ...entering, now: after(entering.now, -days(1)) }, aMove(5, { part: 'late' }));
    await entering.flush();
    // The statement has seen an open day; before the commit somebody seals it.
    if (tries === 1) await mall.mall.workshop.inTransaction('zh', sealDays);
  });
  expect(tries).toBe(2);
  expect((await entries()).map((entry) => entry.day)).toEqual([day(days(1)), day(0)]);
  expect(await check()).toEqual([]);
});

it.each([
  ['another amount', 'UPDATE book_leg SET amount = amount * 2 WHERE entry_id = 2', ['entry', 'day']],
  ['another party', "UPDATE book_leg SET party = '9' WHERE entry_id = 2 AND seq = 1", ['entry']],
  ['a leg less', 'DELETE FROM book_leg WHERE entry_id = 2 AND seq = 1', ['entry', 'entry', 'day', 'day']],
  ['another document', "UPDATE book_entry SET doc_sn = 'PY1' WHERE entry_id = 2", ['entry']],
  [
    'another moment',
    "UPDATE book_entry SET occurred_at = occurred_at + interval '1 hour' WHERE entry_id = 2",
    ['entry'],
  ],
  ['a later day', 'UPDATE book_entry SET day = day + 1 WHERE entry_id = 2', ['entry', 'day', 'day']],
  [
    'an entry less',
    'DELETE FROM book_leg WHERE entry_id = 2; DELETE FROM book_entry WHERE entry_id = 2',
    ['day'],
  ],
  ['another hash', "UPDATE book_entry SET hash = 'x' WHERE entry_id = 2", ['entry', 'day']],
  ['another seal', "UPDATE book_day SET hash = 'x' WHERE entries = 3", ['day', 'day']],
  ['a seal less', 'DELETE FROM book_day_total; DELETE FROM book_day WHERE entries = 3', ['day', 'entry']],
  ['another total', 'UPDATE book_day_total SET debit = debit + 1', ['day']],
])('%s shows', async (_what, sql, wanted) => {
  await enterThen(days(2), aMove(), aMove(5), aMove(7));
  await mall.work(sealDays);
  const [, second] = await entries();
  expect(await check()).toEqual([]);
  await edit(sql);
  const found = await check();
  expect(new Set(found.map((line) => line.split(' ')[0]))).toEqual(new Set(wanted));
  if (wanted[0] === 'entry') expect(found[0]).toContain(`entry ${second!.entry_sn}: `);
});
