// The counter behind document numbers, and the key that hides it.
import { sql } from 'drizzle-orm';
import { boolean, check, pgSequence, text } from 'drizzle-orm/pg-core';
import { table } from '#kit/db/columns.ts';

export const documentNumber = pgSequence('document_number');

/** One row, written by the migration. Whoever replaces the key may meet numbers of the same day again. */
export const documentNumberKey = table(
  'document_number_key',
  { isOnly: boolean().primaryKey().default(true), secret: text().notNull() },
  (t) => [check('only_one_key', sql`${t.isOnly}`)],
);
