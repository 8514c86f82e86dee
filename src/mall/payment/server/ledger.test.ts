// Money is conserved: whatever people, channels and finance do, and in whatever order, no fen appears or is lost.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Cents } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { sealDays } from '#mall/books/server/books.ts';
import type { Member } from '#mall/member/actor.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { withBalance } from './balance/pay-with-balance.ts';
import { lockPayment } from './bill.ts';
import { throughOutsideChannel } from './channel/begin-charge.ts';
import { hearChannel } from './channel/hear-channel.ts';
import { doPay } from './do-pay.ts';
import { aBill } from './payment.builders.ts';
import { changeBill, checkBooks, closeBill, handOverBalance, openBalance, refundPaid } from './payment.ts';
import { hearRefund } from './refund/hear-refund.ts';
import { approveTransfer } from './transfer/approve-transfer.ts';
import { byTransfer } from './transfer/pay-by-transfer.ts';
import { sendBackTransfer } from './transfer/send-back-transfer.ts';
import { transferAccount } from './transfer/transfer-account.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const personOf = (memberId: number): Member => ({
  memberId,
  memberName: 'x',
  shownName: 'x',
  memberType: 1,
  sessionId: 1,
  storeId: null,
  platformRoles: [],
  lab: null,
  enterpriseId: null,
  sub: null,
  mustChangePassword: false,
});
const unchecked = { prepare: async () => {} };
const press = () =>
  doPay(
    {
      BALANCE: { ...withBalance, ...unchecked },
      TRANSFER: { ...byTransfer(transferAccount(false)), ...unchecked },
      WECHAT: { ...throughOutsideChannel({ WECHAT: true }, 'WECHAT'), ...unchecked },
      ALIPAY: throughOutsideChannel({}, 'ALIPAY'),
    },
    async () => {},
  );

interface Bill {
  paySn: string;
  documentSns: string[];
}
type Step =
  | { does: 'pay'; bill: number; method: 'BALANCE' | 'TRANSFER' | 'WECHAT' }
  | { does: 'hear'; bill: number; result: 'SUCCESS' | 'FAIL' }
  | { does: 'payBack'; bill: number; result: 'SUCCESS' | 'FAILED' }
  | { does: 'approve'; bill: number; amount: number }
  | { does: 'sendBack'; bill: number }
  | { does: 'change'; bill: number; amounts: number[] }
  | { does: 'handOver'; isBack: boolean }
  | { does: 'night' }
  | { does: 'close'; bill: number }
  | { does: 'refund'; bill: number; document: number; amount: number };

const aBillIndex = fc.nat({ max: 1 });
const anAmount = fc.integer({ min: 1, max: 3_000 });
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      bill: aBillIndex,
      method: fc.constantFrom('BALANCE' as const, 'TRANSFER' as const, 'WECHAT' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('hear' as const),
      bill: aBillIndex,
      result: fc.constantFrom('SUCCESS' as const, 'SUCCESS' as const, 'FAIL' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('payBack' as const),
      bill: aBillIndex,
      result: fc.constantFrom('SUCCESS' as const, 'FAILED' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('approve' as const), bill: aBillIndex, amount: anAmount }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sendBack' as const), bill: aBillIndex }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      bill: aBillIndex,
      amounts: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('handOver' as const), isBack: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('night' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('close' as const), bill: aBillIndex }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      bill: aBillIndex,
      document: fc.nat({ max: 1 }),
      amount: anAmount,
    }),
  },
);

/** One step in a transaction of its own; what the mall refuses changes nothing and is fine. */
async function take(
  step: Step,
  [memberId, colleague]: [number, number],
  bills: readonly Bill[],
): Promise<void> {
  const { paySn, documentSns } = bills['bill' in step ? step.bill : 0]!;
  const finance = personOf(memberId + 1_000_000);
  const latest = async (work: Work, method: string) =>
    (
      await work.query<{ payment_sn: string }>(
        'SELECT payment_sn FROM payment WHERE pay_sn = $1 AND method = $2 ORDER BY payment_id DESC LIMIT 1',
        [paySn, method],
      )
    )[0];
  await mall
    .work(async (work) => {
      switch (step.does) {
        case 'pay':
          return press()(work, personOf(memberId), {
            paySn,
            method: step.method,
            voucher: {
              payerName: 'x',
              bank: 'x',
              amount: 1 as Cents,
              paidOn: '2026-01-01',
              account: '',
              fileIds: [],
            },
          });
        case 'hear': {
          const charge = await latest(work, 'WECHAT');
          if (!charge) return;
          const { held, row } = await lockPayment(work, charge.payment_sn);
          return hearChannel(work, held, row, step.result);
        }
        case 'payBack': {
          const [back] = await work.query<{ refundSn: string; paymentSn: string; amount: Cents }>(
            `SELECT r.refund_sn AS "refundSn", p.payment_sn AS "paymentSn", r.amount FROM refund r JOIN payment p USING (payment_id)
             WHERE p.pay_sn = $1 AND r.route = 'CHANNEL' AND r.state = 'PROCESSING' ORDER BY r.refund_id LIMIT 1`,
            [paySn],
          );
          return back && hearRefund(work, 'WECHAT', { ...back, standing: step.result, why: 'x' });
        }
        case 'approve': {
          const transfer = await latest(work, 'TRANSFER');
          return (
            transfer &&
            approveTransfer(work, finance, {
              paymentSn: transfer.payment_sn,
              receivedAmount: step.amount as Cents,
            })
          );
        }
        case 'sendBack': {
          const transfer = await latest(work, 'TRANSFER');
          return transfer && sendBackTransfer(work, finance, { paymentSn: transfer.payment_sn, reason: 'x' });
        }
        case 'change':
          return changeBill(
            work,
            paySn,
            step.amounts.map((amount, i) => ({
              documentSn: documentSns[i]!,
              name: { zh: 'x', en: 'x' },
              amount: amount as Cents,
            })),
          );
        case 'handOver': {
          const between = [memberId, colleague] as const;
          return handOverBalance(work, between[Number(step.isBack)]!, between[Number(!step.isBack)]!);
        }
        case 'night':
          mall.clock.pass(days(1));
          return sealDays({ ...work, now: mall.clock.now() });
        case 'close':
          return closeBill(work, paySn, 'x');
        case 'refund':
          return refundPaid(work, {
            paySn,
            documentSn: documentSns[step.document]!,
            amount: step.amount as Cents,
            reason: 'x',
          });
      }
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
}

/** Every fen of a member: where it came from, and where it is. */
async function books(memberIds: readonly number[]) {
  const [row] = await mall.work((work) =>
    work.query<
      Record<
        | 'available'
        | 'ledger'
        | 'last'
        | 'came'
        | 'fromBalance'
        | 'takenFromBalance'
        | 'kept'
        | 'documents'
        | 'byChannel'
        | 'lowest',
        number
      >
    >(
      `SELECT sum(a.available)::bigint AS available,
         (SELECT sum(amount)::bigint FROM balance_entry WHERE member_id = ANY($1)) AS ledger,
         sum((SELECT balance_after FROM balance_entry e WHERE e.member_id = a.member_id
              ORDER BY entry_id DESC LIMIT 1))::bigint AS last,
         (SELECT min(balance_after) FROM balance_entry WHERE member_id = ANY($1)) AS lowest,
         (SELECT coalesce(sum(paid_amount), 0)::bigint FROM payment WHERE member_id = ANY($1) AND method <> 'BALANCE') AS came,
         (SELECT coalesce(sum(paid_amount), 0)::bigint FROM payment WHERE member_id = ANY($1) AND method = 'BALANCE') AS "fromBalance",
         (SELECT coalesce(-sum(amount), 0)::bigint FROM balance_entry WHERE member_id = ANY($1) AND kind = 'payment') AS "takenFromBalance",
         (SELECT coalesce(sum(paid), 0)::bigint FROM bill WHERE member_id = ANY($1)) AS kept,
         (SELECT coalesce(sum(r.amount), 0)::bigint FROM refund r JOIN payment p USING (payment_id)
           WHERE p.member_id = ANY($1) AND r.document_sn <> p.pay_sn) AS documents,
         (SELECT coalesce(sum(r.amount), 0)::bigint FROM refund r JOIN payment p USING (payment_id)
           WHERE p.member_id = ANY($1) AND r.route = 'CHANNEL') AS "byChannel"
       FROM balance_account a WHERE a.member_id = ANY($1)`,
      [memberIds],
    ),
  );
  return row!;
}

it('no fen appears or is lost, and no balance falls below zero', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 8_000 }),
      fc.array(fc.array(aStep, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 25 }),
      async (opening, batches) => {
        const { memberId, colleague, bills } = await mall.work(async (work) => {
          const member = await aMember(work);
          const other = await aMember(work);
          await openBalance(work, other.memberId, 0 as Cents);
          await openBalance(work, member.memberId, opening as Cents);
          const made: Bill[] = [];
          for (let i = 0; i < 2; i++)
            made.push(await aBill(work, { memberId: member.memberId, amounts: [1_000 * (i + 1), 500] }));
          return { memberId: member.memberId, colleague: other.memberId, bills: made };
        });
        for (const batch of batches)
          await Promise.all(batch.map((step) => take(step, [memberId, colleague], bills)));

        const after = await books([memberId, colleague]);
        expect(after.ledger ?? 0).toBe(after.available);
        expect(after.last ?? 0).toBe(after.available);
        expect(after.lowest ?? 0).toBeGreaterThanOrEqual(0);
        expect(after.takenFromBalance).toBe(after.fromBalance);
        expect(after.available + after.kept - after.documents + after.byChannel).toBe(opening + after.came);

        const overRefunded = await mall.work((work) =>
          work.query(
            `SELECT l->>'documentSn' AS sn FROM bill b, jsonb_array_elements(b.lines) l
             JOIN refund r ON r.document_sn = l->>'documentSn'
             WHERE b.member_id = $1 GROUP BY 1, l->>'amount' HAVING sum(r.amount) > (l->>'amount')::bigint`,
            [memberId],
          ),
        );
        expect(overRefunded).toEqual([]);
        const parted = await mall.work((work) =>
          work.query(
            `SELECT p.payment_sn FROM payment p
             JOIN LATERAL (SELECT to_state FROM payment_log l WHERE l.payment_id = p.payment_id ORDER BY log_id DESC LIMIT 1) l ON true
             WHERE p.member_id = $1 AND l.to_state <> p.state`,
            [memberId],
          ),
        );
        expect(parted).toEqual([]);
        expect(await mall.work((work) => checkBooks(work))).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
  expect(mall.log.filter((line) => !line.includes('fetch'))).toEqual([]);
});
