// Versions of data sheets. What was published is never written again.
import { sql } from 'drizzle-orm';
import { check, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { SheetKind } from '../sheet-definition.ts';
import type { SheetState } from '../sheet-process.ts';

export const sheetDefinition = table(
  'sheet_definition',
  {
    definitionId: key(),
    labId: refTo(() => laboratory.labId),
    /** Named by capabilities; the same in all versions. */
    sheetKey: text().notNull(),
    versionNo: smallint().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    kind: text().$type<SheetKind>().notNull(),
    state: text().$type<SheetState>().notNull(),
    /** JSON, as its author wrote it. */
    definition: text().notNull(),
    /** SHA-256 of its canonical JSON. */
    hash: text().notNull(),
    authorId: refTo(() => member.memberId),
    approverId: ref().references(() => member.memberId),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('sheet_definition_version').on(t.labId, t.sheetKey, t.versionNo),
    uniqueIndex('sheet_definition_in_force').on(t.labId, t.sheetKey).where(sql`state = 'PUBLISHED'`),
    uniqueIndex('sheet_definition_written').on(t.labId, t.sheetKey).where(sql`state IN ('DRAFT', 'REVIEW')`),
    index('sheet_definition_changed').on(t.labId, t.updatedAt),
    check('sheet_definition_version_no', sql`${t.versionNo} > 0`),
    check('sheet_definition_not_alone', sql`${t.approverId} IS NULL OR ${t.approverId} <> ${t.authorId}`),
  ],
);
