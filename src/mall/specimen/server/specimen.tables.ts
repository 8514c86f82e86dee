// Specimens, and through whose hands each has gone.
import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { stockLot } from '#mall/goods/server/goods.tables.ts';
import { instrument } from '#mall/instrument/server/instrument.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { Hazard } from '#mall/testing/service-terms.ts';
import type { SpecimenState } from '../specimen-process.ts';
import type { Abnormality, CustodyAct, Decision } from '../specimen-terms.ts';

export const specimen = table(
  'specimen',
  {
    specimenId: key(),
    /** The commission's number with two digits or more behind it. */
    specimenNo: text().notNull().unique(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    labId: refTo(() => laboratory.labId),
    seq: integer().notNull(),
    name: text().notNull(),
    model: text().notNull(),
    maker: text().notNull(),
    serialNo: text().notNull(),
    lotNo: text().notNull(),
    dateCode: text().notNull(),
    qty: pieces().notNull(),
    unit: text().notNull(),
    hazard: text().$type<Hazard>().notNull(),
    note: text().notNull(),
    instrumentId: ref().references(() => instrument.instrumentId),
    lotId: ref().references(() => stockLot.lotId),
    /** It is received by this number too; '': it came with no sample request. */
    sampleSn: text().notNull().default(''),
    state: text().$type<SpecimenState>().notNull(),
    version: integer().notNull().default(1),
    /** Where it lies; '' before it was received. */
    place: text().notNull().default(''),
    receivedAt: moment(),
    /** Who has taken it; nobody: it lies in its place. */
    holderId: ref().references(() => member.memberId),
    holderName: text().notNull().default(''),
    /** What was wrong with it, in words, by when the customer decides, and what he has decided; it stays, for the report. */
    abnormality: text().$type<Abnormality>(),
    abnormalText: text().notNull().default(''),
    decideBy: moment(),
    decision: text().$type<Decision>(),
    /** The number of the one that was sent in its place. */
    replacedBy: text(),
    /** When the newest report about it was issued. */
    issuedAt: moment(),
    keepUntil: moment(),
    /** How it went back; '' until it was handed to a carrier. */
    returnCarrier: text().notNull().default(''),
    returnNo: text().notNull().default(''),
    /** The first of the two who destroy it. */
    proposedBy: ref().references(() => member.memberId),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('specimen_once').on(t.serviceSn, t.seq),
    index('specimen_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('specimen_of_lab_state').on(t.labId, t.state, t.createdAt.desc().nullsFirst()),
    index('specimen_of_instrument').on(t.instrumentId),
    index('specimen_of_lot').on(t.lotId),
    index('specimen_of_sample').on(t.sampleSn).where(sql`sample_sn <> ''`),
    index('specimen_kept').on(t.labId, t.keepUntil).where(sql`state = 'RETAINED'`),
    index('specimen_of_holder').on(t.holderId),
    index('specimen_proposed').on(t.proposedBy),
    check('specimen_pieces', sql`${t.qty} > 0`),
    check('specimen_held', sql`(${t.state} = 'IN_TEST') = (${t.holderId} IS NOT NULL)`),
    check('specimen_kept_until', sql`${t.state} <> 'RETAINED' OR ${t.keepUntil} IS NOT NULL`),
  ],
);

/** Written once for each act with a specimen; each row's hash holds the one before. */
export const custody = table(
  'custody',
  {
    custodyId: key(),
    specimenNo: snTo(() => specimen.specimenNo),
    seq: integer().notNull(),
    act: text().$type<CustodyAct>().notNull(),
    /** Who gave it, to whom, and where it lies then. */
    fromWhom: text().notNull(),
    toWhom: text().notNull().default(''),
    place: text().notNull(),
    qty: pieces().notNull(),
    condition: text().notNull(),
    photoIds: ref().array().notNull().default(sql`'{}'`),
    at: moment().notNull(),
    /** When the device says it happened; null: it was sent at once. */
    deviceAt: moment(),
    /** Null: it happened by itself. */
    byId: ref().references(() => member.memberId),
    byName: text().notNull(),
    /** Made by the device: an act that is sent twice is one. */
    scanId: text().notNull().unique(),
    formerHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [uniqueIndex('custody_once').on(t.specimenNo, t.seq), index('custody_by').on(t.byId)],
);
