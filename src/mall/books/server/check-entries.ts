// Reads all the books again and says what is not as it was written: entries against their hashes, days against their seals.
import type { Work } from '#kit/db/work.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { DaySeal, entryHash, type HashedEntry } from './entry-hash.ts';
import { entriesOf, SIDES } from './seal-days.ts';

/** What is wrong, and with what: an entry's number, a day, or what else the books are compared with. */
export interface BrokenBook {
  what: string;
  wrong: string;
}

const BATCH = 1_000;

type EntryRow = HashedEntry & { entryId: number; day: string; hash: string };

/**
 * @param seen called now and then with how many entries have been read
 */
export async function checkEntries(
  work: Work,
  seen: (count: number) => void = () => {},
): Promise<BrokenBook[]> {
  const broken: BrokenBook[] = [];
  let [last, count] = [0, 0];
  for (;;) {
    const rows = await work.query<EntryRow>(
      `SELECT entry_id AS "entryId", entry_sn AS "entrySn", event, doc_type AS "docType", doc_sn AS "docSn", part,
         occurred_at AS "occurredAt", day::text AS day, memo, reverses_sn AS "reversesSn", hash,
         coalesce((SELECT json_agg(json_build_object('account', account, 'party', party, 'amount', amount) ORDER BY seq)
                   FROM book_leg l WHERE l.entry_id = e.entry_id), '[]') AS legs
       FROM book_entry e WHERE entry_id > $1 ORDER BY entry_id LIMIT ${BATCH}`,
      [last],
    );
    for (const row of rows) broken.push(...checkEntry(row));
    last = rows.at(-1)?.entryId ?? last;
    count += rows.length;
    seen(count);
    if (rows.length < BATCH) break;
  }
  return [...broken, ...(await checkDays(work))];
}

function checkEntry(row: EntryRow): BrokenBook[] {
  const what = `entry ${row.entrySn}`;
  const total = row.legs.reduce((sum, { amount }) => sum + amount, 0);
  const broken: BrokenBook[] = [];
  if (entryHash(row, row.day) !== row.hash)
    broken.push({ what, wrong: 'it or one of its legs is not what was hashed' });
  if (total !== 0 || row.legs.length < 2)
    broken.push({ what, wrong: `its legs do not balance: ${total} fen` });
  if (row.day < dayInChina(row.occurredAt))
    broken.push({ what, wrong: `it stands before its day: ${row.day}` });
  return broken;
}

async function checkDays(work: Work): Promise<BrokenBook[]> {
  const broken: BrokenBook[] = [];
  const days = await work.query<{ day: string; entries: number; debit: number; hash: string }>(
    'SELECT day::text AS day, entries, debit, hash FROM book_day ORDER BY book_day.day',
  );
  let former: { day: string; hash: string } | undefined;
  for (const sealed of days) {
    const { day } = sealed;
    const seal = new DaySeal(former?.hash ?? '', day);
    for (const entry of await entriesOf(work, day)) seal.add(entry);
    const says = (wrong: string) => broken.push({ what: `day ${day}`, wrong });
    if (former && day !== dayInChina(endOfDay(former.day))) says('the day before it is missing');
    if (seal.entries !== sealed.entries) says(`${seal.entries} entries, ${sealed.entries} were sealed`);
    else if (seal.debit !== sealed.debit) says(`${seal.debit} fen moved, ${sealed.debit} were sealed`);
    if (seal.end() !== sealed.hash) says('it is not what was sealed');
    former = sealed;
  }
  const totals = await work.query<{ day: string; account: string }>(
    `SELECT day::text AS day, account FROM (
       SELECT e.day, account, ${SIDES} FROM book_entry e JOIN book_leg USING (entry_id) JOIN book_day d ON d.day = e.day
       GROUP BY 1, 2) was
     FULL JOIN book_day_total kept USING (day, account)
     WHERE (was.debit, was.credit) IS DISTINCT FROM (kept.debit, kept.credit) ORDER BY 1, 2`,
  );
  broken.push(
    ...totals.map(({ day, account }) => ({
      what: `day ${day}`,
      wrong: `its total of ${account} is not its entries'`,
    })),
  );
  const early = await work.query<{ entrySn: string }>(
    `SELECT entry_sn AS "entrySn" FROM book_entry WHERE day < (SELECT min(day) FROM book_day)`,
  );
  broken.push(
    ...early.map(({ entrySn }) => ({ what: `entry ${entrySn}`, wrong: 'it stands before the first seal' })),
  );
  return broken;
}
