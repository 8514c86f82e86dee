// Files that members hand in: vouchers, pictures of evaluations, papers of certifications. Immutable, named by their content (domain R12).
import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { FilePurpose } from '../file.protocol.ts';

export const storedFile = table(
  'stored_file',
  {
    fileId: key(),
    memberId: refTo(() => member.memberId),
    /** SHA-256 of the stored bytes, hexadecimal: also the name in the file store. */
    contentHash: text().notNull(),
    mimeType: text().notNull(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    /** `public`: may be shown to anyone who knows the address (a picture of an evaluation). */
    visibility: text().$type<'public' | 'private'>().notNull(),
    /** What it was handed in for: it serves for nothing else. */
    purpose: text().$type<FilePurpose>().notNull().default('voucher'),
    /** What keys of its private links are made with: known to nobody outside. */
    linkKey: text().notNull().default(sql`gen_random_uuid()::text`),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('stored_file_once').on(t.memberId, t.contentHash, t.visibility, t.purpose),
    index().on(t.contentHash),
  ],
);
