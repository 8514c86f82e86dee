// Enters what has happened to money, in the work in which it happens.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Posting } from '../posting-rules.ts';
import { entryText } from './entry-hash.ts';

/** chosen: a memo is a word of what for, not a letter. */
const LONGEST_MEMO = 200;

/** A day that is sealed takes no more: the first open one does, and `occurred_at` keeps the truth. */
const POST = `
  WITH entry AS (
    INSERT INTO book_entry (entry_sn, event, doc_type, doc_sn, part, occurred_at, memo, reverses_sn, day, hash)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, open.day, encode(sha256(convert_to($9 || open.day, 'UTF8')), 'hex')
    FROM (SELECT greatest($10::date, (SELECT max(day) + 1 FROM book_day)) AS day) AS open
    ON CONFLICT (event, doc_sn, part) DO NOTHING RETURNING entry_id
  )
  INSERT INTO book_leg (entry_id, seq, account, party, amount)
  SELECT entry_id, leg.seq, leg.account, leg.party, leg.amount
  FROM entry, unnest($11::text[], $12::text[], $13::bigint[]) WITH ORDINALITY AS leg (account, party, amount, seq)`;

/**
 * One statement, which leaves with the commit: nobody waits for it. The same event of the same document and part changes nothing.
 * @returns the number of the entry
 * @throws RangeError for legs that do not balance
 */
export async function post(work: Work, posting: Posting): Promise<string> {
  const { event, docType, docSn, reversesSn = null, legs } = posting;
  const total = legs.reduce((sum, { amount }) => sum + amount, 0);
  if (legs.length < 2 || total !== 0 || legs.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new RangeError(`${event} of ${docSn} does not balance: ${JSON.stringify(legs)}`);
  const entrySn = await nextDocumentNumber(work, 'JE');
  const memo = (posting.memo ?? '').replace(/\s+/g, ' ').slice(0, LONGEST_MEMO);
  const part = posting.part ?? entrySn;
  const occurredAt = work.now;
  const text = entryText({ entrySn, event, docType, docSn, part, occurredAt, memo, reversesSn, legs });
  work.write(
    POST,
    [
      entrySn,
      event,
      docType,
      docSn,
      part,
      occurredAt,
      memo,
      reversesSn,
      text,
      dayInChina(occurredAt),
      legs.map((leg) => leg.account),
      legs.map((leg) => leg.party),
      legs.map((leg) => leg.amount),
    ],
    'books-post',
  );
  return entrySn;
}
