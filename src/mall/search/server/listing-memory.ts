// Keeps the listings of one database in this process's memory: read at the first search, in step with every change since.
import pg from 'pg';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { findSetting } from '#mall/setting/server/setting.ts';
import { ListingRows } from './listing-rows.ts';
import { makeSegments } from './make-segments.ts';
import { eachListing, LINES, type ListingLines } from './segment-maker.ts';

const AT_ONCE = 2_000;
/** chosen: fewer at once where visitors' own thread takes them apart. */
const CHANGED_AT_ONCE = 500;
/** Under this name an operator may say how many megabytes the memory may take. */
const MOST_MEMORY = 'search_memory_mb';
const MEMORY_MB = 600; // chosen: enough for two million listings
const BYTES_EACH = 300; // about, for a listing with some fifty words
const LOOK_AFTER = 300; // ms, chosen: how old the memory may get before a search looks for changes behind itself
const WAIT_AFTER = seconds(1); // a search does not show what is older
const KEEP_AWAKE = seconds(60); // chosen: how often changes are looked for while nobody searches
const DROP_AFTER = hours(2); // chosen: of the list of changes; longer than making the index anew takes
const OLDEST = hours(1); // a memory that has not looked for longer may have missed something
const AFTER_FAILURE = seconds(5);
const AFTER_TOO_LARGE = minutes(10);

/** How often listings have changed here whose change the next search shows. */
let awaited = 0;

/** Listings have changed in the index, or something may have, and that is committed: the next search shows it. */
export function noteChange(): void {
  awaited++;
}

const SNAPSHOT = `pg_snapshot_xmin(pg_current_snapshot())::text`;

const SIZE = `SELECT ${SNAPSHOT} AS since, (SELECT count(*)::int FROM goods_index) AS listings`;
const CATEGORIES = `
  SELECT c.category_id AS id, count(*)::int AS listings FROM goods_index AS i JOIN category AS c USING (category_id)
  GROUP BY c.category_id ORDER BY c.path`;
/** Goods of a category stand together, so that most segments have nothing to do with a list. */
const SOME = `
  SELECT ${LINES}, count(*)::int AS n, min(weight) AS last
  FROM (SELECT * FROM goods_index WHERE category_id = $1 AND weight < $2 ORDER BY weight DESC LIMIT ${AT_ONCE}) AS one`;
/** The same of several small categories, one after another. */
const SMALL = `
  SELECT ${LINES} FROM (
    SELECT i.* FROM unnest($1::bigint[]) WITH ORDINALITY AS c (id, at) JOIN goods_index AS i ON i.category_id = c.id
    ORDER BY c.at, i.weight DESC) AS one`;
const THESE = `SELECT ${LINES} FROM goods_index AS one WHERE goods_id = ANY($1::bigint[])`;

/** What transactions have written that were not finished at the last look. */
const CHANGES = `
  SELECT since, change_id AS "changeId", goods_ids AS "goodsIds", is_stock_only AS "isStockOnly"
  FROM (SELECT ${SNAPSHOT} AS since) AS now LEFT JOIN goods_index_change ON xid >= $1::text::xid8`;

interface Change {
  since: string;
  changeId: number | null;
  goodsIds: string[] | null;
  isStockOnly: boolean | null;
}

const LARGEST_WEIGHT = 2 ** 52;

/** The listings of one database. */
export class ListingMemory {
  private rows: ListingRows | undefined;
  /** The oldest transaction that was under way at the last look, and the changes seen that are younger. */
  private since = '0';
  private seen = new Set<number>();
  private lookedAt = 0;
  private looked = 0;
  /** The whole index was made anew: filled anew too, and answering as before until then. */
  private isOutdated = false;
  private notBefore = 0;
  private droppedAt = 0;
  private underWay: Promise<void> | undefined;
  private filling: Promise<void> | undefined;
  /** While segments are being made: what has changed since their making began. */
  private changedMeanwhile: Set<number> | undefined;
  private awake: NodeJS.Timeout | undefined;
  private readonly onChange: () => void;

  /** @param onChange what is remembered of earlier searches is out of date */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** The listings as of now, or a second ago where others changed them; undefined while they are not known, which they will be some time later. */
  async latest(work: Work): Promise<ListingRows | undefined> {
    try {
      for (let tries = 0; this.rows && this.mustWait() && tries < 3; tries++) await this.look(work);
      if (this.rows && Date.now() - this.lookedAt > LOOK_AFTER) this.look(work).catch(() => {});
      this.fillWhereNeeded(work);
      return this.rows;
    } catch {
      return undefined;
    }
  }

  /** Resolves when the listings are known, or cannot be. */
  async fillNow(work: Work): Promise<void> {
    this.fillWhereNeeded(work);
    await this.filling;
  }

  /** How much the memory takes, in bytes. */
  get bytes(): number {
    return this.rows?.bytes ?? 0;
  }

  private mustWait(): boolean {
    return this.looked < awaited || Date.now() - this.lookedAt > WAIT_AFTER;
  }

  /** One look at a time: a search that needs more than the look under way goes on to the next. */
  private look(work: Work): Promise<void> {
    this.underWay ??= this.takeChanges(work).finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  private async takeChanges(work: Work): Promise<void> {
    const { rows } = this;
    if (!rows) return;
    const [looked, began] = [awaited, Date.now()];
    try {
      if (began - this.lookedAt > OLDEST)
        throw new RangeError('The list of changes may not reach so far back.');
      const changes = await work.query<Change>(CHANGES, [this.since], 'search-changes');
      const news = changes.filter(({ changeId }) => changeId !== null && !this.seen.has(changeId));
      if (news.some((change) => required(change.goodsIds).length === 0)) this.isOutdated = true;
      const goodsIds = [...new Set(news.flatMap((change) => required(change.goodsIds).map(Number)))];
      for (let at = 0; at < goodsIds.length; at += CHANGED_AT_ONCE) {
        await this.read(work, rows, goodsIds.slice(at, at + CHANGED_AT_ONCE));
      }
      this.seen = new Set(changes.flatMap(({ changeId }) => changeId ?? []));
      this.since = required(changes[0]).since;
      [this.looked, this.lookedAt] = [looked, began];
      if (news.some((change) => !change.isStockOnly)) this.onChange();
      if (began - this.droppedAt > minutes(1)) {
        this.droppedAt = began;
        await work.query(
          `DELETE FROM goods_index_change WHERE created_at < now() - interval '${DROP_AFTER} milliseconds'`,
        );
      }
    } catch (error) {
      if (this.rows === rows) this.forget(error);
      throw error;
    }
  }

  private async read(work: Work, rows: ListingRows, goodsIds: readonly number[]): Promise<void> {
    const lines = only(await work.query<Lines>(THESE, [goodsIds], 'search-listings'));
    const left = new Set(goodsIds);
    eachListing(linesOf(lines), (listing, terms, words) => {
      rows.put(listing, terms, words);
      left.delete(listing.weight % 2 ** 40);
    });
    for (const goodsId of left) rows.remove(goodsId);
    for (const goodsId of goodsIds) this.changedMeanwhile?.add(goodsId);
  }

  private fillWhereNeeded(work: Work): void {
    const { rows } = this;
    if (this.filling || Date.now() < this.notBefore) return;
    const isDue = !rows || this.isOutdated || rows.isWasteful;
    const scattered = isDue ? undefined : rows.scattered;
    if (!isDue && !scattered) return;
    this.filling = (scattered && rows ? this.gather(work, rows, scattered) : this.fill(work))
      .catch((error) => this.forget(error))
      .finally(() => {
        this.filling = undefined;
        this.changedMeanwhile = undefined;
      });
  }

  /** Beside what is there, which answers on until everything is read. */
  private async fill(work: Work): Promise<void> {
    const [looked, began] = [awaited, Date.now()];
    this.isOutdated = false;
    const size = only(await work.query<{ since: string; listings: number }>(SIZE));
    const most = Number((await findSetting(work, MOST_MEMORY)) ?? MEMORY_MB) * 1024 * 1024;
    if (size.listings * BYTES_EACH > most) {
      this.rows = undefined;
      this.notBefore = Date.now() + AFTER_TOO_LARGE;
      return;
    }
    const rows = new ListingRows(size.listings);
    const expected = { listings: size.listings, isFirst: !this.rows };
    await makeSegments(expected, allListings(work), (segment) => rows.addSegment(segment));
    // What changed while others were read is read again by the next look.
    await this.underWay?.catch(() => {});
    [this.since, this.seen] = [size.since, new Set()];
    [this.looked, this.lookedAt] = [looked - 1, Math.max(began, Date.now() - OLDEST / 2)];
    this.rows = rows;
    await this.look(work);
    this.onChange();
    this.stayAwake(work);
  }

  /** Makes one segment of many small ones. */
  private async gather(work: Work, rows: ListingRows, goodsIds: readonly number[]): Promise<void> {
    const changed = new Set<number>();
    this.changedMeanwhile = changed;
    await makeSegments(
      { listings: goodsIds.length, isFirst: false },
      theseListings(work, goodsIds),
      (segment) => rows.addSegment(segment, (goodsId) => changed.has(goodsId)),
    );
    rows.dropEmpty();
  }

  private forget(error: unknown): void {
    this.rows = undefined;
    this.notBefore = Date.now() + AFTER_FAILURE;
    clearInterval(this.awake);
    this.awake = undefined;
    // Searches go on without the memory, so this would never be noticed; a lost connection is told of elsewhere.
    if (error instanceof pg.DatabaseError) process.emitWarning(error);
  }

  private stayAwake(work: Work): void {
    this.awake ??= setInterval(() => this.look(work).catch(() => {}), KEEP_AWAKE).unref();
  }
}

type Lines = { numbers: string | null; words: string | null };

const linesOf = ({ numbers, words }: Lines): ListingLines => ({ numbers: numbers ?? '', words: words ?? '' });

async function* allListings(work: Work): AsyncIterable<ListingLines> {
  const categories = await work.query<{ id: number; listings: number }>(CATEGORIES);
  const small: number[] = [];
  let waiting = 0;
  for (const { id, listings } of categories) {
    if (listings >= AT_ONCE) yield* listingsOf(work, id);
    else {
      small.push(id);
      waiting += listings;
    }
    if (waiting >= AT_ONCE) {
      yield await smallCategories(work, small.splice(0));
      waiting = 0;
    }
  }
  if (small.length > 0) yield await smallCategories(work, small);
}

async function* listingsOf(work: Work, categoryId: number): AsyncIterable<ListingLines> {
  for (let last = LARGEST_WEIGHT; ; ) {
    const some = only(
      await work.query<Lines & { n: number; last: number }>(SOME, [categoryId, last], 'search-fill'),
    );
    if (some.n > 0) yield linesOf(some);
    if (some.n < AT_ONCE) return;
    last = some.last;
  }
}

async function smallCategories(work: Work, ids: readonly number[]): Promise<ListingLines> {
  return linesOf(only(await work.query<Lines>(SMALL, [ids], 'search-fill-small')));
}

async function* theseListings(work: Work, goodsIds: readonly number[]): AsyncIterable<ListingLines> {
  for (let at = 0; at < goodsIds.length; at += AT_ONCE) {
    const some = only(await work.query<Lines>(THESE, [goodsIds.slice(at, at + AT_ONCE)], 'search-listings'));
    if (some.numbers) yield linesOf(some);
  }
}
