// What somebody edits in the database is named: a leg, a wallet, a payment, a bill, a refund (Z12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { checkEntries, sealDays } from '#mall/books/server/books.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { openCashier } from './cashier.builders.ts';
import { checkBooks, compareMoney } from './check-books.ts';
import { aBill } from './payment.builders.ts';
import { changeBill, closeBill, openBalance, refundPaid } from './payment.ts';

const { doPay, approve } = paymentProtocol;

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let finance: Awaited<ReturnType<typeof aLogin>>;
beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openCashier(mall);
  finance = await aLogin(mall, { roles: ['finance'] });
});
afterAll(() => mall.close());

const check = async () =>
  (await mall.work((work) => checkBooks(work))).map(({ what, wrong }) => `${what}: ${wrong}`);
/** The legs of the last entries, in short. */
const lastEntries = (count: number) =>
  mall.work(async (work) => {
    const rows = await work.query<{ entry: string }>(
      `SELECT event || ': ' || string_agg(account || ' ' || party || ' ' || amount, ', ' ORDER BY seq) AS entry
       FROM book_entry JOIN book_leg USING (entry_id) GROUP BY entry_id, event ORDER BY entry_id DESC LIMIT ${count}`,
    );
    return rows.map(({ entry }) => entry).toReversed();
  });
/** By hand, past every trigger, and made undone afterwards. */
async function edited(sql: string): Promise<string[]> {
  let found: string[] = [];
  await mall
    .work(async (work) => {
      await work.query("SET LOCAL session_replication_role = 'replica'");
      const rows = await work.query(`${sql} RETURNING 1 AS one`);
      expect(rows.length).toBeGreaterThan(0);
      found = [...(await checkEntries(work)), ...(await compareMoney(work))].map(({ what }) => what);
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
  return found;
}

describe('what is entered', () => {
  it('paid from the balance, and refunded', async () => {
    const { person, memberId, paySn, documentSns } = await cashier.aBuyer([6_000, 4_000]);
    const [a, b] = documentSns as [string, string];
    const { payment } = await mall.call(doPay, cashier.byBalance(paySn), person);
    expect(await lastEntries(1)).toEqual([
      `balancePaid: 2001 ${memberId} 10000, 2002 ${a} -6000, 2002 ${b} -4000`,
    ]);
    await mall.work((work) => refundPaid(work, { paySn, documentSn: b, amount: yuan(15), reason: 'x' }));
    const [refund] = await mall.work((work) =>
      work.query<{ sn: string }>('SELECT max(refund_sn) AS sn FROM refund WHERE document_sn = $1', [b]),
    );
    expect(await lastEntries(2)).toEqual([
      `refundDecided: 2002 ${b} 1500, 2005 ${refund!.sn} -1500`,
      `refundDone: 2005 ${refund!.sn} 1500, 2001 ${memberId} -1500`,
    ]);
    expect(payment.state).toBe('SUCCEEDED');
    expect(await check()).toEqual([]);
  });

  it('a transfer in parts fills the documents in their order; a changed bill allots anew; the excess is the payer’s', async () => {
    const { person, memberId, paySn, documentSns } = await cashier.aBuyer([6_000, 4_000]);
    const [a, b] = documentSns as [string, string];
    const paySome = async (receivedAmount: string) => {
      const { payment } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
      await mall.call(approve, { paymentSn: payment.paymentSn, receivedAmount }, finance);
    };
    await paySome('70.00');
    expect(await lastEntries(1)).toEqual([`transferBooked: 1001  7000, 2002 ${a} -6000, 2002 ${b} -1000`]);
    const line = (documentSn: string, amount: number) => ({
      documentSn,
      name: { zh: '店', en: 'Store' },
      amount: yuan(amount),
    });
    await mall.work((work) => changeBill(work, paySn, [line(a, 50), line(b, 40)]));
    expect(await lastEntries(1)).toEqual([`reallotted: 2002 ${a} 1000, 2002 ${b} -1000`]);
    await paySome('45.00');
    const [booked, decided, done] = await lastEntries(3);
    expect(booked).toBe(`transferBooked: 1001  4500, 2002 ${b} -2000, 2006 BANK -2500`);
    expect(decided).toMatch(/^refundDecided: 2006 BANK 2500, 2005 RF\d+ -2500$/);
    expect(done).toMatch(new RegExp(`^refundDone: 2005 RF\\d+ 2500, 2001 ${memberId} -2500$`));
    expect(await check()).toEqual([]);
  });

  it('money of a bill that is given up leaves its documents', async () => {
    const { person, memberId, paySn, documentSns } = await cashier.aBuyer([6_000, 4_000]);
    const { payment } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), person);
    await mall.call(approve, { paymentSn: payment.paymentSn, receivedAmount: '70.00' }, finance);
    await mall.work((work) => closeBill(work, paySn, 'x'));
    const [decided] = await lastEntries(2);
    expect(decided).toMatch(
      new RegExp(
        `^refundDecided: 2002 ${documentSns[0]} 6000, 2002 ${documentSns[1]} 1000, 2005 RF\\d+ -7000$`,
      ),
    );
    expect(await check()).toEqual([]);
  });

  it('a wallet begins with an opening, and with nothing where it begins with nothing', async () => {
    const person = await aLogin(mall);
    await mall.work((work) => openBalance(work, person.memberId, yuan(0)));
    expect(await check()).toEqual([]);
    const rich = await aLogin(mall);
    await mall.work((work) => openBalance(work, rich.memberId, yuan(5)));
    await mall.work((work) => openBalance(work, rich.memberId, yuan(5)));
    expect(await lastEntries(1)).toEqual([`opened: 3001  500, 2001 ${rich.memberId} -500`]);
    expect(await check()).toEqual([]);
  });
});

describe('what was edited', () => {
  let paymentSn: string;
  let paySn: string;
  let memberId: number;
  let documentSns: string[];
  beforeAll(async () => {
    const buyer = await cashier.aBuyer([6_000, 4_000]);
    ({ paySn, memberId, documentSns } = buyer);
    const { payment } = await mall.call(doPay, await cashier.byTransfer(paySn, memberId), buyer.person);
    ({ paymentSn } = payment);
    await mall.call(approve, { paymentSn, receivedAmount: '110.00' }, finance);
    await mall.work(async (work) => {
      const { memberId: other } = buyer;
      await aBill(work, { memberId: other });
      await sealDays(work);
    });
    expect(await check()).toEqual([]);
  });

  const entrySn = async (event: string) => {
    const [row] = await mall.work((work) =>
      work.query<{ sn: string }>(
        'SELECT entry_sn AS sn FROM book_entry WHERE event = $1 ORDER BY entry_id DESC LIMIT 1',
        [event],
      ),
    );
    return row!.sn;
  };
  const theLast = (event: string) => `(SELECT max(entry_id) FROM book_entry WHERE event = '${event}')`;
  const ofLast = theLast('transferBooked');

  it('a leg’s amount', async () => {
    const found = await edited(
      `UPDATE book_leg SET amount = amount - 1 WHERE seq = 2 AND entry_id = ${ofLast}`,
    );
    expect(found).toEqual([
      `entry ${await entrySn('transferBooked')}`,
      `entry ${await entrySn('transferBooked')}`,
      `money held for ${documentSns[0]}`,
    ]);
  });
  it('a leg’s party, so that money is somebody else’s', async () => {
    const found = await edited(
      `UPDATE book_leg SET party = '1' WHERE account = '2001' AND entry_id = ${theLast('refundDone')}`,
    );
    expect(found).toContain(`entry ${await entrySn('refundDone')}`);
    expect(found).toContain(`wallet of member ${memberId}`);
  });
  it('a leg that is gone', async () => {
    const found = await edited(`DELETE FROM book_leg WHERE seq = 1 AND entry_id = ${ofLast}`);
    expect(found).toContain(`entry ${await entrySn('transferBooked')}`);
    expect(found).toContain(`payment ${paymentSn}`);
    expect(found).toContain('bank account 1001');
  });
  it('a wallet', async () => {
    expect(
      await edited(`UPDATE balance_account SET available = available + 1 WHERE member_id = ${memberId}`),
    ).toEqual([`wallet of member ${memberId}`, `ledger of member ${memberId}`]);
  });
  it('a payment', async () => {
    expect(
      await edited(`UPDATE payment SET paid_amount = paid_amount + 1 WHERE payment_sn = '${paymentSn}'`),
    ).toEqual([`payment ${paymentSn}`, 'bank account 1001']);
  });
  it('a bill', async () => {
    expect(await edited(`UPDATE bill SET state = 'OPEN', paid = paid - 1 WHERE pay_sn = '${paySn}'`)).toEqual(
      [`money held for ${documentSns[1]}`],
    );
  });
  it('a refund', async () => {
    expect(await edited(`UPDATE refund SET amount = amount + 1 WHERE document_sn = '${paySn}'`)).toEqual([
      `what has gone back of payment ${paymentSn}`,
    ]);
  });
});
