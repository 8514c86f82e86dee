// Versions of a laboratory's capabilities. What was published is never written again.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { capability, laboratory } from '#mall/ability/server/ability.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { CapabilityContent } from '../capability-content.ts';
import type { CapabilityState } from '../capability-process.ts';

export const capabilityVersion = table(
  'capability_version',
  {
    versionId: key(),
    labId: refTo(() => laboratory.labId),
    capNo: text().notNull(),
    versionNo: smallint().notNull(),
    /** Which capability it is, once one of its versions was published. */
    capId: ref().references(() => capability.capId),
    state: text().$type<CapabilityState>().notNull(),
    content: jsonb().$type<CapabilityContent>().notNull(),
    /** Null: it was there before the laboratory kept its catalogue itself. */
    authorId: ref().references(() => member.memberId),
    approverId: ref().references(() => member.memberId),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('capability_version_no').on(t.labId, t.capNo, t.versionNo),
    uniqueIndex('capability_version_in_force')
      .on(t.labId, t.capNo)
      .where(sql`state IN ('PUBLISHED', 'SUSPENDED')`),
    uniqueIndex('capability_version_written').on(t.labId, t.capNo).where(sql`state IN ('DRAFT', 'REVIEW')`),
    index('capability_version_cap').on(t.capId),
    index('capability_version_changed').on(t.labId, t.updatedAt),
    check('capability_version_numbered', sql`${t.versionNo} > 0`),
    check('capability_version_not_alone', sql`${t.approverId} IS NULL OR ${t.approverId} <> ${t.authorId}`),
  ],
);
