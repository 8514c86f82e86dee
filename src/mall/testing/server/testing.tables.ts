// Commissions of tests with their forms, and how far the work on each has come.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { subOrder } from '#mall/order/server/order.tables.ts';
import type { StopReason } from '../clock-stops.ts';
import type { Stand } from '../derive-state.ts';
import type { EntrustForm } from '../entrust-form.ts';
import type { ServiceState, ServiceTurn } from '../service-process.ts';
import type { ServiceEntry, ServiceKind } from '../service-terms.ts';

export const serviceOrder = table(
  'service_order',
  {
    serviceId: key(),
    serviceSn: text().notNull().unique(),
    /** Made by the browser: what is sent twice is there once. */
    draftId: text().notNull(),
    kind: text().$type<ServiceKind>().notNull(),
    entry: text().$type<ServiceEntry>().notNull().default('FORM'),
    /** The package that it is a component of, and its place there; null: of none. */
    packSn: text(),
    packSeq: smallint(),
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
    /** As it was promised with the last specimen, before anything stood still. */
    firstPromisedAt: moment(),
    acceptedAt: moment(),
    receivedAt: moment(),
    /** How the specimens come: a carrier with its number, or by hand on a day. */
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    projectId: ref(),
    costCentre: text().notNull().default(''),
    closeReason: text().notNull().default(''),
    /** What its state follows from once a specimen is there. */
    stand: jsonb().$type<Stand>().notNull().default(sql`'{}'`),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('service_order_draft').on(t.memberId, t.draftId),
    index('service_order_of_member').on(t.memberId, t.createdAt.desc().nullsFirst()),
    index('service_order_of_enterprise').on(t.enterpriseId, t.createdAt.desc().nullsFirst()),
    index('service_order_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    // all that the list's tabs are counted by, so that no row is looked at
    index('service_order_of_lab_state').on(
      t.labId,
      t.state,
      t.createdAt.desc().nullsFirst(),
      t.serviceId,
      t.formVersion,
    ),
    index('service_order_changes_of_member').on(t.memberId, t.updatedAt),
    index('service_order_changes_of_enterprise').on(t.enterpriseId, t.updatedAt),
    index('service_order_order').on(t.orderSn),
    uniqueIndex('service_order_pack').on(t.packSn, t.packSeq),
    check('service_order_bought', sql`${t.entry} = 'FORM' OR ${t.orderSn} IS NOT NULL`),
    check('service_order_packed', sql`(${t.packSn} IS NULL) = (${t.packSeq} IS NULL)`),
    check('service_order_turn', sql`(${t.state} = 'PENDING_REVIEW') = (${t.turn} IS NOT NULL)`),
  ],
);

/** While it lasts the promised period stands still. */
export const clockStop = table(
  'clock_stop',
  {
    stopId: key(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    reason: text().$type<StopReason>().notNull(),
    /** What stands still, by whoever stopped it: an item, a specimen. */
    cause: text().notNull(),
    from: moment().notNull(),
    to: moment(),
  },
  (t) => [
    index('clock_stop_of').on(t.serviceSn, t.from),
    uniqueIndex('clock_stop_open').on(t.serviceSn, t.cause).where(sql`"to" IS NULL`),
  ],
);
