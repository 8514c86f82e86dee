// The books (账簿): double entry under every movement of money. Owns entries, legs and the seals of days; promises that an entry balances, stands once and is never changed.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { line, Moment, Yuan } from '#kit/http/wire.ts';
import { platform } from '#mall/member/actor.ts';
import { ACCOUNT_CODES } from './accounts.ts';
import { BOOK_DOCUMENTS, BOOK_EVENT_KEYS } from './book-event.ts';

const Account = z.enum(ACCOUNT_CODES);

export const EntryReply = z.object({
  entrySn: z.string(),
  event: z.enum(BOOK_EVENT_KEYS),
  docType: z.enum(BOOK_DOCUMENTS),
  docSn: z.string(),
  /** In whose seal it stands. */
  day: z.string(),
  occurredAt: Moment,
  /** Σ of its debits. */
  amount: Yuan,
  memo: z.string(),
  reversesSn: z.string().nullable(),
});
export type EntryReply = z.infer<typeof EntryReply>;

export const LegReply = z.object({
  seq: z.number(),
  account: Account,
  party: z.string(),
  /** The member's name, where the party is a wallet. */
  partyName: z.string().nullable(),
  debit: Yuan.nullable(),
  credit: Yuan.nullable(),
});
export type LegReply = z.infer<typeof LegReply>;

export const TrialReply = z.object({
  day: z.string(),
  /** Whether that day is sealed: nothing is entered on it any more. */
  isSealed: z.boolean(),
  rows: z.array(
    z.object({
      account: Account,
      debit: Yuan,
      credit: Yuan,
      /** Debits less credits. */
      balance: Yuan,
    }),
  ),
  debit: Yuan,
  credit: Yuan,
});
export type TrialReply = z.infer<typeof TrialReply>;

export const booksProtocol = {
  ...door('v3/business/admin/books', platform('finance'), {
    entry: get(
      { zh: '账簿分录', en: 'An entry of the books' },
      z.object({ entrySn: line(30, 1) }),
      EntryReply.extend({ hash: z.string(), isSealed: z.boolean(), legs: z.array(LegReply) }),
    ),
    /** All that was entered up to the end of a day; today when none is said. */
    trial: get(
      { zh: '试算平衡', en: 'Trial balance' },
      z.object({ day: z.iso.date().optional() }),
      TrialReply,
    ),
  }),
};
