// Material codes of enterprises, what is claimed twice, and the files they were imported from.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, ref, refTo, table } from '#kit/db/columns.ts';
import type { Text } from '#kit/words/text.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { MatGrade, MatSource } from '../mat-code-fields.ts';
import type { MatCodeState, MatImportState } from '../mat-code-process.ts';
import type {
  ComparedField,
  ImportCounts,
  ImportDecision,
  ImportKind,
  KeptMatCode,
  WrittenFields,
} from '../mat-import.ts';

export const matCode = table(
  'mat_code',
  {
    matCodeId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    /** As the enterprise writes it. */
    matCode: text().notNull(),
    /** Made by normalMatCode: how codes are compared. */
    normalMatCode: text().notNull(),
    matName: text().notNull().default(''),
    spec: text().notNull().default(''),
    brand: text().notNull().default(''),
    partNo: text().notNull().default(''),
    partId: ref().references(() => part.partId),
    productId: ref().references(() => product.productId),
    storeId: ref().references(() => store.storeId),
    unit: text().notNull().default(''),
    unitFactor: integer().notNull().default(1),
    grade: text().$type<MatGrade>().notNull().default('B'),
    /** Parts, the best first. */
    alternatePartIds: ref().array().notNull().default(sql`'{}'`),
    project: text().notNull().default(''),
    notes: text().notNull().default(''),
    source: text().$type<MatSource>().notNull(),
    state: text().$type<MatCodeState>().notNull(),
    /** Counts changes: two people at once, the second is refused (domain R2). */
    version: integer().notNull().default(1),
    /** How often, how much and when last an order line carried it. */
    boughtTimes: integer().notNull().default(0),
    boughtNum: pieces().notNull().default(0),
    boughtAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('mat_code_once').on(t.enterpriseId, t.normalMatCode),
    index('mat_code_of_part').on(t.enterpriseId, t.partId),
    index('mat_code_newest').on(t.enterpriseId, t.updatedAt.desc(), t.matCodeId),
    check('mat_code_factor', sql`${t.unitFactor} > 0`),
    check('mat_code_matched', sql`${t.state} <> 'ACTIVE' OR ${t.partId} IS NOT NULL`),
  ],
);

/** A code that somebody or something claims for another part than it stands for. */
export const matConflict = table(
  'mat_conflict',
  {
    conflictId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    matCodeId: refTo(() => matCode.matCodeId, { onDelete: 'cascade' }),
    /** The other part. */
    partId: refTo(() => part.partId),
    source: text().$type<MatSource>().notNull(),
    claimedBy: refTo(() => member.memberId),
    /** Null while it waits for somebody to decide. */
    decision: text().$type<'keep' | 'take' | 'alternate'>(),
    decidedBy: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex('mat_conflict_once').on(t.matCodeId, t.partId),
    index('mat_conflict_open').on(t.enterpriseId, t.createdAt).where(sql`decision IS NULL`),
  ],
);

/** A file of codes: what it would change, whether it did, and whether that was taken back. */
export const matImport = table(
  'mat_import',
  {
    importId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    memberId: refTo(() => member.memberId),
    fileName: text().notNull(),
    state: text().$type<MatImportState>().notNull(),
    version: integer().notNull().default(1),
    counts: jsonb().$type<ImportCounts>().notNull(),
    createdAt: moment().notNull(),
    appliedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [index().on(t.enterpriseId, t.createdAt.desc())],
);

/** One line of the file: what it says, what it would do, and what stood there before. */
export const matImportRow = table(
  'mat_import_row',
  {
    importRowId: key(),
    importId: refTo(() => matImport.importId, { onDelete: 'cascade' }),
    /** As the spreadsheet counts, from 1. */
    rowNo: integer().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    /** Names no part that the mall knows. */
    isUnmatched: boolean().notNull(),
    /** Names another part than the code stands for: somebody has to decide. */
    isConflict: boolean().notNull().default(false),
    /** The other part. */
    claimedPartId: ref(),
    decision: text().$type<ImportDecision>(),
    matCode: text().notNull(),
    /** As the file says it, readable. */
    written: jsonb().$type<WrittenFields>().notNull(),
    /** Names of the fields that differ from what stands there. */
    differs: text().$type<ComparedField>().array().notNull().default(sql`'{}'`),
    problem: jsonb().$type<Text>(),
    /** The code that stood there when the file was read. Not a reference: it may be gone. */
    matCodeId: ref(),
    /** What stood there, and its count of changes then. */
    before: jsonb().$type<KeptMatCode>(),
    beforeVersion: integer(),
    after: jsonb().$type<KeptMatCode>(),
    /** The count of changes that applying it left behind; null: not applied. */
    afterVersion: integer(),
  },
  (t) => [uniqueIndex('mat_import_row_once').on(t.importId, t.rowNo), index().on(t.importId, t.kind)],
);
