// Searches go on while the whole index is made anew: none is empty, and how long the unluckiest waits.
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { rebuildSearch } from '#mall/search/server/search.ts';
import { figuresOf, type LoadResult, load } from '../load.ts';
import type { Measure } from '../measure.ts';
import { mixedSearches } from './search-with-facets.ts';

/** Visitors who search all the time: few, so that it is their waiting that is measured and not their number. */
const VISITORS = 4;
const LONGEST = 1_000; // ms, chosen: what a visitor takes for a slow answer and not for a broken mall

export const rebuildWhileSearching: Measure = {
  name: 'rebuild-while-searching',
  async run({ recorder, mall, database }) {
    // Whole part numbers: each is found, at every moment.
    const requests = (await mixedSearches(recorder)).filter((_, at) => at % 8 === 0);
    const run = (seconds: number, round: number) =>
      load({
        origin: mall.origin,
        requests,
        connections: VISITORS,
        seconds,
        round,
        isGood: (body) => body.startsWith('{"state":200,') && body.includes('"list":[{'),
      });
    await run(3, 0);
    const own = openDatabase(database.connection, console.error, { max: 4 });
    const workshop = openWorkshop({
      database: own,
      clock: systemClock,
      events: eventHub([]),
      log: console.error,
    });
    const results: LoadResult[] = [];
    let isDone = false;
    const began = Date.now();
    const rebuilding = workshop
      .inTransaction('zh', (work) => rebuildSearch(work))
      .finally(() => {
        isDone = true;
      });
    rebuilding.catch(() => {}); // thrown below
    let took = 0;
    // Some seconds more: the moment after is when a memory would be empty.
    for (let round = 1; !isDone || Date.now() - began < took + 20_000; round++) {
      results.push(await run(5, round));
      if (!isDone) took = Date.now() - began;
    }
    await rebuilding;
    await own.close();
    const figures = figuresOf(results);
    const longest = results.reduce((most, { times }) => times.reduce((a, b) => Math.max(a, b), most), 0);
    return [
      {
        parts: database.parts,
        name: 'rebuild-longest',
        value: longest,
        unit: 'ms',
        p50: figures.p50,
        p95: figures.p95,
        p99: figures.p99,
        failed: figures.failed,
        aim: `none empty, longest wait < ${LONGEST} ms`,
        isMet: figures.failed === 0 && longest < LONGEST,
      },
      { parts: database.parts, name: 'rebuild', value: took / 1_000, unit: 's' },
    ];
  },
};
