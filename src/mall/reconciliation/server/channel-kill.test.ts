// The server process is killed (SIGKILL) while it compares a channel's day, again and again further on: in the end each difference stands once, and the day is done.
import { afterAll, expect, it } from 'vitest';
import { killAt, type Point } from '#app/testing/kill-at.ts';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnPayingMall } from '#app/testing/spawn-test-mall.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { hours, minutes } from '#kit/time/duration.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { checkBooks, closeBill } from '#mall/payment/server/payment.ts';
import { channelDayList, channelRowList } from '../channel-lists.ts';
import { reconciliationProtocol } from '../reconciliation.protocol.ts';
import { reconciliationCompared } from './reconciliation.ts';

const mall = await openTestMall();
const cashier = await openOutsideCashier(mall);
const { WECHAT } = cashier.standIns;
afterAll(() => mall.close());

/** One after the other: what the process was about to write when it was killed. */
const POINTS: Point[] = [
  { on: 'INSERT', table: 'channel_difference', when: `new.kind = 'EXTRA'` },
  { on: 'INSERT', table: 'channel_difference', when: `new.kind = 'MISSING' AND new.ours = 10000` },
  { on: 'UPDATE', table: 'channel_day', when: 'new.compared_at IS NOT NULL' },
];

it('finds each difference once, wherever it was killed over it', { timeout: 120_000 }, async () => {
  const paid = async () => {
    const at = await cashier.beginNew('WECHAT');
    await cashier.payAt('WECHAT', at.sn);
    return at;
  };
  const [changed, , missing, gone] = [await paid(), await paid(), await paid(), await paid()];
  const [unheard, late] = [await cashier.beginNew('WECHAT'), await cashier.beginNew('WECHAT')];
  for (const { sn } of [unheard, late]) await WECHAT.decide(sn, 'SUCCESS');
  await mall.work((work) => closeBill(work, late.paySn, 'test'));
  await mall.work((work) =>
    work.query('DELETE FROM stand_in_charge WHERE number = ANY ($1)', [[missing.sn, gone.sn]]),
  );
  WECHAT.nextBill((rows) => [
    ...rows.map((row) => (row.number === changed.sn ? { ...row, amount: 9_000 as never } : row)),
    { ...rows[0]!, number: 'PY26010100000000', transactionNo: 'x' },
  ]);
  const now = mall.clock.now();
  const day = dayInChina(now);
  mall.clock.pass(endOfDay(day).getTime() + hours(10) + minutes(31) - now.getTime());
  await cashier.forgetCharges();
  const found = () =>
    mall.work((work) =>
      work.query<{ kind: string; number: string }>(
        'SELECT kind, number, ours, theirs FROM channel_difference ORDER BY kind, number',
      ),
    );

  const stood: number[] = [];
  for (const point of POINTS) {
    await killAt(mall, [point], () => spawnPayingMall(mall));
    stood.push((await found()).length);
    mall.clock.pass(minutes(10));
  }
  // What was found before it was killed stands, and nothing of what it was about to write.
  expect(stood).toEqual([1, 2, 4]);
  await mall.fireTimers();

  const of = (kind: string, number: string, ours: number, theirs: number) => ({ kind, number, ours, theirs });
  const lost = [missing.sn, gone.sn].sort();
  expect(await found()).toEqual([
    of('AMOUNT', changed.sn, 10_000, 9_000),
    of('EXTRA', 'PY26010100000000', 0, 10_000),
    ...lost.map((sn) => of('MISSING', sn, 10_000, 0)),
  ]);
  const finance = await aLogin(mall, { roles: ['finance'] });
  const asked = { f_method: 'WECHAT', f_day: `${day}..${day}` };
  const { list } = await mall.call(channelDayList.list, asked, finance);
  expect(list).toMatchObject([{ state: 'OPEN', rows: 5, open: 4, paid: '490.00', fee: '3.00' }]);
  const { daySn } = list[0]!;
  expect((await mall.call(reconciliationProtocol.dayDetail, { daySn }, finance)).differences).toHaveLength(4);
  const rows = await mall.call(channelRowList.list, asked, finance);
  expect(rows.list.map(({ state }) => state).sort()).toEqual([
    'DIFFERS',
    'DIFFERS',
    'MATCHED',
    'MATCHED',
    'MATCHED',
  ]);
  // Its bill was fetched once, what nobody had told the mall is there once, and what came too late goes back once.
  expect(WECHAT.asked.filter((what) => what === 'bill')).toHaveLength(1);
  expect(await cashier.billOf(unheard.paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
  expect(await cashier.paymentsOf(unheard.paySn)).toMatchObject([{ state: 'SUCCEEDED', paidAmount: 10_000 }]);
  mall.clock.pass(minutes(1));
  await mall.mall.tendRefunds();
  expect(await cashier.refundsOf(late.paySn)).toMatchObject([{ state: 'SUCCEEDED', amount: 10_000 }]);
  expect(await cashier.backAt(late.sn)).toHaveLength(1);
  const fees = await mall.work((work) => work.query(`SELECT FROM book_entry WHERE doc_type = 'channelDay'`));
  expect(fees).toHaveLength(1);
  expect(await mall.work((work) => checkBooks(work, reconciliationCompared))).toEqual([]);
});
