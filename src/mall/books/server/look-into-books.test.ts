// Finance looks into the books: by document, event, account and day, entry by entry, and whether both sides are equal.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import type { Cents } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { booksProtocol } from '../books.protocol.ts';
import { entryList } from '../entry-list.ts';
import { moneyCame, type Posting, refundDecided, refundDone, walletOpened } from '../posting-rules.ts';
import { post, sealDays } from './books.ts';

let mall: TestMall;
let finance: Person;
let payer: Person;
const day = (ago: number) => dayInChina(after(mall.clock.now(), -ago));

beforeAll(async () => {
  mall = await openTestMall();
  finance = await aLogin(mall, { roles: ['finance'] });
  payer = await aLogin(mall);
  const amount = 12_345 as Cents;
  const { memberId: walletId } = payer;
  const enter = (ago: number, ...postings: Posting[]) =>
    mall.work(async (work) => {
      for (const [i, posting] of postings.entries())
        await post({ ...work, now: after(work.now, i - ago) }, posting);
    });
  await enter(days(3), walletOpened(walletId, 50_000 as Cents));
  const came = { walletId, paidAmount: amount, excess: 0 as Cents };
  const shares = [{ documentSn: 'SO-1', amount }];
  await enter(days(2), moneyCame({ ...came, paymentSn: 'PY-1', way: 'TRANSFER', shares }));
  await mall.work(sealDays);
  await enter(
    0,
    moneyCame({ ...came, paymentSn: 'PY-2', way: 'WECHAT', shares: [{ documentSn: 'SO-2', amount }] }),
    refundDecided({ refundSn: 'RF-1', memo: '缺货', shares }),
    refundDone({ refundSn: 'RF-1', to: { walletId }, amount }),
  );
});
afterAll(() => mall.close());

const found = async (asked: Record<string, string>) =>
  (await mall.call(entryList.list, asked, finance)).list.map(
    ({ event, docSn, amount }) => `${event} ${docSn} ${amount}`,
  );

it('lists entries, the newest first', async () => {
  expect(await found({})).toEqual([
    'refundDone RF-1 123.45',
    'refundDecided RF-1 123.45',
    'channelPaid PY-2 123.45',
    'transferBooked PY-1 123.45',
    `opened ${payer.memberId} 500.00`,
  ]);
});

it('finds them by document, party, event, account and day', async () => {
  expect(await found({ keyword: 'SO-1' })).toEqual([
    'refundDecided RF-1 123.45',
    'transferBooked PY-1 123.45',
  ]);
  expect(await found({ keyword: 'PY-2' })).toEqual(['channelPaid PY-2 123.45']);
  expect(await found({ keyword: 'SO' })).toEqual([]);
  expect(await found({ f_event: 'refundDone' })).toHaveLength(1);
  expect(await found({ f_account: '3001' })).toEqual([`opened ${payer.memberId} 500.00`]);
  expect(await found({ f_day: `${day(days(2))}..${day(days(1))}` })).toEqual(['transferBooked PY-1 123.45']);
  expect(await found({ f_day: `..${day(days(3))}` })).toHaveLength(1);
});

it('shows an entry with its legs, and whether its day is sealed', async () => {
  const [sealed] = (await mall.call(entryList.list, { keyword: 'PY-1' }, finance)).list;
  const entry = await mall.call(booksProtocol.entry, { entrySn: sealed!.entrySn }, finance);
  expect(entry).toMatchObject({
    event: 'transferBooked',
    docType: 'payment',
    isSealed: true,
    day: day(days(2)),
  });
  expect(entry.legs).toEqual([
    { seq: 1, account: '1001', party: '', partyName: null, debit: '123.45', credit: null },
    { seq: 2, account: '2002', party: 'SO-1', partyName: null, debit: null, credit: '123.45' },
  ]);
  const [done] = (await mall.call(entryList.list, { f_event: 'refundDone' }, finance)).list;
  const open = await mall.call(booksProtocol.entry, { entrySn: done!.entrySn }, finance);
  expect(open.isSealed).toBe(false);
  expect(open.legs[1]).toMatchObject({ party: String(payer.memberId), partyName: payer.memberName });
});

it('both sides are equal, on every day', async () => {
  const now = await mall.call(booksProtocol.trial, {}, finance);
  expect(now).toMatchObject({ day: day(0), isSealed: false, debit: '993.80', credit: '993.80' });
  expect(now.rows).toEqual([
    { account: '1001', debit: '123.45', credit: '0.00', balance: '123.45' },
    { account: '1002', debit: '123.45', credit: '0.00', balance: '123.45' },
    { account: '1101', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '2001', debit: '0.00', credit: '623.45', balance: '-623.45' },
    { account: '2002', debit: '123.45', credit: '246.90', balance: '-123.45' },
    { account: '2003', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '2004', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '2005', debit: '123.45', credit: '123.45', balance: '0.00' },
    { account: '2006', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '3001', debit: '500.00', credit: '0.00', balance: '500.00' },
    { account: '4001', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '4002', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '4003', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '5003', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '5004', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '9101', debit: '0.00', credit: '0.00', balance: '0.00' },
    { account: '9102', debit: '0.00', credit: '0.00', balance: '0.00' },
  ]);
  const then = await mall.call(booksProtocol.trial, { day: day(days(2)) }, finance);
  expect(then).toMatchObject({ isSealed: true, debit: '623.45', credit: '623.45' });
  const before = await mall.call(booksProtocol.trial, { day: '2020-01-01' }, finance);
  expect(before).toMatchObject({ isSealed: true, debit: '0.00', credit: '0.00' });
});

it('is nobody else’s, and an entry that is not there is not found', async () => {
  const operator = await aLogin(mall, { roles: ['operator'] });
  for (const person of [operator, payer, await aLogin(mall, { roles: ['auditor'] })]) {
    expect((await mall.ask(entryList.list, {}, person)).state).toBe(State.notAllowed);
    expect((await mall.ask(booksProtocol.trial, {}, person)).state).toBe(State.notAllowed);
  }
  expect((await mall.ask(booksProtocol.entry, { entrySn: 'JE0' }, finance)).state).toBe(State.notFound);
  expect((await mall.ask(booksProtocol.trial, { day: 'soon' }, finance)).state).not.toBe(200);
});
