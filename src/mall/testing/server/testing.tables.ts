// Commissions of tests with their forms, the specimens they are about, and through whose hands each has gone.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { instrument } from '#mall/instrument/server/instrument.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { subOrder } from '#mall/order/server/order.tables.ts';
import type { EntrustForm } from '../entrust-form.ts';
import type { ServiceState, ServiceTurn } from '../service-process.ts';
import type { Hazard, ServiceKind } from '../service-terms.ts';
import type { SpecimenState } from '../specimen-process.ts';

export const serviceOrder = table(
  'service_order',
  {
    serviceId: key(),
    serviceSn: text().notNull().unique(),
    /** Made by the browser: what is sent twice is there once. */
    draftId: text().notNull(),
    kind: text().$type<ServiceKind>().notNull(),
    /** Null until it is submitted: its items say whose they are. */
    labId: ref().references(() => laboratory.labId),
    memberId: refTo(() => member.memberId),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    /** Where its money is; null until it is accepted. */
    orderSn: text().references(() => subOrder.orderSn),
    state: text().$type<ServiceState>().notNull(),
    turn: text().$type<ServiceTurn>(),
    version: integer().notNull().default(1),
    /** As it stands on the customer's side; what was handed in is kept as versions. */
    form: jsonb().$type<EntrustForm>().notNull(),
    /** Of those versions the newest, and its hash; 0: none yet. */
    formVersion: integer().notNull().default(0),
    contentHash: text().notNull().default(''),
    /** What its items are called, for lists. */
    title: text().notNull().default(''),
    itemCount: smallint().notNull().default(0),
    specimenCount: integer().notNull().default(0),
    isUrgent: boolean().notNull().default(false),
    /** By the newest version; 0 while a price is on request. */
    amount: amount().notNull().default(sql`0`),
    /** By which the last report is to be there: an estimate until the last specimen was received. */
    promisedAt: moment(),
    acceptedAt: moment(),
    receivedAt: moment(),
    /** How the specimens come: a carrier with its number, or by hand on a day. */
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    projectId: ref(),
    costCentre: text().notNull().default(''),
    closeReason: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('service_order_draft').on(t.memberId, t.draftId),
    index('service_order_of_member').on(t.memberId, t.createdAt.desc().nullsFirst()),
    index('service_order_of_enterprise').on(t.enterpriseId, t.createdAt.desc().nullsFirst()),
    index('service_order_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('service_order_order').on(t.orderSn),
    check('service_order_turn', sql`(${t.state} = 'PENDING_REVIEW') = (${t.turn} IS NOT NULL)`),
  ],
);

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
    state: text().$type<SpecimenState>().notNull(),
    version: integer().notNull().default(1),
    /** Where it lies; '' before it was received. */
    place: text().notNull().default(''),
    receivedAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('specimen_once').on(t.serviceSn, t.seq),
    index('specimen_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('specimen_of_instrument').on(t.instrumentId),
    check('specimen_pieces', sql`${t.qty} > 0`),
  ],
);

/** Written once for each act with a specimen; each row's hash holds the one before. */
export const custody = table(
  'custody',
  {
    custodyId: key(),
    specimenNo: snTo(() => specimen.specimenNo),
    seq: integer().notNull(),
    act: text().$type<'RECEIVE'>().notNull(),
    /** Who gave it, and where it went. */
    fromWhom: text().notNull(),
    place: text().notNull(),
    qty: pieces().notNull(),
    condition: text().notNull(),
    photoIds: ref().array().notNull().default(sql`'{}'`),
    at: moment().notNull(),
    /** When the device says it happened; null: it was sent at once. */
    deviceAt: moment(),
    byId: refTo(() => member.memberId),
    byName: text().notNull(),
    /** Made by the device: an act that is sent twice is one. */
    scanId: text().notNull().unique(),
    formerHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [uniqueIndex('custody_once').on(t.specimenNo, t.seq)],
);
