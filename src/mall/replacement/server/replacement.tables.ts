// Pairs of parts of which one replaces the other, with what stands behind them; and long lists of numbers that were asked for.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import type { PairState } from '../pair-process.ts';
import type { Evidence, LabReport } from '../replacement.ts';

type SaidEvidence = Exclude<Evidence, 'rules' | 'laboratory'>;

export const replacementPair = table(
  'replacement_pair',
  {
    pairId: key(),
    ofPartId: refTo(() => part.partId),
    byPartId: refTo(() => part.partId),
    state: text().$type<PairState>().notNull(),
    version: integer().notNull().default(1),
    evidence: text().$type<Exclude<Evidence, 'rules'>>().notNull(),
    /** What it is without a laboratory's report; null: nobody has said anything else. */
    saidEvidence: text().$type<SaidEvidence>(),
    /** Issued reports of a laboratory that stand behind it; by them alone its evidence is one of a laboratory (L27). */
    labReports: jsonb().$type<readonly LabReport[]>().notNull().default(sql`'[]'`),
    /** Whether the pins are the same, as its evidence says; null: it does not say. */
    isPinEqual: boolean(),
    /** What the evidence says, in the words of whoever handed it in. */
    statement: text().notNull(),
    fileIds: ref().array().notNull().default(sql`'{}'`),
    /** Who suggested it; null: the mall itself. */
    memberId: ref().references(() => member.memberId),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    index().on(t.memberId, t.createdAt),
    index().on(t.state, t.createdAt),
    index().on(t.createdAt, t.pairId),
    index().on(t.byPartId),
    uniqueIndex('replacement_pair_open_once')
      .on(t.ofPartId, t.byPartId)
      .where(sql`state IN ('SUBMITTED', 'PENDING_REVIEW', 'PUBLISHED')`),
    check(
      'replacement_pair_proven',
      sql`${t.state} = 'RETIRED' OR (${t.evidence} = 'laboratory') = (jsonb_array_length(${t.labReports}) > 0)`,
    ),
  ],
);

/** Part numbers that are too many for an address; the same numbers are one list. */
export const replacementList = table('replacement_list', {
  /** A digest of the numbers. */
  listId: text().primaryKey(),
  partNos: text().array().notNull(),
  createdAt: moment().notNull(),
});
