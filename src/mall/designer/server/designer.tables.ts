// Applications to become a certified designer, and the designers.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ApplicationState, DesignerData, DesignerState } from '../designer-process.ts';

export const designerApplication = table(
  'designer_application',
  {
    applySn: text().primaryKey(),
    memberId: refTo(() => member.memberId),
    /** The certified employer who is asked first; null: none, or not registered here. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    state: text().$type<ApplicationState>().notNull(),
    version: integer().notNull().default(1),
    /** What was filled in; the ID number encrypted. */
    data: jsonb().$type<DesignerData>().notNull(),
    remarks: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** False once the employer has let his time pass. */
    isEndorsed: boolean(),
    submissions: smallint().notNull().default(0),
    submittedAt: moment(),
    decidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.memberId),
    index().on(t.enterpriseId, t.state),
    index().on(t.state, t.submittedAt),
    index().on(t.submittedAt, t.applySn),
    uniqueIndex('designer_application_open_once')
      .on(t.memberId)
      .where(sql`state IN ('DRAFT', 'PENDING_ENTERPRISE', 'PENDING_PLATFORM', 'REVIEW_REJECTED')`),
  ],
);

export const designer = table(
  'designer',
  {
    memberId: ref()
      .primaryKey()
      .references(() => member.memberId),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    state: text().$type<DesignerState>().notNull(),
    version: integer().notNull().default(1),
    realName: text().notNull(),
    since: moment().notNull(),
    confirmedAt: moment(),
  },
  (t) => [index().on(t.enterpriseId, t.state)],
);
