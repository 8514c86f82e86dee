// Commissions that verify a pair of parts with what has come of each, and which reports are about which lots of stores.
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { stockLot } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import type { LabReport } from '#mall/replacement/replacement.ts';
import { replacementPair } from '#mall/replacement/server/replacement.tables.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { Outcome } from '../evidence-rule.ts';

export const verification = table(
  'verification',
  {
    verificationId: key(),
    serviceSn: snTo(() => serviceOrder.serviceSn).unique(),
    ofPartId: refTo(() => part.partId),
    byPartId: refTo(() => part.partId),
    /** The pair that its report stands behind, or stood; null: none yet. */
    pairId: ref().references(() => replacementPair.pairId),
    memberId: refTo(() => member.memberId),
    /** Its client agrees that the report is shown with the pair where everything passes. */
    isConsented: boolean().notNull(),
    /** Samples that were asked for with it. */
    sampleSns: text().array().notNull().default(sql`'{}'`),
    outcome: text().$type<Outcome>().notNull().default('OPEN'),
    /** Issued reports that say so. */
    reports: jsonb().$type<readonly LabReport[]>().notNull().default(sql`'[]'`),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('verification_of_parts').on(t.ofPartId, t.byPartId),
    index('verification_by_part').on(t.byPartId),
    index('verification_of_pair').on(t.pairId),
    index('verification_of_member').on(t.memberId),
  ],
);

/** Shown in the passport of the lot, with its client's consent. */
export const lotReport = table(
  'lot_report',
  {
    lotReportId: key(),
    lotId: refTo(() => stockLot.lotId),
    reportNo: text().notNull(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
  },
  (t) => [
    uniqueIndex('lot_report_once').on(t.lotId, t.reportNo),
    index('lot_report_of_service').on(t.serviceSn),
  ],
);
