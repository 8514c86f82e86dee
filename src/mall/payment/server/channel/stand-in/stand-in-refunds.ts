// The refunds in the books of the stand-ins: each number once, never more in all than was paid, decided as the script says.
import { and, eq, ne, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work, Workshop } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { standInCharge, standInRefund } from '../../channel.tables.ts';
import type { OutsideMethod } from '../payment-channel.ts';
import type { RefundScript, StandIn } from './script.ts';

export type StandInRefund = typeof standInRefund.$inferSelect;
type State = StandInRefund['state'];

/** Why a stand-in pays nothing back. */
export type RefundRefusal = 'NOT_PAID' | 'OTHER' | 'TOO_MUCH' | { refused: string };

/** How each channel says no for good. */
const FINAL_NO = { WECHAT: 'USER_ACCOUNT_ABNORMAL', ALIPAY: 'ACQ.TRADE_HAS_FINISHED' } as const;

const ofNumber = (method: OutsideMethod, number: string) =>
  and(eq(standInRefund.method, method), eq(standInRefund.number, number));

async function find(work: Work, method: OutsideMethod, number: string): Promise<StandInRefund | undefined> {
  const [row] = await work.tx.select().from(standInRefund).where(ofNumber(method, number));
  return row;
}

async function open(
  work: Work,
  wish: { method: OutsideMethod; number: string; chargeNumber: string; amount: Cents; notifyUrl: string },
  takeScript: () => RefundScript,
): Promise<StandInRefund | RefundRefusal> {
  const { method, number, chargeNumber, amount } = wish;
  const ofCharge = and(eq(standInCharge.method, method), eq(standInCharge.number, chargeNumber));
  const [charge] = await work.tx.select().from(standInCharge).where(ofCharge).for('update');
  if (charge?.state !== 'SUCCESS') return 'NOT_PAID';
  const known = await find(work, method, number);
  if (known && (known.amount !== amount || known.chargeNumber !== chargeNumber)) return 'OTHER';
  if (known && known.state !== 'CLOSED') return known;
  const [before] = await work.tx
    .select({ total: sql<number>`coalesce(sum(${standInRefund.amount}), 0)::bigint`.mapWith(Number) })
    .from(standInRefund)
    .where(
      and(
        eq(standInRefund.method, method),
        eq(standInRefund.chargeNumber, chargeNumber),
        ne(standInRefund.state, 'CLOSED'),
      ),
    );
  if ((before?.total ?? 0) + amount > charge.amount) return 'TOO_MUCH';
  const state = charge.refusesRefund ? { refused: FINAL_NO[method] } : takeScript();
  if (typeof state !== 'string') return state;
  const values = { ...wish, state, createdAt: work.now, decidedAt: state === 'PROCESSING' ? null : work.now };
  return only(
    await work.tx
      .insert(standInRefund)
      .values(values)
      .onConflictDoUpdate({ target: [standInRefund.method, standInRefund.number], set: values })
      .returning(),
  );
}

/** @param takeScript what becomes of the next new one */
export function standInRefunds(workshop: Workshop, method: OutsideMethod, takeScript: () => RefundScript) {
  return {
    find: (number: string) => workshop.reading('zh', (work) => find(work, method, number)),
    open: (wish: { number: string; chargeNumber: string; amount: number; notifyUrl: string }) =>
      workshop.inTransaction('zh', (work) =>
        open(work, { ...wish, method, amount: cents(wish.amount) }, takeScript),
      ),
    decide: (async (number, state: State) => {
      await workshop.inTransaction('zh', (work) =>
        work.tx.update(standInRefund).set({ state, decidedAt: work.now }).where(ofNumber(method, number)),
      );
    }) satisfies StandIn['decideRefund'],
  };
}
