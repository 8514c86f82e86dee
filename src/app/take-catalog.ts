// Takes a catalogue of any size into the mall, in batches, beside a mall that is open.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#kit/db/database.ts';
import { codeOf } from '#kit/db/failure.ts';
import { openWorkshop, type Work, type Workshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { required } from '#kit/rules/required.ts';
import { systemClock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { alarmListeners } from '#mall/alarm/server/alarm.routes.ts';
import {
  CatalogFault,
  type CatalogReport,
  type CatalogWish,
} from '#mall/catalog-import/server/take-catalog.ts';
import { goodsChanged } from '#mall/goods/server/goods.events.ts';
import { type OfferToTake, takeOffers } from '#mall/goods/server/take-offers.ts';
import { readCompanions } from '#mall/part/server/catalog-companions.ts';
import { catalogLines } from '#mall/part/server/catalog-lines.ts';
import { type CatalogReading, type CatalogRow, readCatalogRow } from '#mall/part/server/catalog-row.ts';
import { BadRow, linesSay, messageOf, rowSays } from '#mall/part/server/catalog-says.ts';
import { brandIds, takeBrands } from '#mall/part/server/take-brands.ts';
import { categoryIds, takeCategories } from '#mall/part/server/take-categories.ts';
import { takeParameters } from '#mall/part/server/take-parameters.ts';
import { takeParts } from '#mall/part/server/take-parts.ts';
import { findListingsOf, indexGoods } from '#mall/search/server/search.ts';
import { dropSetting, findSetting, replaceSetting } from '#mall/setting/server/setting.ts';

const PICTURES = projectFile('demo/pictures');
const LOCK = 7_303_016; // chosen: any number, the same in every process
const ROWS_AT_ONCE = 500; // chosen: what the shop waits for is over in a fraction of a second
const REASONS_KEPT = 50;
/** chosen: an import and the mall's visitors share the processors by halves. */
export const REST = 1;
/** Categories that no file beside the catalogue knows are put here. */
const UNSORTED = { code: 'unsorted-import', nameZh: '未归类', nameEn: 'Unsorted' };

export interface CatalogToTake {
  database: Database;
  /** `.jsonl` or `.jsonl.gz`; see catalog-row.ts for a line's shape. */
  file: string;
  /** Code of the store that lists what lines with a price offer that name none; without it, nobody lists those. */
  store?: string;
  /** In which the lines that are left out are spoken of; English when left out. */
  language?: Language;
  /** For prices that are given in dollars only. */
  yuanPerDollar?: number;
  /** The listings are not brought into the search index: the caller makes it anew as a whole afterwards. */
  isIndexLeft?: boolean;
  /** After each batch, a rest of so many times what it took, for the visitors of the mall; none when left out. */
  rest?: number;
  /** After each batch. */
  onBatch?: CatalogWish['onBatch'];
  /** Only so many lines are read. */
  mostLines?: number;
  say: (line: string) => void;
  /** Ends after the batch under way; the next run goes on from there. */
  stop?: AbortSignal;
}

interface Taken {
  line: number;
  row: CatalogRow;
}

interface TakenRows {
  parts: number;
  offers: number;
  /** Lines whose stock was left as it is. */
  promised: number[];
  /** Lines that a later one says anew. */
  replaced: { line: number; by: number }[];
}

/**
 * Takes a catalogue in batches of a transaction each: killed at any moment, the next run goes on after the last whole batch.
 * Run again on the same file it makes nothing twice: what has changed follows, what is equal is not touched.
 * Bad lines are reported and left out. Memory does not grow with the file.
 * @throws Error when the file or a file beside it cannot be read, a store is unknown, or another import is running
 */
export async function takeCatalog(options: CatalogToTake): Promise<CatalogReport> {
  const { database, say } = options;
  const guard = await database.pool.connect();
  try {
    const { rows } = await guard.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCK]);
    if (!required(rows[0]).mine)
      throw new CatalogFault({
        zh: '此数据库上有另一个导入正在运行，请等它结束',
        en: 'Another import is running on this database: wait until it has ended.',
      });
    const workshop = openWorkshop({
      database,
      clock: systemClock,
      events: eventHub(alarmListeners),
      log: (error) => say(String(error)),
    });
    return await new CatalogImport(workshop, options).run();
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    guard.release();
  }
}

class CatalogImport {
  private readonly workshop: Workshop;
  private readonly options: CatalogToTake;
  private readonly reading: CatalogReading;
  /** Under which the last line taken is kept; another file, store or rate begins anew. */
  private readonly place: string;
  private readonly report: CatalogReport = {
    lines: 0,
    parts: 0,
    offers: 0,
    badLines: 0,
    reasons: [],
    notedLines: 0,
    notes: [],
    isComplete: false,
  };
  private readonly began = Date.now();
  private saidAt = Date.now();
  private stores = new Map<string, number>();
  private categories = new Map<string, number>();
  private readonly parameters = new Set<string>();
  private readonly linesNoted = new Set<number>();
  /** Codes of categories that only lines have named. */
  private readonly unsorted = new Set<string>();

  constructor(workshop: Workshop, options: CatalogToTake) {
    this.workshop = workshop;
    this.options = options;
    const yuanPerDollar = options.yuanPerDollar ?? 7.2; // chosen: a usual rate; --rate says otherwise
    this.reading = {
      companions: readCompanions(options.file),
      pictures: new Set(
        existsSync(PICTURES) ? readdirSync(PICTURES).map((name) => name.replace(/\.\w+$/, '')) : [],
      ),
      yuanPerDollar,
      dateCode: dateCodeOf(new Date()),
    };
    const { size, mtimeMs } = statSync(options.file);
    const identity = [resolve(options.file), size, mtimeMs, options.store ?? '', yuanPerDollar].join('\n');
    this.place = `import_${createHash('sha256').update(identity).digest('hex').slice(0, 24)}`;
  }

  async run(): Promise<CatalogReport> {
    const from = await this.prepare();
    if (from > 0)
      this.options.say(`Going on after line ${from.toLocaleString('en')}, where the last run ended.`);
    let batch: Taken[] = [];
    let underWay: Promise<void> = Promise.resolve();
    let last = from;
    const hand = async () => {
      await underWay;
      const rows = batch;
      batch = [];
      underWay = this.take(rows, last);
      underWay.catch(() => {}); // thrown where it is awaited
    };
    try {
      for await (const { number, text } of catalogLines(this.options.file)) {
        if (number <= from) continue;
        if (this.options.stop?.aborted || this.report.lines === this.options.mostLines) break;
        last = number;
        this.report.lines++;
        const row = this.read(number, text);
        if (row) batch.push({ line: number, row });
        if (batch.length >= ROWS_AT_ONCE) await hand();
      }
      await hand();
    } finally {
      await underWay; // also when the file has failed: what is under way comes to its end
    }
    this.report.isComplete = !this.options.stop?.aborted;
    await this.finish();
    return this.report;
  }

  /** Stores, categories and names of parameters; returns the line after which to go on. */
  private prepare(): Promise<number> {
    return this.workshop.inTransaction('zh', async (work) => {
      const stores = await work.query<{ code: string; store_id: number }>(
        `SELECT code, store_id FROM store WHERE state <> 'CLOSED' ORDER BY store_id`,
      );
      this.stores = new Map(stores.map((store) => [store.code, store.store_id]));
      const { store } = this.options;
      if (store !== undefined && !this.stores.has(store)) {
        const known = [...this.stores.keys()].join(', ');
        throw new CatalogFault({
          zh: `没有店铺 ${store}。店铺：${known || '暂无'}`,
          en: `There is no store ${store}. Stores: ${known || 'none yet'}.`,
        });
      }
      const { companions } = this.reading;
      await takeCategories(work, [...companions.categories.values()]);
      await takeParameters(work, [...companions.parameters.values()]);
      for (const key of companions.parameters.keys()) this.parameters.add(key);
      this.categories = await categoryIds(work);
      const unsorted = await work.query<{ code: string }>(
        'SELECT c.code FROM category c JOIN category above ON above.category_id = c.pid WHERE above.code = $1',
        [UNSORTED.code],
      );
      for (const { code } of unsorted) this.unsorted.add(code);
      const kept = await findSetting(work, this.place);
      return typeof kept === 'number' ? kept : 0;
    });
  }

  private read(line: number, text: string | undefined): CatalogRow | undefined {
    try {
      if (text === undefined) throw new BadRow(rowSays.tooLong);
      const row = readCatalogRow(text, this.reading);
      if (row.store !== undefined && !this.stores.has(row.store))
        throw new BadRow(rowSays.unknownStore(row.store));
      for (const said of row.notes) this.note(line, said);
      return row;
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      this.refuse(line, error.text);
      return undefined;
    }
  }

  private refuse(line: number, reason: Text): void {
    this.report.badLines++;
    if (this.report.reasons.length < REASONS_KEPT) this.report.reasons.push({ line, reason });
  }

  private note(line: number, reason: Text): void {
    this.linesNoted.add(line);
    this.report.notedLines = this.linesNoted.size;
    if (this.report.notes.length < REASONS_KEPT) this.report.notes.push({ line, reason });
  }

  /** One batch, and then the place where the next run would begin. */
  private async take(rows: Taken[], last: number): Promise<void> {
    const began = Date.now();
    await this.takeUnknownWords(rows);
    await this.takeRows(rows);
    await this.workshop.settled(); // alarms are told before the place is kept
    await this.workshop.inTransaction('zh', (work) => replaceSetting(work, this.place, last));
    this.tell();
    await this.options.onBatch?.(this.report);
    if (this.options.rest) await setTimeout((Date.now() - began) * this.options.rest);
  }

  /** When the database refuses a batch for what stands in it, the halves are tried, down to the line that is to blame. */
  private async takeRows(rows: Taken[]): Promise<void> {
    if (rows.length === 0) return;
    try {
      const taken = await this.workshop.inTransaction('zh', (work) => this.takeWithin(work, rows));
      this.report.parts += taken.parts;
      this.report.offers += taken.offers;
      for (const { line, by } of taken.replaced) this.note(line, rowSays.again(by));
      for (const line of taken.promised) this.note(line, rowSays.promised);
    } catch (error) {
      if (!/^2[123]/.test(codeOf(error))) throw error; // SQLSTATE classes of wrong data
      if (rows.length === 1) return this.refuse(required(rows[0]).line, rowSays.refused(messageOf(error)));
      const half = Math.ceil(rows.length / 2);
      await this.takeRows(rows.slice(0, half));
      await this.takeRows(rows.slice(half));
    }
  }

  private async takeWithin(work: Work, rows: readonly Taken[]): Promise<TakenRows> {
    const brandNames = [...new Set(rows.map(({ row }) => row.part.brand))];
    await takeBrands(
      work,
      brandNames.map((name) => this.reading.companions.brands.get(name) ?? { name }),
    );
    const brands = await brandIds(work, brandNames);
    // What a part is says the last line of it; who offers it says each.
    const parts = new Map(rows.map(({ row: { part } }) => [keyOfPart(part), part]));
    const partIds = await takeParts(
      work,
      [...parts.values()].map((part) => ({
        brandId: required(brands.get(part.brand)),
        categoryId: required(this.categories.get(part.categoryCode)),
        part,
      })),
    );
    const idOf = new Map([...parts.keys()].map((key, at) => [key, required(partIds[at])]));
    const offers = new Map<string, { line: number; offer: OfferToTake }>();
    const replaced: TakenRows['replaced'] = [];
    for (const { line, row } of rows) {
      const storeId = this.stores.get(row.store ?? this.options.store ?? '');
      if (!row.offer || storeId === undefined) continue;
      const partId = required(idOf.get(keyOfPart(row.part)));
      const key = [storeId, partId, row.offer.packing].join();
      const before = offers.get(key);
      if (before) replaced.push({ line: before.line, by: line });
      offers.set(key, { line, offer: { storeId, partId, offer: row.offer } });
    }
    const kept = [...offers.values()];
    const { goodsIds, promised } = await takeOffers(
      work,
      kept.map(({ offer }) => offer),
    );
    if (!this.options.isIndexLeft) {
      // What is new of a part is new in the listings of all its stores.
      const listings = await findListingsOf(work, partIds);
      await indexGoods(work, [...new Set([...goodsIds, ...listings.map(({ goodsId }) => goodsId)])]);
    }
    if (goodsIds.length > 0) await work.emit(goodsChanged, { goodsIds });
    return {
      parts: parts.size,
      offers: kept.length,
      promised: promised.map((at) => required(kept[at]).line),
      replaced,
    };
  }

  /** Makes the categories and parameters that no file beside the catalogue has named. */
  private async takeUnknownWords(rows: readonly Taken[]): Promise<void> {
    const codes = new Set(
      rows.map(({ row }) => row.part.categoryCode).filter((code) => !this.categories.has(code)),
    );
    const names = new Map(
      rows.flatMap(({ row }) => [...row.parameterNames]).filter(([key]) => !this.parameters.has(key)),
    );
    for (const { line, row } of rows) {
      const { categoryCode: code } = row.part;
      if (codes.has(code) || this.unsorted.has(code)) this.note(line, rowSays.unsorted(code));
    }
    for (const code of codes) this.unsorted.add(code);
    if (codes.size === 0 && names.size === 0) return;
    this.categories = await this.workshop.inTransaction('zh', async (work) => {
      const unsorted = { ...UNSORTED, parent: null, sort: 100_000 };
      const inside = [...codes].map((code) => ({
        code,
        parent: UNSORTED.code,
        nameZh: code,
        nameEn: code,
        sort: 0,
      }));
      if (codes.size > 0) await takeCategories(work, [unsorted, ...inside]);
      await takeParameters(
        work,
        [...names].map(([key, name]) => ({
          key,
          nameZh: name,
          nameEn: name,
          unit: null,
          kind: 'text',
          isFacet: false,
          sort: 10_000,
        })),
      );
      return categoryIds(work);
    });
    for (const key of names.keys()) this.parameters.add(key);
  }

  private tell(): void {
    if (Date.now() - this.saidAt < seconds(5)) return;
    this.saidAt = Date.now();
    this.options.say(`  ${this.summary()}`);
  }

  private summary(): string {
    const { lines, parts, offers, badLines } = this.report;
    const count = (n: number) => n.toLocaleString('en');
    const rate = Math.round(lines / Math.max(0.001, (Date.now() - this.began) / 1_000));
    return `${count(lines)} lines, ${count(badLines)} of them left out; ${count(parts)} parts, ${count(offers)} offers; ${count(rate)} lines/s`;
  }

  private async finish(): Promise<void> {
    const { say } = this.options;
    const { isComplete, reasons, badLines, notes, notedLines } = this.report;
    await this.workshop.inTransaction('zh', async (work) => {
      if (isComplete) await dropSetting(work, this.place);
      await work.announce('pages');
    });
    await this.workshop.database.pool.query('ANALYZE category, brand, part, goods, product, stock_lot');
    const { language = 'en' } = this.options;
    const tellEach = (each: CatalogReport['reasons'], all: number) => {
      for (const { line, reason } of each) say(`  ${linesSay.line[language](line)}${reason[language]}`);
      const more = all - new Set(each.map(({ line }) => line)).size;
      if (more > 0) say(`  ${linesSay.more[language](more)}`);
    };
    if (notedLines > 0) say(linesSay.noted[language](notedLines));
    tellEach(notes, notedLines);
    if (badLines > 0) say(linesSay.leftOut[language](badLines));
    tellEach(reasons, badLines);
    say(`${isComplete ? 'Done' : 'Stopped; run it again to go on'}. ${this.summary()}.`);
  }
}

const keyOfPart = (part: CatalogRow['part']): string => `${part.brand}\n${part.partNo}`;

/** Year and week, `yyww`. */
function dateCodeOf(day: Date): string {
  const week = Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / (7 * 86_400_000)) + 1;
  return `${String(day.getUTCFullYear()).slice(2)}${String(Math.min(week, 52)).padStart(2, '0')}`;
}
