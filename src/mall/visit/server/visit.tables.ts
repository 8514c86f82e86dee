// Visits to customers, each of one commission.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { VisitState, VisitTurn } from '../visit-process.ts';
import type { Slot, Tick } from '../visit-status.ts';

/** What became of one instrument, in the order in which they were ticked. */
export interface Ticked {
  specimenNo: string;
  tick: Tick;
  words: string;
}

export const onSiteVisit = table(
  'on_site_visit',
  {
    visitId: key(),
    visitSn: text().notNull().unique(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    labId: refTo(() => laboratory.labId),
    state: text().$type<VisitState>().notNull(),
    turn: text().$type<VisitTurn>(),
    version: integer().notNull().default(1),
    /** Days of China; null until one is proposed. */
    date: date({ mode: 'string' }),
    lastDay: date({ mode: 'string' }),
    slot: text().$type<Slot>().notNull().default('DAY'),
    /** Who comes, and their names then. */
    people: ref().array().notNull().default(sql`'{}'`),
    peopleNames: text().notNull().default(''),
    wish: text().notNull().default(''),
    note: text().notNull().default(''),
    arrivedAt: moment(),
    geo: text().notNull().default(''),
    signer: text().notNull().default(''),
    /** A drawn signature, or a photo. */
    proofId: ref().references(() => storedFile.fileId),
    ticked: jsonb().$type<readonly Ticked[]>().notNull().default(sql`'[]'`),
    leftAt: moment(),
    /** Of days that were moved too late and visits in vain. */
    feeNoted: amount().notNull().default(sql`0`),
    feeReason: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('on_site_visit_open').on(t.serviceSn).where(sql`state IN ('PROPOSED', 'AGREED', 'ON_SITE')`),
    index('on_site_visit_of').on(t.serviceSn, t.visitId),
    index('on_site_visit_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('on_site_visit_proof').on(t.proofId),
    check('on_site_visit_days', sql`(${t.date} IS NULL) = (${t.lastDay} IS NULL)`),
    check(
      'on_site_visit_agreed',
      sql`${t.state} NOT IN ('AGREED', 'ON_SITE', 'DONE') OR ${t.date} IS NOT NULL`,
    ),
    check('on_site_visit_turn', sql`(${t.state} = 'PROPOSED') = (${t.turn} IS NOT NULL)`),
  ],
);
