// Members suggest what replaces what, see what has become of it, and read the evidence of what is published.
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { allowedActions } from '#kit/process/process.ts';
import { fileReplies, requireFiles } from '#mall/file/server/file.ts';
import { stepBy } from '#mall/member/actor.ts';
import { ownPairList } from '../pair-list.ts';
import { pairProcess } from '../pair-process.ts';
import type { replacementProtocol } from '../replacement.protocol.ts';
import { findKnownParts } from './find-parts.ts';
import { pairLife } from './pair-life.ts';
import { replacementErrors } from './replacement.errors.ts';
import { replacementPair } from './replacement.tables.ts';
import { pairViews } from './replacement-view.ts';
import { pairsOf, pairsWith } from './review-pairs.ts';

const MOST_OPEN = 20; // chosen: keeps the reviewers' list readable

/** @throws replacementErrors.unknownPart, sameParts, otherFunction, already, tooManyOpen; 404 for somebody else's file */
export const suggestPair: Action<typeof replacementProtocol.suggest> = async (work, actor, input) => {
  const { ofPartId, byPartId, evidence, isPinEqual = null, statement, fileIds = [] } = input;
  await requireFiles(work, actor.memberId, fileIds, { kinds: 'evidence' });
  if (ofPartId === byPartId) throw replacementErrors.sameParts({ name: 'byPartId' });
  const parts = await findKnownParts(work, [ofPartId, byPartId]);
  const [of, by] = [parts.get(ofPartId), parts.get(byPartId)];
  if (!of) throw replacementErrors.unknownPart({ name: 'ofPartId' });
  if (!by) throw replacementErrors.unknownPart({ name: 'byPartId' });
  if (of.categoryId !== by.categoryId) throw replacementErrors.otherFunction({ name: 'byPartId' });
  const [open] = await work.tx
    .select({ count: count() })
    .from(replacementPair)
    .where(
      and(
        eq(replacementPair.memberId, actor.memberId),
        inArray(replacementPair.state, ['SUBMITTED', 'PENDING_REVIEW']),
      ),
    );
  if ((open?.count ?? 0) >= MOST_OPEN) throw replacementErrors.tooManyOpen();
  const said = { evidence, saidEvidence: evidence };
  const wish = { ofPartId, byPartId, ...said, isPinEqual, statement, fileIds: [...new Set(fileIds)] };
  const made = await pairLife.begin(
    work,
    'suggest',
    { ...wish, memberId: actor.memberId },
    stepBy('member', actor),
  );
  return { pairId: made.pairId, state: made.state };
};

export const ownPairRoutes = source(ownPairList, ({ work, actor }) => ({
  ...pairsOf(eq(replacementPair.memberId, actor.memberId)),
  async toRows(keys) {
    const views = await pairViews(work, await pairsWith(work, keys));
    return views.map(({ reasons: _, ...view }) => ({
      ...view,
      allowedActions: allowedActions(pairProcess, view.state, 'member').filter((one) => one === 'withdraw'),
    }));
  },
}));

/** @throws replacementErrors.notFound for somebody else's, notNow once it is being looked into */
export const withdrawPair: Action<typeof replacementProtocol.withdraw> = async (work, actor, { pairId }) => {
  const [row] = await work.tx
    .select()
    .from(replacementPair)
    .where(and(eq(replacementPair.pairId, pairId), eq(replacementPair.memberId, actor.memberId)));
  if (!row) throw replacementErrors.notFound();
  await pairLife.advance(work, row, 'withdraw', stepBy('member', actor));
};

/** @throws replacementErrors.notFound for what is not published */
export const showEvidence: Action<typeof replacementProtocol.evidence> = async (work, _actor, { pairId }) => {
  const [row] = await work.tx
    .select()
    .from(replacementPair)
    .where(and(eq(replacementPair.pairId, pairId), eq(replacementPair.state, 'PUBLISHED')));
  if (!row) throw replacementErrors.notFound();
  return {
    evidence: row.evidence,
    isPinEqual: row.isPinEqual,
    statement: row.statement,
    files: await fileReplies(work, row.fileIds),
    publishedAt: row.decidedAt?.toISOString() ?? null,
  };
};
