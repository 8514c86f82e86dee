// Selections with what went in, the data they were made on, and what came out.
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { category } from '#mall/part/server/part.tables.ts';
import type { RunInput, RunResult } from '../run-data.ts';
import type { RunState } from '../run-process.ts';

export const optimiseRun = table(
  'optimise_run',
  {
    runId: key(),
    memberId: refTo(() => member.memberId),
    /** The run that this one repeats. */
    parentRunId: ref(),
    projectId: ref(),
    categoryId: refTo(() => category.categoryId),
    name: text().notNull().default(''),
    state: text().$type<RunState>().notNull(),
    version: integer().notNull().default(1),
    input: jsonb().$type<RunInput>().notNull(),
    /** Null while it is computed. */
    result: jsonb().$type<RunResult>(),
    createdAt: moment().notNull(),
    savedAt: moment(),
  },
  (t) => [index().on(t.memberId, t.createdAt)],
);
