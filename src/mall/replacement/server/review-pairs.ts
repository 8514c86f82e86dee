// The platform's people look into suggested pairs: publish, turn down, retire; the suggester hears of it.
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { required } from '#kit/rules/required.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { PAIR_STATES, type PairAction } from '../pair-process.ts';
import type { replacementProtocol } from '../replacement.protocol.ts';
import { type PairRow, pairLife } from './pair-life.ts';
import { replacementErrors } from './replacement.errors.ts';
import { replacementPair } from './replacement.tables.ts';
import { pairHistory, pairViews } from './replacement-view.ts';

type Protocol = typeof replacementProtocol;

/** What waits longest first, else the newest. */
export async function listPairs(
  work: Work,
  _actor: Member,
  { state, keyword, current, pageSize }: InputOf<Protocol['adminList']>,
): Promise<ReplyOf<Protocol['adminList']>> {
  const found = keyword ? holds(keyword) : undefined;
  const isWaiting = state === 'SUBMITTED' || state === 'PENDING_REVIEW';
  const [counted, rows] = await Promise.all([
    work.tx
      .select({ state: replacementPair.state, count: count() })
      .from(replacementPair)
      .where(found)
      .groupBy(replacementPair.state),
    work.tx
      .select()
      .from(replacementPair)
      .where(and(found, state ? eq(replacementPair.state, state) : undefined))
      .orderBy(
        ...(isWaiting
          ? [replacementPair.createdAt, replacementPair.pairId]
          : [desc(replacementPair.createdAt), desc(replacementPair.pairId)]),
      )
      .limit(pageSize)
      .offset((current - 1) * pageSize),
  ]);
  const counts = Object.fromEntries(
    PAIR_STATES.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<(typeof PAIR_STATES)[number], number>;
  const names = await memberNames(work, rows);
  const views = await pairViews(work, rows);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return {
    list: views.map(({ reasons: _, ...view }, at) => ({ ...view, memberName: names(required(rows[at])) })),
    pagination: { current, pageSize, total },
    counts,
  };
}

/** @throws replacementErrors.notFound */
export async function showPair(
  work: Work,
  actor: Member,
  { pairId }: InputOf<Protocol['adminDetail']>,
): Promise<ReplyOf<Protocol['adminDetail']>> {
  const row = await requirePair(work, pairId);
  const [view] = await pairViews(work, [row]);
  const isOwn = row.memberId === actor.memberId;
  return {
    ...required(view),
    version: row.version,
    memberName: (await memberNames(work, [row]))(row),
    files: await fileReplies(work, row.fileIds),
    log: await pairHistory(work, pairId),
    isOwn,
    allowedActions: isOwn ? [] : pairLife.allowed(row, 'platform', work.now).filter(isReview),
  };
}

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export async function takePair(
  work: Work,
  actor: Member,
  { pairId, version }: InputOf<Protocol['take']>,
): Promise<Record<string, never>> {
  const row = await requireForReview(work, actor, pairId, version);
  await pairLife.advance(work, row, 'take', stepBy('platform', actor));
  return {};
}

const isReview = (action: PairAction) =>
  action === 'take' || action === 'publish' || action === 'reject' || action === 'retire';

const PINS = { equal: true, different: false, unknown: null } as const;

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export async function publishPair(
  work: Work,
  actor: Member,
  { pairId, version, evidence, pins }: InputOf<Protocol['publish']>,
): Promise<Record<string, never>> {
  const row = await requireForReview(work, actor, pairId, version);
  await pairLife.advance(work, row, 'publish', {
    ...stepBy('platform', actor),
    set: {
      evidence: evidence ?? row.evidence,
      isPinEqual: pins === undefined ? row.isPinEqual : PINS[pins],
    },
  });
  return {};
}

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export async function rejectPair(
  work: Work,
  actor: Member,
  { pairId, version, reason }: InputOf<Protocol['reject']>,
): Promise<Record<string, never>> {
  const row = await requireForReview(work, actor, pairId, version);
  await pairLife.advance(work, row, 'reject', { ...stepBy('platform', actor), reason });
  return {};
}

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export async function retirePair(
  work: Work,
  actor: Member,
  { pairId, version, reason }: InputOf<Protocol['retire']>,
): Promise<Record<string, never>> {
  const row = await requireForReview(work, actor, pairId, version);
  await pairLife.advance(work, row, 'retire', { ...stepBy('platform', actor), reason });
  return {};
}

async function requirePair(work: Work, pairId: number): Promise<PairRow> {
  const [row] = await work.tx.select().from(replacementPair).where(eq(replacementPair.pairId, pairId));
  if (!row) throw replacementErrors.notFound();
  return row;
}

async function requireForReview(
  work: Work,
  actor: Member,
  pairId: number,
  version: number,
): Promise<PairRow> {
  const row = await requirePair(work, pairId);
  if (row.memberId === actor.memberId) throw replacementErrors.ownSuggestion();
  if (row.version !== version) throw replacementErrors.changedMeanwhile();
  return row;
}

/** Either part's number begins so, or the suggester is called so. */
function holds(keyword: string): SQL {
  const number = `${normalPartNo(keyword).replaceAll(/[%_\\]/g, '')}%`;
  const isNumber = number.length > 1;
  return sql`(EXISTS (SELECT FROM part a WHERE a.part_id IN (${replacementPair.ofPartId}, ${replacementPair.byPartId})
      AND ${isNumber} AND a.normal_part_no LIKE ${number})
    OR EXISTS (SELECT FROM member m WHERE m.member_id = ${replacementPair.memberId} AND m.member_name = ${keyword}))`;
}

async function memberNames(work: Work, rows: readonly PairRow[]): Promise<(row: PairRow) => string> {
  const ids = [...new Set(rows.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])))];
  const named = ids.length
    ? await work.tx
        .select({ memberId: member.memberId, memberName: member.memberName })
        .from(member)
        .where(sql`${member.memberId} = ANY(${sql.param(ids)}::bigint[])`)
    : [];
  const byId = new Map(named.map((one) => [one.memberId, one.memberName]));
  return ({ memberId }) => (memberId === null ? '' : (byId.get(memberId) ?? ''));
}
