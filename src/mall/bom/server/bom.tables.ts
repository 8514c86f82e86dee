// Members' bills of materials: their lines with what each was matched to, the sheets they came from, and what is remembered.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { key, moment, pieces, ref, refTo, table } from '#kit/db/columns.ts';
import type { Text } from '#kit/words/text.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import type { BomState, MatchLevel } from '../bom-status.ts';
import type { ColumnRole } from '../column-roles.ts';

export const bom = table(
  'bom',
  {
    bomId: key(),
    memberId: refTo(() => member.memberId),
    /** Whose employees may read it; null: nobody else may. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    bomName: text().notNull(),
    /** Of the file that was handed in; '' for what was typed or pasted. */
    fileName: text().notNull().default(''),
    state: text().$type<BomState>().notNull(),
    boards: pieces().notNull().default(1),
    /** Per mille. */
    attrition: integer().notNull().default(0),
    leaderNum: pieces().notNull().default(0),
    /** What is taken for said of lines that say nothing of it: percent, of resistors; of capacitors. */
    assumedTolerance: integer(),
    assumedDielectric: text(),
    assumedSmallDielectric: text(),
    assumedVolts: integer(),
    lineCount: integer().notNull().default(0),
    /** While it is being matched: how many lines are done. */
    matchedCount: integer().notNull().default(0),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.memberId, t.updatedAt), index().on(t.enterpriseId, t.updatedAt)],
);

/** A candidate for a line, best first. */
export interface KeptCandidate {
  partId: number;
  confidence: number;
}

export const bomLine = table(
  'bom_line',
  {
    lineId: key(),
    bomId: refTo(() => bom.bomId, { onDelete: 'cascade' }),
    /** From 1, as in the file. */
    lineNo: integer().notNull(),
    /** As written, `R1, R2`. */
    designators: text().notNull().default(''),
    /** Pieces on one board. */
    qty: pieces().notNull(),
    partNo: text().notNull().default(''),
    brandName: text().notNull().default(''),
    value: text().notNull().default(''),
    packageName: text().notNull().default(''),
    description: text().notNull().default(''),
    note: text().notNull().default(''),
    matCode: text().notNull().default(''),
    supplierCode: text().notNull().default(''),
    /** Other part numbers that the writer allows. */
    otherPartNos: text().array().notNull().default(sql`'{}'`),
    isFitted: boolean().notNull().default(true),
    isLeftOut: boolean().notNull().default(false),
    /** Null: as the whole bill has it; per mille. */
    attrition: integer(),
    leaderNum: pieces(),
    /** Null: not matched yet. */
    level: text().$type<MatchLevel>(),
    confidence: smallint().notNull().default(0),
    reason: jsonb().$type<Text>(),
    /** What it is matched to, sure or proposed. */
    partId: ref().references(() => part.partId),
    /** Whether `partId` is bought without asking: found surely or confirmed. */
    isSure: boolean().notNull().default(false),
    candidates: jsonb().$type<KeptCandidate[]>().notNull().default([]),
    /** Parts that may stand in for it: the writer's other part numbers that were found. */
    alternatePartIds: ref().array().notNull().default(sql`'{}'`),
    /** The offer chosen by hand or by the cheapest mix; null: the cheapest that has enough. */
    productId: ref().references(() => product.productId),
    /** The quantity chosen with it; null: what the need is mended to. */
    buyNum: pieces(),
  },
  (t) => [
    index('bom_line_of').on(t.bomId, t.lineNo),
    index('bom_line_part').on(t.partId),
    index('bom_line_unmatched').on(t.bomId, t.lineNo).where(sql`level IS NULL`),
  ],
);

/** What was read from a file, for choosing its columns again. */
export const bomSheet = table('bom_sheet', {
  bomId: ref()
    .primaryKey()
    .references(() => bom.bomId, { onDelete: 'cascade' }),
  sheets: jsonb().$type<{ name: string; rows: string[][] }[]>().notNull(),
  /** Which sheet, which row has the headers (-1: none), what each column is. */
  sheetAt: integer().notNull().default(0),
  headerAt: integer().notNull().default(-1),
  roles: jsonb().$type<(ColumnRole | null)[]>().notNull().default([]),
});

/** What a member has said about the columns of files with these headers. */
export const bomColumnMemory = table(
  'bom_column_memory',
  {
    memberId: refTo(() => member.memberId),
    /** The headers, normalised and joined. */
    fingerprint: text().notNull(),
    roles: jsonb().$type<(ColumnRole | null)[]>().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.fingerprint] })],
);

/** What a member has confirmed: lines that say this mean that part. */
export const bomMatchMemory = table(
  'bom_match_memory',
  {
    memberId: refTo(() => member.memberId),
    /** Made by textKeyOf. */
    textKey: text().notNull(),
    partId: refTo(() => part.partId),
    usedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.textKey] })],
);
