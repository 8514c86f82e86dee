// The books as finance reads them: entries listed and one by one, and the trial balance.
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Range } from '#kit/list/filter.ts';
import { source } from '#kit/list/server/source.ts';
import { cents, centsToWire, sum } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { ACCOUNT_CODES, type AccountCode } from '../accounts.ts';
import type { booksProtocol, EntryReply } from '../books.protocol.ts';
import { entryList } from '../entry-list.ts';
import { memoIn } from '../memo-words.ts';
import { booksErrors } from './books.errors.ts';
import { bookDay, bookEntry, bookLeg } from './books.tables.ts';
import { SIDES } from './seal-days.ts';

type Acts = Actions<typeof booksProtocol>;
type EntryRow = typeof bookEntry.$inferSelect;

const hasLeg = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${bookLeg} WHERE ${bookLeg.entryId} = ${bookEntry.entryId} AND ${condition})`;

export const entryListRoutes = source(entryList, ({ work }) => ({
  from: sql`${bookEntry}`,
  key: bookEntry.entrySn,
  scope: undefined,
  columns: { event: bookEntry.event, occurredAt: bookEntry.occurredAt },
  filters: {
    account: (account) => hasLeg(eq(bookLeg.account, account)),
    day: within,
  },
  // Whole numbers, which are indexed: entries are many.
  search: [
    (keyword) => {
      const sn = keyword.trim();
      return sql`(${bookEntry.entrySn} = ${sn} OR ${bookEntry.docSn} = ${sn} OR ${bookEntry.entryId} IN
        (SELECT ${bookLeg.entryId} FROM ${bookLeg} WHERE ${bookLeg.party} = ${sn}))`;
    },
  ],
  async toRows(keys) {
    const rows = await work.tx
      .select()
      .from(bookEntry)
      .where(inArray(bookEntry.entrySn, keys.map(String)));
    const legs = await legsOf(
      work,
      rows.map((row) => row.entryId),
    );
    return rows.map((row) => entryReply(work, row, legs.get(row.entryId) ?? []));
  },
}));

/** Days of the books, which are dates already. */
function within({ from, to }: Range<string>): SQL {
  return sql`${bookEntry.day} BETWEEN ${from ?? '-infinity'}::date AND ${to ?? 'infinity'}::date`;
}

type LegRow = typeof bookLeg.$inferSelect;

async function legsOf(work: Work, entryIds: readonly number[]): Promise<Map<number, LegRow[]>> {
  const legs = await work.tx
    .select()
    .from(bookLeg)
    .where(inArray(bookLeg.entryId, [...entryIds]))
    .orderBy(bookLeg.entryId, bookLeg.seq);
  return Map.groupBy(legs, (leg) => leg.entryId);
}

function entryReply({ language }: Work, row: EntryRow, legs: readonly LegRow[]): EntryReply {
  const { entrySn, event, docType, docSn, day, occurredAt, memo, reversesSn } = row;
  const debits = legs.filter(({ amount }) => amount > 0).map(({ amount }) => amount);
  return {
    entrySn,
    event,
    docType,
    docSn,
    day,
    occurredAt: occurredAt.toISOString(),
    amount: centsToWire(sum(debits)),
    memo: memoIn(language, memo),
    reversesSn,
  };
}

/** @throws booksErrors.entryNotFound */
export const showEntry: Acts['entry'] = async (work, _actor, { entrySn }) => {
  const [row] = await work.tx.select().from(bookEntry).where(eq(bookEntry.entrySn, entrySn));
  if (!row) throw booksErrors.entryNotFound();
  const legs = (await legsOf(work, [row.entryId])).get(row.entryId) ?? [];
  const names = await namesOfWallets(work, legs);
  const sealed = await work.tx.select().from(bookDay).where(eq(bookDay.day, row.day));
  return {
    ...entryReply(work, row, legs),
    hash: row.hash,
    isSealed: sealed.length > 0,
    legs: legs.map(({ seq, account, party, amount }) => ({
      seq,
      account,
      party,
      partyName: account === '2001' ? (names.get(party) ?? null) : null,
      debit: amount > 0 ? centsToWire(amount) : null,
      credit: amount < 0 ? centsToWire(cents(-amount)) : null,
    })),
  };
};

async function namesOfWallets(work: Work, legs: readonly LegRow[]): Promise<Map<string, string>> {
  const ids = legs.filter(({ account }) => account === '2001').map(({ party }) => Number(party));
  const members = await work.tx
    .select({ memberId: member.memberId, name: member.memberName })
    .from(member)
    .where(inArray(member.memberId, ids));
  return new Map(members.map(({ memberId, name }) => [String(memberId), name]));
}

/** Sealed days by their totals, open ones by their legs. */
const TRIAL = `
  SELECT account, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
    SELECT account, debit, credit FROM book_day_total WHERE day <= $1
    UNION ALL
    SELECT account, ${SIDES} FROM book_entry JOIN book_leg USING (entry_id)
    WHERE day <= $1 AND day > coalesce((SELECT max(day) FROM book_day), '-infinity'::date) GROUP BY account
  ) each GROUP BY account`;

export const trialBalance: Acts['trial'] = async (work, _actor, { day = dayInChina(work.now) }) => {
  const found = await work.query<{ account: AccountCode; debit: number; credit: number }>(TRIAL, [day]);
  const [sealed] = await work.query<{ day: string | null }>('SELECT max(day)::text AS day FROM book_day');
  const rows = ACCOUNT_CODES.map((account) => {
    const { debit, credit } = found.find((one) => one.account === account) ?? { debit: 0, credit: 0 };
    return { account, debit: cents(debit), credit: cents(credit) };
  });
  return {
    day,
    isSealed: sealed?.day != null && day <= sealed.day,
    rows: rows.map(({ account, debit, credit }) => ({
      account,
      debit: centsToWire(debit),
      credit: centsToWire(credit),
      balance: centsToWire(cents(debit - credit)),
    })),
    debit: centsToWire(sum(rows.map((row) => row.debit))),
    credit: centsToWire(sum(rows.map((row) => row.credit))),
  };
};
