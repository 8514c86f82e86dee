// The books: entries with their legs, and the seals of days. Triggers (migrations) refuse every change of a row, an entry that does not balance, and one for a day that is sealed.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { amount, key, moment, refTo, table } from '#kit/db/columns.ts';
import type { AccountCode } from '../accounts.ts';
import type { BookDocument, BookEvent } from '../book-event.ts';

export const bookEntry = table(
  'book_entry',
  {
    entryId: key(),
    entrySn: text().notNull().unique(),
    event: text().$type<BookEvent>().notNull(),
    docType: text().$type<BookDocument>().notNull(),
    docSn: text().notNull(),
    /** Which of the equal events of the document. */
    part: text().notNull(),
    occurredAt: moment().notNull(),
    /** The day of China in whose seal it stands: that of `occurredAt`, or the first that was open. */
    day: date({ mode: 'string' }).notNull(),
    memo: text().notNull().default(''),
    reversesSn: text(),
    /** SHA-256 in hex of everything above and all legs (`entry-hash.ts`). */
    hash: text().notNull(),
  },
  (t) => [
    unique('book_entry_once').on(t.event, t.docSn, t.part),
    index('book_entry_of_day').on(t.day, t.entryId),
    index('book_entry_of_document').on(t.docSn),
    index('book_entry_in_time').on(t.occurredAt, t.entrySn),
  ],
);

export const bookLeg = table(
  'book_leg',
  {
    entryId: refTo(() => bookEntry.entryId),
    seq: integer().notNull(),
    account: text().$type<AccountCode>().notNull(),
    party: text().notNull(),
    /** A debit above zero, a credit below. */
    amount: amount().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.seq] }),
    index('book_leg_of_party').on(t.party, t.account),
    check('book_leg_moves_money', sql`${t.amount} <> 0`),
  ],
);

/** The seal of a day: nothing is entered on it any more. */
export const bookDay = table('book_day', {
  day: date({ mode: 'string' }).primaryKey(),
  entries: integer().notNull(),
  /** Σ of the day's debits. */
  debit: amount().notNull(),
  /** SHA-256 in hex over the former day's seal and the day's entries in their order (`entry-hash.ts`). */
  hash: text().notNull(),
  sealedAt: moment().notNull(),
});

/** What a sealed day moved on each account. */
export const bookDayTotal = table(
  'book_day_total',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => bookDay.day),
    account: text().$type<AccountCode>().notNull(),
    debit: amount().notNull(),
    credit: amount().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.account] })],
);
