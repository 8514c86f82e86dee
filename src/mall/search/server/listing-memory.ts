// Keeps the listings of one database in this process's memory: read at the first search, in step with every change since.
import pg from 'pg';
import type { Work } from '#kit/db/work.ts';
import { seconds } from '#kit/time/duration.ts';
import { type ListingRoom, ListingRows } from './listing-rows.ts';

const AT_ONCE = 5_000;
/** chosen: a mall with more listings is searched in the database only, so that the memory stays below some 150 MB. */
const MOST_LISTINGS = 1_000_000;
/** chosen: when more rows have changed, reading all of them anew is cheaper. */
const MOST_CHANGED = 20_000;
const KNOWN_CHANGES = seconds(1); // chosen: how long changes that only move stock may wait
const OTHERS_CHANGES = seconds(20); // chosen: how often changes of other processes are looked for while nobody tells of them
const TOLD_CHANGES = seconds(1); // chosen: as above, when another process may have said something
const OLDEST = seconds(60); // a search after a quiet time waits until the memory is up to date
const AFTER_FAILURE = seconds(5);
const MODULUS = 1_000_003;

/** What the index writers of this process have changed: goods ids, the latest last. Positions count from the process's start. */
const journal: number[] = [];
const MOST_JOURNAL = 20_000;
let forgotten = 0;
/** Changes before this position are waited for by the next search. */
let awaited = 0;
/** How often somebody has said that something public has changed. */
let told = 0;

const journalEnd = (): number => forgotten + journal.length;

/**
 * These listings' rows in the index have changed, and that is committed.
 * @param isAwaited the next search shows it; otherwise it may take a second
 */
export function noteListings(goodsIds: readonly number[], isAwaited: boolean): void {
  for (const goodsId of goodsIds) journal.push(goodsId);
  if (journal.length > MOST_JOURNAL) forgotten += journal.splice(0, journal.length - MOST_JOURNAL / 2).length;
  if (isAwaited) awaited = journalEnd();
}

/** The whole index is new, and that is committed: every memory is filled anew. */
export function noteAllListings(): void {
  forgotten += journal.length + 1;
  journal.length = 0;
  awaited = journalEnd();
}

/** Something may have changed, here or in another process: the next search shows it. */
export function noteNews(): void {
  awaited = journalEnd();
  told++;
}

/** A row as numbers with blanks between: weight, price, stock, sales, terms. */
const ROW = `weight || ' ' || price || ' ' || stock || ' ' || sale_num || ' ' || array_to_string(terms, ' ')`;
const NOW = `pg_snapshot_xmin(pg_current_snapshot())::xid::text`;

const SIZE = `
  SELECT ${NOW} AS since, count(*) AS listings, COALESCE(sum(cardinality(terms)), 0)::bigint AS terms,
         (SELECT COALESCE(max(term_id), 0) FROM facet_term) AS "largestTerm"
  FROM goods_index`;

const SOME = `
  SELECT string_agg(line, ',') AS lines, count(*)::int AS n, max(goods_id) AS last
  FROM (SELECT goods_id, ${ROW} AS line FROM goods_index WHERE goods_id > $1 ORDER BY goods_id LIMIT ${AT_ONCE}) AS few`;

const THESE = `SELECT string_agg(${ROW}, ',') AS lines FROM goods_index WHERE goods_id = ANY($1::bigint[])`;

/** Rows written by a transaction that was not finished when the memory was last in step with the whole table. */
const CHANGED = `
  SELECT count(*)::int AS n, COALESCE(sum(goods_id % ${MODULUS}), 0)::bigint AS checksum, ${NOW} AS since,
         count(*) FILTER (WHERE age(xmin) <= age($1::text::xid))::int AS changed,
         string_agg(goods_id::text, ',') FILTER (WHERE age(xmin) <= age($1::text::xid)) AS ids
  FROM goods_index`;

const ALL_IDS = `SELECT string_agg(goods_id::text, ',') AS ids FROM goods_index`;

const numbersIn = (text: string | null | undefined): number[] => (text ? text.split(',').map(Number) : []);

/** The listings of one database. */
export class ListingMemory {
  private rows: ListingRows | undefined;
  private isTooLarge = false;
  /** The oldest transaction that was under way when the memory was last in step with the whole table. */
  private since = '0';
  private comparedAt = 0;
  private readAt = 0;
  private failedAt = 0;
  /** Position in the journal, and news heard, up to which the memory is in step. */
  private seen = 0;
  private heard = 0;
  private underWay: Promise<void> | undefined;
  private readonly onChange: () => void;

  /** @param onChange what is remembered of earlier searches is out of date */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** The listings as of now, for this very moment; undefined while they are not known, which they will be some seconds later. */
  async latest(work: Work): Promise<ListingRows | undefined> {
    try {
      for (let tries = 0; this.rows && this.mustWait() && tries < 3; tries++) await this.advance(work);
      if (!this.rows || this.isDue()) this.advance(work).catch(() => {});
      return this.rows;
    } catch {
      return undefined;
    }
  }

  private mustWait(): boolean {
    const age = Date.now() - this.comparedAt;
    return this.seen < awaited || age > OLDEST || (this.heard < told && age > TOLD_CHANGES);
  }

  private isDue(): boolean {
    const now = Date.now();
    return (
      (this.seen < journalEnd() && now - this.readAt > KNOWN_CHANGES) ||
      now - this.comparedAt > OTHERS_CHANGES
    );
  }

  /** One step at a time: a search that needs more than the step under way goes on to the next. */
  private advance(work: Work): Promise<void> {
    this.underWay ??= this.step(work).finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  private async step(work: Work): Promise<void> {
    const now = Date.now();
    if (this.isTooLarge || now - this.failedAt < AFTER_FAILURE) return;
    try {
      if (this.rows && this.seen >= forgotten) await this.readKnownChanges(work, this.rows);
      else this.rows = undefined;
      if (!this.rows) return await this.fill(work);
      const age = now - this.comparedAt;
      if (age > OTHERS_CHANGES || (this.heard < told && age > TOLD_CHANGES))
        await this.compare(work, this.rows);
    } catch (error) {
      this.rows = undefined;
      this.failedAt = Date.now();
      // Searches go on without the memory, so this would never be noticed; a lost connection is told of elsewhere.
      if (error instanceof pg.DatabaseError) process.emitWarning(error);
      throw error;
    } finally {
      if (this.rows?.isUntidy) this.rows = this.rows.tidied();
    }
  }

  /** In pieces, so that visitors are answered meanwhile. */
  private async fill(work: Work): Promise<void> {
    const [seen, heard, comparedAt] = [journalEnd(), told, Date.now()];
    const [size] = await work.query<ListingRoom & { since: string }>(SIZE);
    if (size!.listings > MOST_LISTINGS) {
      this.isTooLarge = true;
      return;
    }
    const rows = new ListingRows(size!);
    for (let last = 0; ; ) {
      const [some] = await work.query<{ lines: string | null; n: number; last: number }>(SOME, [last]);
      eachLine(some!.lines, (numbers) => rows.append(listingOf(numbers), numbers.subarray(4)));
      if (some!.n < AT_ONCE) break;
      last = some!.last;
    }
    rows.tidyUp();
    this.since = size!.since;
    // Rows that moved while others were read are looked for at once.
    await this.compare(work, rows);
    [this.seen, this.heard, this.comparedAt, this.readAt] = [seen, heard, comparedAt, comparedAt];
    this.rows = rows;
  }

  private async readKnownChanges(work: Work, rows: ListingRows): Promise<void> {
    const end = journalEnd();
    const goodsIds = [...new Set(journal.slice(this.seen - forgotten))];
    if (goodsIds.length > 0) await this.read(work, rows, goodsIds);
    this.seen = end;
    this.readAt = Date.now();
  }

  /** Looks for what others have changed. One pass over the table, whose cost (0.1 s for 300,000 rows) is why it is seldom. */
  private async compare(work: Work, rows: ListingRows): Promise<void> {
    const [heard, began] = [told, Date.now()];
    const [found] = await work.query<{
      n: number;
      checksum: number;
      since: string;
      changed: number;
      ids: string | null;
    }>(CHANGED, [this.since]);
    const { n, checksum, since, changed, ids } = found!;
    if (changed > MOST_CHANGED && this.rows) {
      this.rows = undefined; // filled anew by the next search
      return;
    }
    if (changed > 0) await this.read(work, rows, numbersIn(ids));
    if (rows.count !== n || rows.checksum(MODULUS) !== checksum) await this.compareIds(work, rows);
    [this.since, this.heard, this.comparedAt] = [since, heard, began];
    if (changed > 0) this.onChange();
  }

  private async compareIds(work: Work, rows: ListingRows): Promise<void> {
    const [all] = await work.query<{ ids: string | null }>(ALL_IDS);
    const onSale = new Set(numbersIn(all?.ids));
    for (const goodsId of [...rows.goodsIds()]) if (!onSale.delete(goodsId)) rows.remove(goodsId);
    if (onSale.size > 0) await this.read(work, rows, [...onSale]);
    this.onChange();
  }

  private async read(work: Work, rows: ListingRows, goodsIds: readonly number[]): Promise<void> {
    for (let at = 0; at < goodsIds.length; at += AT_ONCE) {
      const some = goodsIds.slice(at, at + AT_ONCE);
      const [these] = await work.query<{ lines: string | null }>(THESE, [some], 'search-listings');
      const left = new Set(some);
      eachLine(these?.lines, (numbers) => {
        rows.put(listingOf(numbers), numbers.subarray(4));
        left.delete(goodsIdOf(numbers[0]!));
      });
      for (const goodsId of left) rows.remove(goodsId);
    }
  }
}

const goodsIdOf = (weight: number): number => weight % 2 ** 40;

const listingOf = (numbers: Float64Array) => ({
  weight: numbers[0]!,
  price: numbers[1]!,
  stock: numbers[2]!,
  saleNum: numbers[3]!,
});

const line = new Float64Array(2 ** 16);

/** Reads whole numbers, by hand: a start reads millions of them. @param take gets the numbers of a line, valid until the next */
function eachLine(text: string | null | undefined, take: (numbers: Float64Array) => void): void {
  if (!text) return;
  let [n, value, sign] = [0, 0, 1];
  for (let at = 0; at <= text.length; at++) {
    const sort = at === text.length ? 44 : text.charCodeAt(at);
    if (sort >= 48) value = value * 10 + sort - 48;
    else if (sort === 45) sign = -1;
    else {
      line[n++] = sign * value;
      [value, sign] = [0, 1];
      if (sort !== 44) continue;
      take(line.subarray(0, n));
      n = 0;
    }
  }
}
