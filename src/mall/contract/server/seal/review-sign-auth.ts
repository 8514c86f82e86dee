// The platform decides who may sign for whom, and which seals are in use; what ends a right without anybody's decision.

import { and, count, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listener } from '#kit/events/event.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { certificationRevoked } from '#mall/company/server/certification.events.ts';
import { employeeLeft, employeeStopped } from '#mall/company/server/company.events.ts';
import type { Member } from '#mall/member/actor.ts';
import { SIGN_AUTH_STATES, type SignAuthAction, type SignAuthState } from '../../contract-process.ts';
import type { signAuthProtocol } from '../../sign-auth.protocol.ts';
import { signAuthStatus } from '../../sign-auth-words.ts';
import { signAuthErrors } from '../contract.errors.ts';
import { seal, signAuth } from '../contract.tables.ts';
import { sealsOf } from './apply-sign-auth.ts';
import { type SignAuthRow, sealLife, signAuthLife } from './sign-auth-life.ts';
import { sealReply, signAuthReply } from './sign-auth-view.ts';

type Done = ReplyOf<typeof signAuthProtocol.adminApprove>;
const done = ({ signAuthId, state, version }: SignAuthRow): Done => ({ signAuthId, state, version });

const reviewer = ({ memberId, memberName }: Member, reason?: string) => ({
  by: 'reviewer' as const,
  actorId: memberId,
  actorName: memberName,
  ...(reason ? { reason } : {}),
});

/** Waiting longest first where the tab waits; else the latest first. */
export const adminListSignAuths: Action<typeof signAuthProtocol.adminList> = async (
  work,
  _operator,
  { state, keyword, current, pageSize },
) => {
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
};

const decide =
  (action: Extract<SignAuthAction, 'approve' | 'sendBack' | 'revoke'>) =>
  async (
    work: Work,
    operator: Member,
    { signAuthId, version, reason }: { signAuthId: number; version: number; reason?: string },
  ): Promise<Done> => {
    const row = await signAuthLife.hold(work, signAuthId);
    if (!row) throw signAuthErrors.notFound();
    if (row.version !== version) throw signAuthErrors.changedMeanwhile();
    if (row.memberId === operator.memberId) throw signAuthErrors.ownReview();
    const moved = await signAuthLife.advance(work, row, action, reviewer(operator, reason));
    if (action === 'approve') {
      const waiting = await work.tx
        .select()
        .from(seal)
        .where(and(sealsOf(row), eq(seal.state, 'PENDING_REVIEW')));
      for (const one of waiting) await sealLife.advance(work, one, 'approve', reviewer(operator));
    }
    return done(moved);
  };

/** The seals that wait with it are approved too. @throws signAuthErrors.notFound, changedMeanwhile, ownReview, notNow */
export const approveSignAuth = decide('approve');
export const sendBackSignAuth = decide('sendBack');
export const revokeSignAuth = decide('revoke');

export const adminListSeals: Action<typeof signAuthProtocol.adminSeals> = async (
  work,
  _operator,
  { state, current, pageSize },
) => {
  const where = state ? eq(seal.state, state) : undefined;
  const rows = await work.tx
    .select()
    .from(seal)
    .where(where)
    .orderBy(desc(seal.sealId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    list: rows.map((row) => sealReply(work, row, 'reviewer')),
    pagination: { current, pageSize, total: await work.tx.$count(seal, where) },
  };
};

/** @throws signAuthErrors.sealNotFound, changedMeanwhile, notNow */
export const decideSeal: Action<typeof signAuthProtocol.adminDecideSeal> = async (
  work,
  operator,
  { sealId, version, decision, reason },
) => {
  const row = await sealLife.hold(work, sealId);
  if (!row) throw signAuthErrors.sealNotFound();
  if (row.version !== version) throw signAuthErrors.changedMeanwhile();
  const moved = await sealLife.advance(work, row, decision, reviewer(operator, reason));
  return { sealId: moved.sealId, state: moved.state, version: moved.version };
};

const LIVE = SIGN_AUTH_STATES.filter((state) => signAuthStatus[state].isLive);

async function revokeAll(work: Work, where: SQL, reason: string): Promise<void> {
  const rows = await work.tx
    .select()
    .from(signAuth)
    .where(and(where, inArray(signAuth.state, LIVE)))
    .for('update');
  for (const row of rows) await signAuthLife.advance(work, row, 'revoke', { by: 'system', reason });
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

export const signAuthTimers = signAuthLife.onTime(
  async (work, docSn) => {
    const row = await signAuthLife.hold(work, Number(docSn));
    return row?.authorisedUntil && endOfDay(row.authorisedUntil) <= work.now ? row : undefined;
  },
  { expire: 'advance' },
);
