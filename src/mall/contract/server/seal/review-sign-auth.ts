// The platform decides who may sign for whom, and which seals are in use; what ends a right without anybody's decision.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listener } from '#kit/events/event.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { certificationRevoked } from '#mall/company/server/certification.events.ts';
import { employeeLeft, employeeStopped } from '#mall/company/server/company.events.ts';
import type { Member } from '#mall/member/actor.ts';
import { SIGN_AUTH_STATES, type SignAuthAction } from '../../contract-process.ts';
import type { signAuthProtocol } from '../../sign-auth.protocol.ts';
import { sealList, signAuthList } from '../../sign-auth-lists.ts';
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

const signAuthRoutes = source(signAuthList, ({ work }) => ({
  from: sql`${signAuth}`,
  key: signAuth.signAuthId,
  scope: undefined,
  columns: { state: signAuth.state, role: signAuth.role, createTime: signAuth.createdAt },
  search: [signAuth.partyName, signAuth.signerName, signAuth.uscc],
  async toRows(keys) {
    const rows = await rowsWith(work, signAuth, signAuth.signAuthId, keys);
    const list = [];
    for (const row of rows) {
      const seals = await work.tx.select().from(seal).where(sealsOf(row)).orderBy(seal.sealId);
      list.push({
        ...(await signAuthReply(work, row, 'reviewer')),
        seals: seals.map((one) => sealReply(work, one, 'reviewer')),
      });
    }
    return list;
  },
}));

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

const sealRoutes = source(sealList, ({ work }) => ({
  from: sql`${seal}`,
  key: seal.sealId,
  scope: undefined,
  columns: { state: seal.state, kind: seal.kind, createTime: seal.createdAt },
  search: [seal.partyName],
  async toRows(keys) {
    const rows = await rowsWith(work, seal, seal.sealId, keys);
    return rows.map((row) => sealReply(work, row, 'reviewer'));
  },
}));

export const signingReviewRoutes = [...signAuthRoutes, ...sealRoutes];

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
