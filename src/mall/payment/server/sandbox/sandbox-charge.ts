// The charges in the sandbox channel's books: opened by the mall, decided once by the payer, or taken back.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { ChargeOrder, ChargeStanding } from '../channel/payment-channel.ts';
import { sandboxCharge } from '../sandbox.tables.ts';

export type SandboxCharge = typeof sandboxCharge.$inferSelect;

/** Opens the charge of a payment, or finds it when it was opened before. */
export async function openSandboxCharge(work: Work, order: ChargeOrder, now: Date): Promise<SandboxCharge> {
  await work.tx
    .insert(sandboxCharge)
    .values({
      channelNo: `SBX${randomBytes(10).toString('hex')}`,
      token: randomBytes(24).toString('base64url'),
      paymentSn: order.paymentSn,
      amount: order.amount,
      currency: 'CNY',
      language: work.language,
      state: 'OPEN',
      // A path: the payer comes back to the address by which he came, where his login is.
      returnUrl: `/buy/pay?paySn=${encodeURIComponent(order.paySn)}`,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxCharge.paymentSn });
  return only(await work.tx.select().from(sandboxCharge).where(eq(sandboxCharge.paymentSn, order.paymentSn)));
}

export async function findSandboxCharge(
  work: Work,
  by: { token: string } | { channelNo: string },
): Promise<SandboxCharge | undefined> {
  const is = 'token' in by ? eq(sandboxCharge.token, by.token) : eq(sandboxCharge.channelNo, by.channelNo);
  const [row] = await work.tx.select().from(sandboxCharge).where(is);
  return row;
}

/** The payer's decision. Only the first counts; from then on the mall is owed a notice. @returns whether this was the first */
export async function decideSandboxCharge(
  work: Work,
  token: string,
  result: 'SUCCESS' | 'FAIL',
  now: Date,
): Promise<boolean> {
  const decided = await work.tx
    .update(sandboxCharge)
    .set({ state: result, decidedAt: now, nextNoticeAt: now })
    .where(and(eq(sandboxCharge.token, token), eq(sandboxCharge.state, 'OPEN')))
    .returning({ channelNo: sandboxCharge.channelNo });
  return decided.length > 0;
}

/** Takes an undecided charge back. @returns how it stands now */
export async function closeSandboxCharge(work: Work, channelNo: string): Promise<ChargeStanding> {
  await work.tx
    .update(sandboxCharge)
    .set({ state: 'CLOSED' })
    .where(and(eq(sandboxCharge.channelNo, channelNo), eq(sandboxCharge.state, 'OPEN')));
  return standingOf(await findSandboxCharge(work, { channelNo }));
}

export function standingOf(charge: SandboxCharge | undefined): ChargeStanding {
  return charge?.state ?? 'UNKNOWN';
}
