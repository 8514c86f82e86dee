// The platform's people look into suggested pairs: publish, turn down, retire; the suggester hears of it.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { required } from '#kit/rules/required.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { pairList } from '../pair-list.ts';
import type { PairAction } from '../pair-process.ts';
import type { replacementProtocol } from '../replacement.protocol.ts';
import { type PairRow, pairLife } from './pair-life.ts';
import { replacementErrors } from './replacement.errors.ts';
import { replacementPair } from './replacement.tables.ts';
import { pairHistory, pairViews } from './replacement-view.ts';

type Protocol = typeof replacementProtocol;

export const pairsOf = (scope: SQL | undefined) => ({
  from: sql`${replacementPair}`,
  key: replacementPair.pairId,
  scope,
  columns: {
    state: replacementPair.state,
    evidence: replacementPair.evidence,
    createdAt: replacementPair.createdAt,
  },
  search: [holds],
});

export const pairsWith = (work: Work, keys: readonly Key[]) =>
  rowsWith(work, replacementPair, replacementPair.pairId, keys);

export const pairListRoutes = source(pairList, ({ work }) => ({
  ...pairsOf(undefined),
  async toRows(keys) {
    const rows = await pairsWith(work, keys);
    const names = await memberNames(work, rows);
    const views = await pairViews(work, rows);
    return views.map(({ reasons: _, ...view }, at) => ({ ...view, memberName: names(required(rows[at])) }));
  },
}));

/** @throws replacementErrors.notFound */
export const showPair: Action<Protocol['adminDetail']> = async (work, actor, { pairId }) => {
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
};

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export const takePair: Action<Protocol['take']> = async (work, actor, { pairId, version }) => {
  const row = await requireForReview(work, actor, pairId, version);
  await pairLife.advance(work, row, 'take', stepBy('platform', actor));
};

const isReview = (action: PairAction) =>
  action === 'take' || action === 'publish' || action === 'reject' || action === 'retire';

const PINS = { equal: true, different: false, unknown: null } as const;

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export const publishPair: Action<Protocol['publish']> = async (work, actor, input) => {
  const { pairId, version, evidence, pins } = input;
  const row = await requireForReview(work, actor, pairId, version);
  await pairLife.advance(work, row, 'publish', {
    ...stepBy('platform', actor),
    set: {
      ...(evidence === undefined
        ? {}
        : { saidEvidence: evidence, ...(row.labReports.length > 0 ? {} : { evidence }) }),
      isPinEqual: pins === undefined ? row.isPinEqual : PINS[pins],
    },
  });
};

const end =
  (action: 'reject' | 'retire'): Action<Protocol['reject']> =>
  async (work, actor, { pairId, version, reason }) => {
    const row = await requireForReview(work, actor, pairId, version);
    await pairLife.advance(work, row, action, { ...stepBy('platform', actor), reason });
  };

/** @throws replacementErrors.notFound, ownSuggestion, notNow, changedMeanwhile */
export const rejectPair = end('reject');
export const retirePair = end('retire');

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
