// Instruments: each belongs to an enterprise, or to a member who buys for none.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { InstrumentState } from '../instrument-process.ts';
import type { Service } from '../instrument-status.ts';

export const instrument = table(
  'instrument',
  {
    instrumentId: key(),
    /** Who entered it, and whose it is where `enterpriseId` is null. */
    memberId: refTo(() => member.memberId),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    ownNo: text().notNull().default(''),
    name: text().notNull(),
    model: text().notNull(),
    serialNo: text().notNull(),
    maker: text().notNull().default(''),
    accuracy: text().notNull().default(''),
    range: text().notNull().default(''),
    place: text().notNull().default(''),
    keeper: text().notNull().default(''),
    service: text().$type<Service>().notNull(),
    regulation: text().notNull().default(''),
    cycleMonths: smallint().notNull(),
    /** Days of China; null: never served. */
    lastDate: date({ mode: 'string' }),
    nextDueDate: date({ mode: 'string' }),
    lastReportNo: text().notNull().default(''),
    state: text().$type<InstrumentState>().notNull(),
    /** Before a laboratory received it, where its due day does not say; null otherwise. */
    formerState: text().$type<'STOPPED' | 'OUT_OF_TOLERANCE'>(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('instrument_of_enterprise')
      .on(t.enterpriseId, sql`lower(${t.maker})`, sql`lower(${t.model})`, sql`lower(${t.serialNo})`)
      .where(sql`enterprise_id IS NOT NULL`),
    uniqueIndex('instrument_of_member')
      .on(t.memberId, sql`lower(${t.maker})`, sql`lower(${t.model})`, sql`lower(${t.serialNo})`)
      .where(sql`enterprise_id IS NULL`),
    index('instrument_due').on(t.nextDueDate).where(sql`state IN ('VALID', 'DUE_SOON', 'OVERDUE')`),
    check('instrument_due_follows', sql`(${t.lastDate} IS NULL) = (${t.nextDueDate} IS NULL)`),
    check('instrument_former', sql`${t.state} = 'IN_SERVICE' OR ${t.formerState} IS NULL`),
    check('instrument_cycle', sql`${t.cycleMonths} BETWEEN 1 AND 120`),
  ],
);
