// The charges in the books of the stand-ins: opened by the mall, decided once by the payer, or taken back.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { standInCharge } from '../../channel.tables.ts';
import type { OutsideMethod } from '../payment-channel.ts';

export type StandInCharge = typeof standInCharge.$inferSelect;

/** Opens a charge, or finds it when it was opened before: the number decides, as at the real channels. */
export async function openStandInCharge(
  work: Work,
  wish: {
    method: OutsideMethod;
    number: string;
    amount: Cents;
    subject: string;
    notifyUrl: string;
    returnUrl: string | null;
  },
): Promise<StandInCharge> {
  await work.tx
    .insert(standInCharge)
    .values({
      ...wish,
      token: randomBytes(18).toString('base64url'),
      transactionNo: `${wish.method === 'WECHAT' ? '42' : '20'}${Date.now()}${randomBytes(6).readUIntBE(0, 6)}`,
      state: 'OPEN',
      createdAt: work.now,
    })
    .onConflictDoNothing();
  return only(await findStandInCharges(work, wish));
}

export async function findStandInCharges(
  work: Work,
  by: { method: OutsideMethod; number: string } | { method: OutsideMethod; token: string },
): Promise<StandInCharge[]> {
  const isIt = 'token' in by ? eq(standInCharge.token, by.token) : eq(standInCharge.number, by.number);
  return work.tx
    .select()
    .from(standInCharge)
    .where(and(eq(standInCharge.method, by.method), isIt));
}

/** Only the first decision counts. @param refusesRefund whether a later refund is refused. @returns whether this was the first */
export async function decideStandInCharge(
  work: Work,
  { method, number }: { method: OutsideMethod; number: string },
  state: 'SUCCESS' | 'FAIL' | 'CLOSED',
  refusesRefund = false,
): Promise<boolean> {
  const decided = await work.tx
    .update(standInCharge)
    .set({ state, decidedAt: work.now, refusesRefund })
    .where(
      and(
        eq(standInCharge.method, method),
        eq(standInCharge.number, number),
        eq(standInCharge.state, 'OPEN'),
      ),
    )
    .returning({ number: standInCharge.number });
  return decided.length > 0;
}
