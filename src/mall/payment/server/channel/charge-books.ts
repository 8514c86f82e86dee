// What the mall notes of its charges at outside channels: written with the payment, read by whoever asks the channel.
import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { after, hours, minutes, seconds } from '#kit/time/duration.ts';
import { channelCharge } from '../channel.tables.ts';
import type { OutsideMethod } from './payment-channel.ts';

export type ChargeRow = typeof channelCharge.$inferSelect;

/** How long a charge can be paid at most, and how long its channel is asked (domain-money 8). */
const LIFE = hours(2);
export const ASKED_FOR = minutes(130);
/** Channels take no charge that ends sooner. */
const SHORTEST = minutes(1);
/** When the channel is asked next, where nothing else is known. */
export const ASK_AGAIN = minutes(1); // domain-money 8
/** chosen: a page that waits looks every three seconds; its channel hears of every other look. */
const LOOK_AGAIN = seconds(5);

/** Notes a charge before its channel is asked. @param charge.deadline until when the bill can be paid */
export async function noteCharge(
  work: Work,
  charge: { paymentSn: string; method: OutsideMethod; amount: Cents; subject: string; deadline: Date | null },
): Promise<void> {
  const { deadline, ...values } = charge;
  const latest = after(work.now, LIFE);
  const soonest = after(work.now, SHORTEST);
  const until = deadline && deadline < latest ? deadline : latest;
  await work.tx.insert(channelCharge).values({
    ...values,
    expiresAt: until < soonest ? soonest : until,
    dueAt: after(work.now, ASK_AGAIN),
    createdAt: work.now,
  });
}

export async function findCharge(work: Work, paymentSn: string): Promise<ChargeRow | undefined> {
  const [row] = await work.tx.select().from(channelCharge).where(eq(channelCharge.paymentSn, paymentSn));
  return row;
}

/** The code that the payer's phone reads. */
export async function keepCode(work: Work, paymentSn: string, codeUrl: string): Promise<void> {
  await work.tx.update(channelCharge).set({ codeUrl }).where(eq(channelCharge.paymentSn, paymentSn));
}

/** The channel hears that nobody is to pay any more: as soon as this is committed, and again until it has heard. */
export async function noteToClose(work: Work, paymentSn: string): Promise<void> {
  await work.tx
    .update(channelCharge)
    .set({ isToClose: true, dueAt: work.now })
    .where(eq(channelCharge.paymentSn, paymentSn));
}

/** Nothing more can come of it. @param transactionNo the channel's own number of the money, when some came */
export async function noteDecided(
  work: Work,
  paymentSn: string,
  transactionNo: string | null,
): Promise<void> {
  await work.tx
    .update(channelCharge)
    .set({ dueAt: null, ...(transactionNo === null ? {} : { transactionNo }) })
    .where(eq(channelCharge.paymentSn, paymentSn));
}

/** Whether a waiting page may have the channel asked: one does at a time, and not at every look. */
export async function takeLook(work: Work, paymentSn: string): Promise<boolean> {
  const before = after(work.now, -LOOK_AGAIN);
  const taken = await work.tx
    .update(channelCharge)
    .set({ askedAt: work.now })
    .where(
      and(
        eq(channelCharge.paymentSn, paymentSn),
        or(isNull(channelCharge.askedAt), lt(channelCharge.askedAt, before)),
      ),
    )
    .returning({ paymentSn: channelCharge.paymentSn });
  return taken.length > 0;
}

const AT_ONCE = 10; // chosen: as many calls leave side by side

/** Takes what is due and moves it ahead, so that no other process takes it meanwhile. */
export async function takeDue(work: Work): Promise<ChargeRow[]> {
  const due = work.tx
    .select({ paymentSn: channelCharge.paymentSn })
    .from(channelCharge)
    .where(lte(channelCharge.dueAt, work.now))
    .orderBy(channelCharge.dueAt)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return work.tx
    .update(channelCharge)
    .set({ dueAt: after(work.now, ASK_AGAIN) })
    .where(inArray(channelCharge.paymentSn, due))
    .returning();
}
