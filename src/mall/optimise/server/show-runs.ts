// A designer's selections: the list, one of them with what has changed, keeping and throwing away.

import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { findCategoryNames } from '#mall/part/server/part.ts';
import type { optimiseProtocol, RunReply } from '../optimise.protocol.ts';
import { optimiseErrors } from './optimise.errors.ts';
import { runSaved } from './optimise.events.ts';
import { optimiseRun } from './optimise.tables.ts';
import { requireActiveDesigner } from './require-active-designer.ts';
import { type RunRow, runLife } from './run-life.ts';
import { runLine, runView } from './run-view.ts';

type Protocol = typeof optimiseProtocol;

/** @throws optimiseErrors.notFound for somebody else's and for one that was thrown away */
export async function requireOwnRun(work: Work, actor: Member, runId: number): Promise<RunRow> {
  const [row] = await work.tx
    .select()
    .from(optimiseRun)
    .where(and(eq(optimiseRun.runId, runId), eq(optimiseRun.memberId, actor.memberId)));
  if (!row || row.state === 'DISCARDED' || !row.result) throw optimiseErrors.notFound();
  return row;
}

/** Kept ones and those that are not yet forgotten, the newest first. */
export async function listRuns(
  work: Work,
  actor: Member,
  { state, keyword, current, pageSize }: InputOf<Protocol['history']>,
): Promise<ReplyOf<Protocol['history']>> {
  await requireActiveDesigner(work, actor);
  const own = and(
    eq(optimiseRun.memberId, actor.memberId),
    inArray(optimiseRun.state, ['DONE', 'SAVED']),
    keyword ? holds(keyword) : undefined,
  );
  const [counted, rows] = await Promise.all([
    work.tx
      .select({ state: optimiseRun.state, count: count() })
      .from(optimiseRun)
      .where(own)
      .groupBy(optimiseRun.state),
    work.tx
      .select()
      .from(optimiseRun)
      .where(and(own, state ? eq(optimiseRun.state, state) : undefined))
      .orderBy(desc(optimiseRun.createdAt), desc(optimiseRun.runId))
      .limit(pageSize)
      .offset((current - 1) * pageSize),
  ]);
  const categoryIds = rows.map(({ categoryId }) => categoryId);
  const names = await findCategoryNames(work, categoryIds);
  const countOf = (wanted: string) => counted.find((row) => row.state === wanted)?.count ?? 0;
  const counts = { DONE: countOf('DONE'), SAVED: countOf('SAVED') };
  return {
    list: rows.map((row) => runLine(work, row, names)),
    pagination: { current, pageSize, total: state ? counts[state] : counts.DONE + counts.SAVED },
    counts,
  };
}

/** Its name, or the number of a part in its ranking. */
function holds(keyword: string): SQL {
  const like = `%${keyword.replaceAll(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${optimiseRun.name} ILIKE ${like} OR EXISTS (
    SELECT FROM jsonb_array_elements(${optimiseRun.result} -> 'ranked') AS one WHERE one ->> 'partNo' ILIKE ${like}))`;
}

/** @throws optimiseErrors.suspended, notFound */
export async function showRun(
  work: Work,
  actor: Member,
  { runId }: InputOf<Protocol['detail']>,
): Promise<RunReply> {
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  const [parent] =
    row.parentRunId === null
      ? []
      : await work.tx.select().from(optimiseRun).where(eq(optimiseRun.runId, row.parentRunId));
  return runView(work, row, parent);
}

/** Keeps it, or names it anew. @throws optimiseErrors.suspended, notFound, notNow; what the project's room refuses */
export async function saveRun(
  work: Work,
  actor: Member,
  input: InputOf<Protocol['save']>,
): Promise<Record<string, never>> {
  const { runId, name, projectId = null } = input;
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  await runLife.advance(work, row, row.state === 'SAVED' ? 'rename' : 'save', {
    ...stepBy('designer', actor),
    set: { name, projectId: projectId ?? row.projectId, savedAt: row.savedAt ?? work.now },
  });
  await work.emit(runSaved, { runId, memberId: actor.memberId, projectId });
  return {};
}

/** @throws optimiseErrors.suspended, notFound, notNow */
export async function discardRun(
  work: Work,
  actor: Member,
  { runId }: InputOf<Protocol['discard']>,
): Promise<Record<string, never>> {
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  await runLife.advance(work, row, 'discard', stepBy('designer', actor));
  return {};
}
