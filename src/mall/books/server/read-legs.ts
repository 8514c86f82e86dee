// What the books say of a party: for rooms above whose documents follow from what others have posted.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { AccountCode } from '../accounts.ts';
import type { BookEvent } from '../book-event.ts';

export interface LegOfEvent {
  entrySn: string;
  docSn: string;
  event: BookEvent;
  /** Debit above zero, in fen. */
  amount: Cents;
  occurredAt: Date;
}

/** The legs of these events before a moment, in their order. */
export const legsOf = (
  work: Work,
  of: { account: AccountCode; party: string; events: readonly BookEvent[]; until: Date },
): Promise<LegOfEvent[]> =>
  work.query<LegOfEvent>(
    `SELECT e.entry_sn AS "entrySn", e.doc_sn AS "docSn", e.event, l.amount, e.occurred_at AS "occurredAt"
     FROM book_leg l JOIN book_entry e USING (entry_id)
     WHERE l.account = $1 AND l.party = $2 AND e.event = ANY($3) AND e.occurred_at < $4 ORDER BY e.entry_id`,
    [of.account, of.party, of.events, of.until],
    'book-legs-of',
  );

/** Whom events of these kinds have touched on an account. */
export async function partiesOf(
  work: Work,
  account: AccountCode,
  events: readonly BookEvent[],
): Promise<string[]> {
  const rows = await work.query<{ party: string }>(
    `SELECT DISTINCT l.party FROM book_leg l JOIN book_entry e USING (entry_id) WHERE l.account = $1 AND e.event = ANY($2)`,
    [account, events],
    'book-parties-of',
  );
  return rows.map(({ party }) => party);
}

/** What each party has on an account, in fen, debit above zero; those without a leg are left out. */
export async function sumsOf(
  work: Work,
  account: AccountCode,
  parties: readonly string[],
): Promise<Map<string, Cents>> {
  const rows = await work.query<{ party: string; sum: Cents }>(
    'SELECT party, sum(amount)::bigint AS sum FROM book_leg WHERE account = $1 AND party = ANY($2) GROUP BY 1',
    [account, parties],
    'book-sums-of',
  );
  return new Map(rows.map(({ party, sum }) => [party, sum]));
}
