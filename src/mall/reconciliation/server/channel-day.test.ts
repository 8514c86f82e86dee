// The bill that a channel tells the day after: what it has and the mall has not heard, what it does not have, what differs.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { OutsideMethod } from '#mall/payment/server/channel/payment-channel.ts';
import { standInCharge } from '#mall/payment/server/channel.tables.ts';
import { openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { checkBooks, closeBill, refundPaid } from '#mall/payment/server/payment.ts';
import { rechargeProtocol } from '#mall/recharge/recharge.protocol.ts';
import { openRecharges } from '#mall/recharge/server/recharge.builders.ts';
import { bankProtocol } from '../bank.protocol.ts';
import { bankLineList } from '../bank-line-list.ts';
import { channelDayList, channelRowList } from '../channel-lists.ts';
import { reconciliationProtocol } from '../reconciliation.protocol.ts';
import { reconcileDay } from './reconcile-day.ts';
import { reconciliationCompared } from './reconciliation.ts';

const { dayDetail, propose, correct, decline } = reconciliationProtocol;
const { attach, sendBack, wentBack } = bankProtocol;
const mall = await openTestMall();
const cashier = await openOutsideCashier(mall);
const recharges = await openRecharges(mall);
let one: Person;
let other: Person;
afterAll(async () => {
  await booksAreRight();
  await mall.close();
});

const booksAreRight = async () =>
  expect(await mall.work((work) => checkBooks(work, reconciliationCompared))).toEqual([]);

/** Logins of operators are short. */
async function logIn() {
  one = await aLogin(mall, { roles: ['finance'] });
  other = await aLogin(mall, { roles: ['finance'] });
}

/** Half past ten of the next day, and the mall has done what it does then. */
async function tomorrow() {
  const now = mall.clock.now();
  mall.clock.pass(endOfDay(dayInChina(now)).getTime() + hours(10) + minutes(31) - now.getTime());
  await cashier.forgetCharges();
  await mall.fireTimers();
  await logIn();
}
/** A day of its own for each test, begun at noon. */
beforeEach(async () => {
  await tomorrow();
  mall.clock.pass(hours(2));
  await logIn();
});

/** The day before this one, once it is compared. */
async function dayOf(method: OutsideMethod) {
  const day = dayInChina(after(mall.clock.now(), -days(1)));
  const { list } = await mall.call(channelDayList.list, { f_method: method, f_day: `${day}..${day}` }, one);
  return mall.call(dayDetail, { daySn: list[0]!.daySn }, one);
}
const paid = async (method: OutsideMethod) => {
  const at = await cashier.beginNew(method);
  await cashier.payAt(method, at.sn);
  return at;
};
const brief = ({ differences }: Awaited<ReturnType<typeof dayOf>>) =>
  differences.map(
    ({ kind, rowKind, number, ours, theirs }) => `${kind} ${rowKind} ${number} ${ours} ${theirs}`,
  );
const change = (method: OutsideMethod, sn: string, amount: number | null) =>
  cashier.standIns[method].nextBill((rows) =>
    rows.flatMap((row) =>
      row.number !== sn ? row : amount === null ? [] : { ...row, amount: amount as never },
    ),
  );

describe.each(['WECHAT', 'ALIPAY'] as const)('a day of %s', (method) => {
  it('that fits leaves no question, and what the channel keeps is in the books', async () => {
    const at = await paid(method);
    await mall.work((work) =>
      refundPaid(work, {
        paySn: at.paySn,
        documentSn: at.documentSns[0]!,
        amount: 4_000 as never,
        reason: 'test',
      }),
    );
    await mall.mall.tendRefunds();
    await tomorrow();
    const day = await dayOf(method);
    expect(day).toMatchObject({
      state: 'DONE',
      rows: 2,
      paid: '100.00',
      refunded: '40.00',
      fee: '0.36',
      differences: [],
    });
    const { list, sums } = await mall.call(
      channelRowList.list,
      { f_method: method, f_day: `${day.day}..${day.day}` },
      one,
    );
    expect(list.map(({ state }) => state)).toEqual(['MATCHED', 'MATCHED']);
    expect(sums).toMatchObject({ amount: '60.00', fee: '0.36' });
    await booksAreRight();
  });

  it('brings a payment of which nobody has told the mall', async () => {
    const { sn, paySn } = await cashier.beginNew(method);
    await cashier.standIns[method].decide(sn, 'SUCCESS');
    await tomorrow();
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID' });
    expect(await dayOf(method)).toMatchObject({ state: 'DONE', rows: 1, differences: [] });
  });

  it('sends back by the same way what came for a bill that is closed', async () => {
    const { sn, paySn } = await cashier.beginNew(method);
    await cashier.standIns[method].decide(sn, 'SUCCESS');
    await mall.work((work) => closeBill(work, paySn, 'test'));
    await tomorrow();
    expect(await dayOf(method)).toMatchObject({ differences: [] });
    await mall.mall.tendRefunds();
    expect(await cashier.refundsOf(paySn)).toMatchObject([
      { route: 'CHANNEL', amount: 10_000, state: 'SUCCEEDED' },
    ]);
    await booksAreRight();
  });

  it('names what is extra, missing and changed, once however often it is looked at', async () => {
    const [missing, changed, right] = [await paid(method), await paid(method), await paid(method)];
    await mall.work((work) => work.query('DELETE FROM stand_in_charge WHERE number = $1', [missing.sn]));
    cashier.standIns[method].nextBill((rows) => [
      ...rows.map((row) => (row.number === changed.sn ? { ...row, amount: 9_000 as never } : row)),
      { ...rows[0]!, number: 'PY26010100000000', transactionNo: 'x' },
    ]);
    await tomorrow();
    const day = await dayOf(method);
    expect(day).toMatchObject({ state: 'OPEN', rows: 3, open: 3, isLate: false });
    expect(brief(day).sort()).toEqual(
      [
        `AMOUNT PAY ${changed.sn} 100.00 90.00`,
        'EXTRA PAY PY26010100000000 0.00 100.00',
        `MISSING PAY ${missing.sn} 100.00 0.00`,
      ].sort(),
    );
    expect(brief(day).join()).not.toContain(right.sn);
    await booksAreRight();
    await tomorrow();
    await tomorrow();
    const [later] = (await mall.call(channelDayList.list, { state: 'OPEN' }, one)).list.filter(
      ({ daySn }) => daySn === day.daySn,
    );
    expect(later).toMatchObject({ open: 3 });
    mall.clock.pass(days(5));
    await logIn();
    expect(await mall.call(dayDetail, { daySn: day.daySn }, one)).toMatchObject({ isLate: true });
  });
});

it('a difference is explained by one and corrected by another, with an entry that says so', async () => {
  const { sn } = await paid('WECHAT');
  change('WECHAT', sn, 9_000);
  await tomorrow();
  const day = await dayOf('WECHAT');
  const [{ differenceSn, version }] = day.differences as [(typeof day.differences)[0]];
  await expect(mall.call(correct, { differenceSn, version }, other)).rejects.toThrow('状态已变化');
  const said = { differenceSn, version, reason: '渠道少收 10 元' };
  await mall.call(propose, said, one);
  await expect(mall.call(propose, said, one)).rejects.toThrow('状态已变化');
  const proposed = { differenceSn, version: version + 1 };
  await expect(mall.call(correct, proposed, one)).rejects.toThrow('另一位财务');
  expect((await dayOf('WECHAT')).differences[0]).toMatchObject({
    state: 'PROPOSED',
    allowedActions: ['decline'],
    proposedBy: expect.any(String),
  });

  await mall.call(decline, { ...proposed, reason: '再查一下' }, other);
  await mall.call(propose, { ...said, version: version + 2 }, one);
  const both = await Promise.all(
    [1, 2].map(() => mall.ask(correct, { differenceSn, version: version + 3 }, other)),
  );
  expect(both.filter(({ state }) => state === 200)).toHaveLength(1);
  const [settled] = (await dayOf('WECHAT')).differences;
  expect(settled).toMatchObject({
    state: 'SETTLED',
    entrySn: expect.stringMatching(/^JE/),
    allowedActions: [],
  });
  const legs = await mall.work((work) =>
    work.query(
      'SELECT account, amount::int FROM book_leg JOIN book_entry USING (entry_id) WHERE entry_sn = $1 ORDER BY account',
      [settled!.entrySn],
    ),
  );
  expect(legs).toEqual([
    { account: '1002', amount: -1_000 },
    { account: '5004', amount: 1_000 },
  ]);
  expect(await dayOf('WECHAT')).toMatchObject({ state: 'DONE', open: 0 });
  await booksAreRight();
});

it('what a channel has more is set aside at the bank lines: attached to a bill or a recharge, or sent back', async () => {
  const charges = [await paid('WECHAT'), await paid('WECHAT'), await paid('WECHAT')] as const;
  const more = new Map(charges.map(({ sn }, at) => [sn, 10_700 + at]));
  cashier.standIns.WECHAT.nextBill((rows) =>
    rows.map((row) => ({ ...row, amount: (more.get(row.number) ?? row.amount) as never })),
  );
  await tomorrow();
  for (const { differenceSn, version } of (await dayOf('WECHAT')).differences) {
    await mall.call(propose, { differenceSn, version, reason: '渠道多收' }, one);
    await mall.call(correct, { differenceSn, version: version + 1 }, other);
  }
  const lineOf = async ({ sn }: { sn: string }) =>
    (await mall.call(bankLineList.list, { keyword: sn }, one)).list[0]!;
  const [line, second, third] = [
    await lineOf(charges[0]),
    await lineOf(charges[1]),
    await lineOf(charges[2]),
  ];
  expect(line).toMatchObject({
    state: 'UNIDENTIFIED',
    amount: '7.00',
    otherName: '微信支付',
    allowedActions: ['attach', 'sendBack'],
  });
  await booksAreRight();

  const bill = await cashier.beginNew('WECHAT');
  await mall.call(attach, { lineSn: line.lineSn, number: bill.paySn }, other);
  expect(await lineOf(charges[0])).toMatchObject({ state: 'BOOKED', target: bill.paySn });
  await booksAreRight();

  const payer = await aLogin(mall);
  const { paymentSn } = await recharges.begin(payer, 'WECHAT', 7);
  await mall.call(attach, { lineSn: second.lineSn, number: paymentSn }, other);
  expect(await recharges.balance(payer.memberId)).toBe('7.01');

  const { lineSn } = third;
  await mall.call(sendBack, { lineSn, reason: '多收' }, other);
  await mall.call(wentBack, { lineSn, serial: 'OUT-702' }, other);
  expect(await lineOf(charges[2])).toMatchObject({ state: 'SENT_BACK' });
});

it('what a bill leaves out and the channel confirms is a difference only if the next leaves it out too', async () => {
  const [late, lost] = [await paid('WECHAT'), await paid('WECHAT')];
  cashier.standIns.WECHAT.nextBill(() => []);
  await tomorrow();
  expect(await dayOf('WECHAT')).toMatchObject({ state: 'DONE', rows: 0 });
  const row = {
    kind: 'PAY',
    number: late.sn,
    refundSn: '',
    transactionNo: 't',
    amount: 10_000 as never,
    fee: 60,
  } as const;
  cashier.standIns.WECHAT.nextBill(() => [row]);
  await tomorrow();
  const day = await dayOf('WECHAT');
  expect(brief(day)).toEqual([`MISSING PAY ${lost.sn} 100.00 0.00`]);

  cashier.standIns.WECHAT.nextBill(() => [{ ...row, number: lost.sn }]);
  await tomorrow();
  expect(await dayOf('WECHAT')).toMatchObject({ differences: [], rows: 1 });
  const { differences } = await mall.call(dayDetail, { daySn: day.daySn }, one);
  expect(differences).toMatchObject([{ state: 'SETTLED', entrySn: null }]);
  await booksAreRight();
});

it('two processes that compare a day at once find each thing once, and take its fee once', async () => {
  const second = await openTestMall({ beside: mall });
  try {
    const [missing] = [await paid('WECHAT'), await paid('WECHAT')];
    await mall.work((work) => work.query('DELETE FROM stand_in_charge WHERE number = $1', [missing.sn]));
    const day = dayInChina(mall.clock.now());
    mall.clock.pass(days(1));
    await cashier.forgetCharges();
    const reconcile = ({ mall: { workshop, facilities } }: typeof mall) =>
      reconcileDay(workshop, facilities.outsideChannels.WECHAT!, day);
    await Promise.all([mall, second, mall, second].map(reconcile));
    await logIn();
    expect(await dayOf('WECHAT')).toMatchObject({ rows: 1, open: 1, fee: '0.60' });
    await booksAreRight();
  } finally {
    await second.close();
  }
});

it('money for a recharge that nobody waited for any more is on its wallet', async () => {
  const me = await aLogin(mall);
  const { rechargeSn, paymentSn } = await recharges.begin(me, 'WECHAT');
  cashier.standIns.WECHAT.next('silent');
  await mall.call(rechargeProtocol.cancel, { rechargeSn }, me);
  await cashier.standIns.WECHAT.decide(paymentSn, 'SUCCESS');
  await tomorrow();
  expect(await recharges.balance(me.memberId)).toBe('100.00');
  expect(await dayOf('WECHAT')).toMatchObject({ state: 'DONE', rows: 1 });
});

it('the same row twice counts once', async () => {
  const { sn } = await paid('ALIPAY');
  cashier.standIns.ALIPAY.nextBill((rows) => [...rows, ...rows]);
  await tomorrow();
  expect(brief(await dayOf('ALIPAY'))).toEqual([`TWICE PAY ${sn} 0.00 100.00`]);
});

it('a channel that does not answer, or answers with something else, is asked again until the day is there', async () => {
  const { sn } = await paid('WECHAT');
  cashier.standIns.WECHAT.next('silent');
  await tomorrow();
  const day = dayInChina(after(mall.clock.now(), -days(1)));
  const found = () => mall.call(channelDayList.list, { f_method: 'WECHAT', f_day: `${day}..${day}` }, one);
  expect((await found()).list).toEqual([]);
  expect(mall.log.at(-1)).toContain('WECHAT could not be reconciled');
  cashier.standIns.WECHAT.next('forged');
  mall.clock.pass(minutes(10));
  await mall.fireTimers();
  expect((await found()).list).toEqual([]);
  mall.clock.pass(minutes(10));
  await mall.fireTimers();
  expect(await dayOf('WECHAT')).toMatchObject({ state: 'DONE', rows: 1 });
  const charges = await mall.work((work) => work.tx.select().from(standInCharge));
  expect(charges.some(({ number }) => number === sn)).toBe(true);
});

it('is finance’s alone', async () => {
  const operator = await aLogin(mall, { roles: ['operator'] });
  await expect(mall.call(channelDayList.list, {}, operator)).rejects.toThrow('没有“平台财务”角色');
  await expect(mall.call(dayDetail, { daySn: 'CD1' }, one)).rejects.toThrow('渠道日账不存在');
  await expect(mall.call(correct, { differenceSn: 'DF1', version: 1 }, one)).rejects.toThrow(
    '对账差异不存在',
  );
});
