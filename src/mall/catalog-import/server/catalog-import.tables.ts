// Catalogues that operators have handed in, and how far each has come.
import { sql } from 'drizzle-orm';
import { integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import type { Text } from '#kit/words/text.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { CatalogImportState } from '../catalog-import-process.ts';
import type { LineSaid } from './take-catalog.ts';

export const catalogImport = table(
  'catalog_import',
  {
    importId: key(),
    memberId: refTo(() => member.memberId),
    storeId: ref().references(() => store.storeId),
    fileName: text().notNull(),
    state: text().$type<CatalogImportState>().notNull(),
    lines: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    offers: integer().notNull().default(0),
    badLines: integer().notNull().default(0),
    bad: jsonb().$type<LineSaid[]>().notNull().default([]),
    notedLines: integer().notNull().default(0),
    noted: jsonb().$type<LineSaid[]>().notNull().default([]),
    problem: jsonb().$type<Text>(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  // One at a time.
  (t) => [uniqueIndex('catalog_import_running').on(t.state).where(sql`${t.state} = 'RUNNING'`)],
);
