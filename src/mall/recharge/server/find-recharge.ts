// Finds recharges, for those whose wallet they are for, and says how they stand.
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after } from '#kit/time/duration.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { currentPaymentOf, type OutsideMethod } from '#mall/payment/server/payment.ts';
import type { RechargeReply } from '../recharge.protocol.ts';
import { rechargeStatus } from '../recharge-status.ts';
import { SERVICE_AFTER } from '../recharge-terms.ts';
import { rechargeErrors } from './recharge.errors.ts';
import { recharge } from './recharge.tables.ts';
import { type RechargeRow, rechargeLife } from './recharge-life.ts';

/** His own, and those for the wallet of the enterprise that he works for. */
function visibleTo(member: Member): SQL | undefined {
  const enterpriseId = buysFor(member);
  const own = eq(recharge.memberId, member.memberId);
  return enterpriseId === null ? own : or(own, eq(recharge.enterpriseId, enterpriseId));
}

/** Not held. @throws rechargeErrors.notFound also for somebody else's */
export async function findRecharge(work: Work, member: Member, rechargeSn: string): Promise<RechargeRow> {
  const [row] = await work.tx
    .select()
    .from(recharge)
    .where(and(eq(recharge.rechargeSn, rechargeSn), visibleTo(member)));
  if (!row) throw rechargeErrors.notFound();
  return row;
}

/** Held until this work ends; its bill must be held before. */
export async function holdRecharge(work: Work, rechargeSn: string): Promise<RechargeRow> {
  return required(await rechargeLife.hold(work, rechargeSn));
}

export async function billOfRecharge(work: Work, rechargeSn: string): Promise<string> {
  const its = eq(recharge.rechargeSn, rechargeSn);
  const [row] = await work.tx.select({ paySn: recharge.paySn }).from(recharge).where(its);
  return required(row).paySn;
}

export async function rechargeOfBill(work: Work, paySn: string): Promise<RechargeRow | undefined> {
  const [row] = await work.tx.select().from(recharge).where(eq(recharge.paySn, paySn));
  return row;
}

/** The member's own that waits for payment. */
export async function pendingOf(work: Work, memberId: number): Promise<RechargeRow | undefined> {
  const waits = and(eq(recharge.memberId, memberId), eq(recharge.state, 'PENDING_PAYMENT'));
  const [row] = await work.tx.select().from(recharge).where(waits);
  return row;
}

/** What may still come into the wallet that this member tops up, in fen. */
export async function pendingFor(work: Work, member: Member): Promise<Cents> {
  const waits = and(visibleTo(member), eq(recharge.state, 'PENDING_PAYMENT'));
  const [row] = await work.tx
    .select({ total: sql`coalesce(sum(${recharge.amount}), 0)::bigint`.mapWith(Number) })
    .from(recharge)
    .where(waits);
  return cents(required(row).total);
}

export async function rechargeReply(work: Work, row: RechargeRow): Promise<RechargeReply> {
  const { rechargeSn, state, amount, createdAt, payDeadline, finishedAt } = row;
  const payment = required(await currentPaymentOf(work, row.paySn));
  const { code, tone, [work.language]: stateName } = rechargeStatus[state];
  return {
    rechargeSn,
    amount: centsToWire(amount),
    state,
    stateCode: code,
    stateName,
    tone,
    method: payment.method as OutsideMethod,
    paymentSn: payment.paymentSn,
    isUnderWay: payment.state === 'PROCESSING',
    createTime: createdAt.toISOString(),
    payDeadline: payDeadline.toISOString(),
    serviceFrom: after(payment.createdAt, SERVICE_AFTER).toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    allowedActions: [...rechargeLife.allowed(row, 'buyer', work.now)],
  };
}
