// A designer's selections: the list, one of them with what has changed, keeping and throwing away.

import { and, eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { findCategoryNames } from '#mall/part/server/part.ts';
import type { optimiseProtocol } from '../optimise.protocol.ts';
import { runList } from '../run-list.ts';
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

export const runListRoutes = source(runList, ({ work, actor }) => ({
  from: sql`${optimiseRun}`,
  key: optimiseRun.runId,
  scope: sql`${optimiseRun.memberId} = ${actor.memberId} AND ${optimiseRun.state} IN ('DONE', 'SAVED')`,
  columns: {
    state: optimiseRun.state,
    quantity: sql`(${optimiseRun.input} #>> '{wish,quantity}')::int`,
    createdAt: optimiseRun.createdAt,
    savedAt: optimiseRun.savedAt,
  },
  search: [
    optimiseRun.name,
    (
      _keyword,
      pattern,
    ) => sql`EXISTS (SELECT FROM jsonb_array_elements(${optimiseRun.result} -> 'ranked') AS one
      WHERE one ->> 'partNo' ILIKE ${pattern})`,
  ],
  async toRows(keys) {
    await requireActiveDesigner(work, actor);
    const rows = await rowsWith(work, optimiseRun, optimiseRun.runId, keys);
    const names = await findCategoryNames(
      work,
      rows.map(({ categoryId }) => categoryId),
    );
    return rows.map((row) => runLine(work, row, names));
  },
  /** Also who has none is told that he is suspended. */
  more: async () => requireActiveDesigner(work, actor).then(() => ({})),
}));

/** @throws optimiseErrors.suspended, notFound */
export const showRun: Action<Protocol['detail']> = async (work, actor, { runId }) => {
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  const [parent] =
    row.parentRunId === null
      ? []
      : await work.tx.select().from(optimiseRun).where(eq(optimiseRun.runId, row.parentRunId));
  return runView(work, row, parent);
};

/** Keeps it, or names it anew. @throws optimiseErrors.suspended, notFound, notNow; what the project's room refuses */
export async function saveRun(work: Work, actor: Member, input: InputOf<Protocol['save']>): Promise<void> {
  const { runId, name, projectId = null } = input;
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  await runLife.advance(work, row, row.state === 'SAVED' ? 'rename' : 'save', {
    ...stepBy('designer', actor),
    set: { name, projectId: projectId ?? row.projectId, savedAt: row.savedAt ?? work.now },
  });
  await work.emit(runSaved, { runId, memberId: actor.memberId, projectId });
}

/** @throws optimiseErrors.suspended, notFound, notNow */
export const discardRun: Action<Protocol['discard']> = async (work, actor, { runId }) => {
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  await runLife.advance(work, row, 'discard', stepBy('designer', actor));
};
