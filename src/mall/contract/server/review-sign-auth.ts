// The platform decides who may sign for whom, and which seals are in use; what ends a right without anybody's decision.
import { and, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listener } from '#kit/events/event.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { certificationRevoked } from '#mall/company/server/certification.events.ts';
import { employeeLeft, employeeStopped } from '#mall/company/server/company.events.ts';
import type { Member } from '#mall/member/actor.ts';
import type { SignAuthAction, SignAuthState } from '../contract-process.ts';
import type { signAuthProtocol } from '../sign-auth.protocol.ts';
import { advanceSeal, advanceSignAuth, SIGN_AUTH, type SignAuthRow } from './advance-sign-auth.ts';
import { signAuthErrors } from './contract.errors.ts';
import { seal, signAuth } from './contract.tables.ts';
import { sealReply, signAuthReply } from './sign-auth-view.ts';

type Done = ReplyOf<typeof signAuthProtocol.adminApprove>;
const done = ({ signAuthId, state, version }: SignAuthRow): Done => ({ signAuthId, state, version });

const reviewer = ({ memberId, memberName }: Member, reason?: string) => ({
  by: 'reviewer' as const,
  actorId: memberId,
  actorName: memberName,
  ...(reason ? { reason } : {}),
});

const sealsOf = ({ enterpriseId, storeId }: Pick<SignAuthRow, 'enterpriseId' | 'storeId'>): SQL =>
  storeId === null ? eq(seal.enterpriseId, enterpriseId ?? 0) : eq(seal.storeId, storeId);

/** Waiting longest first where the tab waits; else the latest first. */
export async function adminListSignAuths(
  work: Work,
  _operator: Member,
  { state, keyword, current, pageSize }: InputOf<typeof signAuthProtocol.adminList>,
): Promise<ReplyOf<typeof signAuthProtocol.adminList>> {
  const text = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : '';
  const found = text
    ? or(ilike(signAuth.partyName, text), ilike(signAuth.signerName, text), ilike(signAuth.uscc, text))
    : undefined;
  const perState = await work.tx
    .select({ state: signAuth.state, number: count() })
    .from(signAuth)
    .where(found)
    .groupBy(signAuth.state);
  const counts = Object.fromEntries(perState.map((one) => [one.state, one.number])) as Partial<
    Record<SignAuthState, number>
  >;
  const rows = await work.tx
    .select()
    .from(signAuth)
    .where(and(found, state ? eq(signAuth.state, state) : undefined))
    .orderBy(state === 'PENDING_REVIEW' ? signAuth.createdAt : desc(signAuth.signAuthId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const list = [];
  for (const row of rows) {
    const seals = await work.tx.select().from(seal).where(sealsOf(row)).orderBy(seal.sealId);
    list.push({
      ...(await signAuthReply(work, row, 'reviewer')),
      seals: seals.map((one) => sealReply(work, one, 'reviewer')),
    });
  }
  const total = state ? (counts[state] ?? 0) : perState.reduce((all, one) => all + one.number, 0);
  return { list, pagination: { current, pageSize, total }, counts };
}

const decide =
  (action: Extract<SignAuthAction, 'approve' | 'sendBack' | 'revoke'>) =>
  async (
    work: Work,
    operator: Member,
    { signAuthId, version, reason }: { signAuthId: number; version: number; reason?: string },
  ): Promise<Done> => {
    const [row] = await work.tx
      .select()
      .from(signAuth)
      .where(eq(signAuth.signAuthId, signAuthId))
      .for('update');
    if (!row) throw signAuthErrors.notFound();
    if (row.version !== version) throw signAuthErrors.changedMeanwhile();
    if (row.memberId === operator.memberId) throw signAuthErrors.ownReview();
    const moved = await advanceSignAuth(work, row, action, reviewer(operator, reason));
    if (action === 'approve') {
      const waiting = await work.tx
        .select()
        .from(seal)
        .where(and(sealsOf(row), eq(seal.state, 'PENDING_REVIEW')));
      for (const one of waiting) await advanceSeal(work, one, 'approve', reviewer(operator));
    }
    return done(moved);
  };

/** The seals that wait with it are approved too. @throws signAuthErrors.notFound, changedMeanwhile, ownReview, notNow */
export const approveSignAuth = decide('approve');
export const sendBackSignAuth = decide('sendBack');
export const revokeSignAuth = decide('revoke');

export async function adminListSeals(
  work: Work,
  _operator: Member,
  { state, current, pageSize }: InputOf<typeof signAuthProtocol.adminSeals>,
): Promise<ReplyOf<typeof signAuthProtocol.adminSeals>> {
  const where = state ? eq(seal.state, state) : undefined;
  const [counted] = await work.tx.select({ total: count() }).from(seal).where(where);
  const rows = await work.tx
    .select()
    .from(seal)
    .where(where)
    .orderBy(desc(seal.sealId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    list: rows.map((row) => sealReply(work, row, 'reviewer')),
    pagination: { current, pageSize, total: counted!.total },
  };
}

/** @throws signAuthErrors.sealNotFound, changedMeanwhile, notNow */
export async function decideSeal(
  work: Work,
  operator: Member,
  { sealId, version, decision, reason }: InputOf<typeof signAuthProtocol.adminDecideSeal>,
): Promise<ReplyOf<typeof signAuthProtocol.adminDecideSeal>> {
  const [row] = await work.tx.select().from(seal).where(eq(seal.sealId, sealId)).for('update');
  if (!row) throw signAuthErrors.sealNotFound();
  if (row.version !== version) throw signAuthErrors.changedMeanwhile();
  const moved = await advanceSeal(work, row, decision, reviewer(operator, reason));
  return { sealId: moved.sealId, state: moved.state, version: moved.version };
}

const LIVE: SignAuthState[] = ['AUTHENTICATED', 'PENDING_REVIEW'];

async function revokeAll(work: Work, where: SQL, reason: string): Promise<void> {
  const rows = await work.tx
    .select()
    .from(signAuth)
    .where(and(where, inArray(signAuth.state, LIVE)))
    .for('update');
  for (const row of rows) await advanceSignAuth(work, row, 'revoke', { by: 'system', reason });
}

/** Nobody signs for an enterprise that is not certified any more, or that he has left. */
export const signAuthNews = [
  listener(certificationRevoked, (work, { enterpriseId, reason }) =>
    revokeAll(work, eq(signAuth.enterpriseId, enterpriseId), reason),
  ),
  listener(employeeStopped, (work, { memberId }) =>
    revokeAll(work, eq(signAuth.memberId, memberId), '子账号已停用 / The account was disabled'),
  ),
  listener(employeeLeft, (work, { memberId }) =>
    revokeAll(work, eq(signAuth.memberId, memberId), '员工已离职 / The employee has left'),
  ),
];

export const signAuthTimers: readonly TimerHandler[] = [
  {
    docType: SIGN_AUTH,
    event: 'expire',
    async fire(work, docSn) {
      const [row] = await work.tx
        .select()
        .from(signAuth)
        .where(eq(signAuth.signAuthId, Number(docSn)))
        .for('update');
      if (row?.state !== 'AUTHENTICATED' || !row.authorisedUntil) return;
      if (new Date(`${row.authorisedUntil}T23:59:59.999+08:00`) > work.now) return;
      await advanceSignAuth(work, row, 'expire', { by: 'system' });
    },
  },
];
