// Money that goes back by WeChat Pay and Alipay, with the channels' stand-ins on the other side: once, under one number, whatever is lost, forged, refused or late.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { cents, yuan } from '#kit/money/money.ts';
import { days, hours, minutes, seconds } from '#kit/time/duration.ts';
import { isHeard, isRefused, openOutsideCashier } from './outside-channel.builders.ts';
import { refund } from './payment.tables.ts';
import { checkBooks, closeBill, refundPaid } from './payment.ts';

const METHODS = ['WECHAT', 'ALIPAY'] as const;

let mall: TestMall;
let beside: TestMall;
let cashier: Awaited<ReturnType<typeof openOutsideCashier>>;

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  cashier = await openOutsideCashier(mall);
});
afterAll(async () => {
  await beside.close();
  await mall.close();
});
afterEach(() => cashier.forgetCharges());

const tend = (at = mall) => at.mall.tendRefunds();
const wait = async (duration: number) => {
  mall.clock.pass(duration);
  await tend();
};
const books = async () => (await mall.work((work) => checkBooks(work))).map(({ what }) => what);
const titlesOf = (memberId: number) =>
  mall.work(async (work) =>
    (
      await work.query<{ title: string }>(
        'SELECT title_zh AS title FROM site_message WHERE member_id = $1 ORDER BY message_id',
        [memberId],
      )
    ).map(({ title }) => title),
  );

describe.each(METHODS)('%s', (method) => {
  const standIn = () => cashier.standIns[method];
  const REFUND = method === 'WECHAT' ? 'refund' : 'alipay.trade.refund';
  const QUERY = method === 'WECHAT' ? 'queryRefund' : 'alipay.trade.fastpay.refund.query';
  const CODE = method === 'WECHAT' ? 'USER_ACCOUNT_ABNORMAL' : 'ACQ.TRADE_HAS_FINISHED';
  const SHORT = method === 'WECHAT' ? 'NOT_ENOUGH' : 'ACQ.SELLER_BALANCE_NOT_ENOUGH';

  /** A bill of ¥100.00 that was paid there. */
  const paid = async () => {
    const one = await cashier.beginNew(method);
    await cashier.payAt(method, one.sn);
    return one;
  };
  type Paid = Awaited<ReturnType<typeof paid>>;
  const sendBack = async ({ paySn, documentSns }: Paid, amount = yuan(30)) => {
    const documentSn = documentSns[0]!;
    await mall.work((work) => refundPaid(work, { paySn, documentSn, amount, reason: 'x' }));
    return (await cashier.refundsOf(paySn)).at(-1)!.refundSn;
  };
  const asked = (from: number) => standIn().asked.slice(from);
  /** How often either process has asked to pay back. */
  const asksToPay = () =>
    [...standIn().asked, ...beside.mall.standIns![method].asked].filter((what) => what === REFUND).length;
  const standOf = async ({ paySn }: Paid) => (await cashier.refundsOf(paySn)).map(({ state }) => state);
  const legsOf = (refundSn: string) =>
    mall.work(async (work) =>
      (
        await work.query<{ leg: string }>(
          `SELECT account || ' ' || party || ' ' || amount AS leg FROM book_entry JOIN book_leg USING (entry_id)
           WHERE doc_sn = $1 ORDER BY entry_id, seq`,
          [refundSn],
        )
      ).map(({ leg }) => leg),
    );

  it('goes back the way it came: both sides have it in their books, the balance has nothing of it', async () => {
    const one = await paid();
    const refundSn = await sendBack(one);
    const document = one.documentSns[0]!;
    expect(await cashier.refundsOf(one.paySn)).toMatchObject([
      { route: 'CHANNEL', state: 'PROCESSING', finishedAt: null },
    ]);
    expect(await legsOf(refundSn)).toEqual([`2002 ${document} 3000`, `2005 ${refundSn} -3000`]);
    expect(await books()).toEqual([]);
    const from = standIn().asked.length;
    expect(await tend()).toBe(1);
    expect(asked(from)).toEqual([REFUND]);
    expect(await cashier.refundsOf(one.paySn)).toMatchObject([
      { state: 'SUCCEEDED', nextTryAt: null, finishedAt: expect.any(Date) },
    ]);
    expect(await cashier.backAt(one.sn)).toMatchObject([
      { number: refundSn, amount: 3_000, state: 'SUCCESS' },
    ]);
    expect((await legsOf(refundSn)).slice(2)).toEqual([`2005 ${refundSn} 3000`, `1002 ${method} -3000`]);
    expect(await cashier.balance(one.memberId)).toBe('1000.00');
    expect((await titlesOf(one.memberId)).slice(-2)).toEqual(['退款 ¥30.00 已发起', '退款 ¥30.00 已到账']);
    expect(await books()).toEqual([]);
    expect(await tend()).toBe(0);
  });

  it('several parts of one payment are never more than it, here and there', async () => {
    const one = await paid();
    for (const amount of [40, 35, 25]) await sendBack(one, yuan(amount));
    await expect(sendBack(one, cents(1))).rejects.toThrow('no money left to refund');
    await tend();
    expect((await cashier.backAt(one.sn)).map(({ amount }) => amount).toSorted()).toEqual([
      2_500, 3_500, 4_000,
    ]);
    const channel = mall.mall.facilities.outsideChannels[method]!;
    const more = { refundSn: 'RF-more', paymentSn: one.sn, amount: cents(1), total: yuan(100) };
    await expect(channel.refund(more)).rejects.toThrow('channel refused');
    expect(await books()).toEqual([]);
  });

  it('that the channel is still about: it is asked how it stands, and not once more to pay', async () => {
    const one = await paid();
    standIn().nextRefund('PROCESSING');
    const refundSn = await sendBack(one);
    const from = standIn().asked.length;
    await tend();
    await wait(seconds(59));
    await wait(seconds(2));
    expect(await standOf(one)).toEqual(['PROCESSING']);
    await standIn().decideRefund(refundSn, 'SUCCESS');
    await wait(minutes(5));
    expect(await standOf(one)).toEqual(['SUCCEEDED']);
    expect(asked(from).filter((what) => what === REFUND)).toHaveLength(1);
    expect(asked(from).filter((what) => what === QUERY)).toHaveLength(method === 'WECHAT' ? 2 : 3);
    expect(await books()).toEqual([]);
  });

  it('whose answer was lost after it was paid is one refund: the next process asks first', async () => {
    const one = await paid();
    const refundSn = await sendBack(one);
    standIn().next('silentAfterEffect');
    await tend();
    expect(await standOf(one)).toEqual(['PROCESSING']);
    mall.clock.pass(seconds(61));
    const from = asksToPay();
    expect(await tend(beside)).toBe(1);
    expect(asksToPay()).toBe(from);
    expect(await standOf(one)).toEqual(['SUCCEEDED']);
    expect(await cashier.backAt(one.sn)).toMatchObject([{ number: refundSn }]);
    expect(await books()).toEqual([]);
  });

  it.each(['silent', 'forged', 'unsigned'] as const)(
    'an answer that is %s is none: it is asked again under the same number',
    async (twist) => {
      const one = await paid();
      const refundSn = await sendBack(one);
      standIn().next(twist);
      mall.log.length = 0;
      await tend();
      expect(mall.log.join('\n')).toContain(`asked to pay back ${refundSn} in vain`);
      expect(await standOf(one)).toEqual(['PROCESSING']);
      await wait(seconds(61));
      expect(await standOf(one)).toEqual(['SUCCEEDED']);
      expect(await cashier.backAt(one.sn)).toMatchObject([{ number: refundSn, amount: 3_000 }]);
    },
  );

  it('two processes that tend at once pay back once', async () => {
    const one = await paid();
    await sendBack(one);
    await sendBack(one, yuan(20));
    const from = asksToPay();
    const took = await Promise.all([tend(), tend(beside), tend(), tend(beside)]);
    expect(took.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(asksToPay() - from).toBe(2);
    expect(await standOf(one)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await cashier.backAt(one.sn)).toHaveLength(2);
    expect(await books()).toEqual([]);
  });

  it('a merchant whose account is short is waited for', async () => {
    const one = await paid();
    standIn().nextRefund({ refused: SHORT });
    await sendBack(one);
    await tend();
    expect(await standOf(one)).toEqual(['PROCESSING']);
    await wait(seconds(61));
    expect(await standOf(one)).toEqual(['SUCCEEDED']);
  });

  it('a final no without a case sends it to the balance at once, and says so', async () => {
    const one = await paid();
    standIn().nextRefund({ refused: CODE });
    await sendBack(one);
    await tend();
    expect(await cashier.refundsOf(one.paySn)).toMatchObject([
      { route: 'BALANCE', state: 'SUCCEEDED', failure: CODE },
    ]);
    expect(await cashier.balance(one.memberId)).toBe('1030.00');
    expect((await titlesOf(one.memberId)).at(-1)).toBe('退款 ¥30.00 已退至余额');
    expect(await cashier.backAt(one.sn)).toEqual([]);
    expect(await books()).toEqual([]);
  });

  it('silence without a case is asked into each day: nobody pays what may have been paid', async () => {
    const one = await paid();
    await sendBack(one);
    for (const pause of [0, ...[1, 5, 30].map(minutes), ...[2, 6, 24, 24, 24].map(hours)]) {
      standIn().next('silent');
      await wait(pause);
    }
    expect(await cashier.refundsOf(one.paySn)).toMatchObject([{ state: 'PROCESSING', tries: 9 }]);
    await wait(days(1));
    expect(await standOf(one)).toEqual(['SUCCEEDED']);
    expect(await cashier.backAt(one.sn)).toHaveLength(1);
  });

  it('money that comes for what was given up goes back by itself, the same way', async () => {
    const one = await cashier.beginNew(method);
    await mall.work((work) => closeBill(work, one.paySn, 'cancelled'));
    await cashier.payAt(method, one.sn);
    const [row] = await cashier.refundsOf(one.paySn);
    expect(row).toMatchObject({ route: 'CHANNEL', amount: 10_000 });
    expect(await legsOf(row!.refundSn)).toEqual([`2006 ${method} 10000`, `2005 ${row!.refundSn} -10000`]);
    expect(await books()).toEqual([]);
    await tend();
    expect(await cashier.backAt(one.sn)).toMatchObject([{ amount: 10_000, state: 'SUCCESS' }]);
    expect(await cashier.balance(one.memberId)).toBe('1000.00');
    expect(await books()).toEqual([]);
  });

  it('check-books names a refund that was edited', async () => {
    const one = await paid();
    const refundSn = await sendBack(one);
    const edited = async (set: Partial<typeof refund.$inferInsert>) => {
      const [before] = await cashier.refundsOf(one.paySn);
      const write = (values: object) =>
        mall.work((work) => work.tx.update(refund).set(values).where(eq(refund.refundSn, refundSn)));
      await write(set);
      const found = await books();
      await write({ state: before!.state, route: before!.route });
      return found;
    };
    expect(await edited({ state: 'SUCCEEDED' })).toEqual([
      `refund on its way ${refundSn}`,
      `account of the channel ${method}`,
    ]);
    await tend();
    expect(await edited({ state: 'FAILED' })).toEqual([
      `refund on its way ${refundSn}`,
      `account of the channel ${method}`,
    ]);
    expect(await edited({ route: 'BALANCE' })).toEqual([`account of the channel ${method}`]);
    expect(await books()).toEqual([]);
  });
});

describe('a notice of a refund', () => {
  const wechat = () => cashier.standIns.WECHAT;
  const underWay = async () => {
    const one = await cashier.beginNew('WECHAT');
    await cashier.payAt('WECHAT', one.sn);
    wechat().nextRefund('PROCESSING');
    const documentSn = one.documentSns[0]!;
    await mall.work((work) =>
      refundPaid(work, { paySn: one.paySn, documentSn, amount: yuan(30), reason: 'x' }),
    );
    await tend();
    const [row] = await cashier.refundsOf(one.paySn);
    return { ...one, refundSn: row!.refundSn };
  };
  const stateOf = async (paySn: string) => (await cashier.refundsOf(paySn))[0]!.state;

  it('ten times at once, and once more the day after, is one effect', async () => {
    const { paySn, refundSn, memberId } = await underWay();
    await wechat().decideRefund(refundSn, 'SUCCESS');
    const heard = await Promise.all(Array.from({ length: 10 }, () => wechat().notifyRefund(refundSn)));
    expect(heard.every(isHeard)).toBe(true);
    expect(await stateOf(paySn)).toBe('SUCCEEDED');
    mall.clock.pass(hours(24));
    expect(isHeard(await wechat().notifyRefund(refundSn))).toBe(true);
    expect((await titlesOf(memberId)).filter((title) => title.includes('已到账'))).toHaveLength(1);
    expect(await books()).toEqual([]);
  });

  it('that is forged, old, altered or misdirected changes nothing', async () => {
    const { paySn, refundSn } = await underWay();
    const other = await underWay();
    await wechat().decideRefund(refundSn, 'SUCCESS');
    const amount = (of: object) => ({ amount: { refund: 3_000, currency: 'CNY', ...of } });
    for (const twisted of [
      { twist: 'forged' as const },
      { twist: 'unsigned' as const },
      { twist: 'old' as const },
      { twist: 'probe' as const },
      { twist: 'otherSerial' as const },
      { fields: { mchid: '1900000999' } },
      { fields: amount({ refund: 2_999 }) },
      { fields: amount({ currency: 'USD' }) },
      { fields: { out_trade_no: other.sn } },
      { fields: { out_refund_no: other.refundSn } },
      { fields: { out_refund_no: 'RF00000000000000' } },
      { fields: { refund_status: 'PAID' } },
    ]) {
      const heard = await wechat().notifyRefund(refundSn, twisted);
      expect(isRefused('WECHAT', heard), JSON.stringify([twisted, heard])).toBe(true);
    }
    expect([await stateOf(paySn), await stateOf(other.paySn)]).toEqual(['PROCESSING', 'PROCESSING']);
    expect(isHeard(await wechat().notifyRefund(refundSn))).toBe(true);
    expect(await stateOf(paySn)).toBe('SUCCEEDED');
  });

  it.each(['ABNORMAL', 'CLOSED'] as const)(
    'that says %s sends it to the balance; a success after that is for finance',
    async (state) => {
      const { paySn, refundSn, memberId } = await underWay();
      await wechat().decideRefund(refundSn, state);
      expect(isHeard(await wechat().notifyRefund(refundSn))).toBe(true);
      expect(await cashier.refundsOf(paySn)).toMatchObject([
        { state: 'SUCCEEDED', route: 'BALANCE', failure: state },
      ]);
      expect(await cashier.balance(memberId)).toBe('1030.00');
      await wechat().decideRefund(refundSn, 'SUCCESS');
      mall.log.length = 0;
      expect(isRefused('WECHAT', await wechat().notifyRefund(refundSn))).toBe(true);
      expect(mall.log.join('\n')).toContain('finance has to look into it');
      expect(await cashier.balance(memberId)).toBe('1030.00');
      expect(await books()).toEqual([]);
    },
  );

  it('of Alipay tells of its trade, and is heard without an effect', async () => {
    const one = await cashier.beginNew('ALIPAY');
    await cashier.payAt('ALIPAY', one.sn);
    const documentSn = one.documentSns[0]!;
    await mall.work((work) =>
      refundPaid(work, { paySn: one.paySn, documentSn, amount: yuan(100), reason: 'x' }),
    );
    await tend();
    const [row] = await cashier.refundsOf(one.paySn);
    const { ALIPAY } = cashier.standIns;
    const heard = await ALIPAY.notifyRefund(row!.refundSn, { fields: { trade_status: 'TRADE_CLOSED' } });
    expect(isHeard(heard)).toBe(true);
    expect(await cashier.billOf(one.paySn)).toMatchObject({ state: 'PAID' });
    expect(await books()).toEqual([]);
  });
});
