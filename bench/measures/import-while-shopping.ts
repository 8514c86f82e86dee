// What a visitor feels of an import: lists while a catalogue comes in, beside the same lists without.
import { once } from 'node:events';
import { writeCatalogue } from '../catalogue-file.ts';
import { startImport } from '../import-process.ts';
import { figuresOf, type LoadFigures, type LoadResult, load } from '../load.ts';
import type { Measure, Row } from '../measure.ts';
import { narrowedLists } from './list-three-filters.ts';

const VISITORS = 4;
const MOST = 2; // times the quiet p95
const LEAST_LINES = 300; // a second

export const importWhileShopping: Measure = {
  name: 'import-while-shopping',
  async run({ mall, database, options }) {
    const file = await writeCatalogue(database, options);
    const requests = await narrowedLists(database);
    const lists = (seconds: number, round: number) =>
      load({ origin: mall.origin, requests, connections: VISITORS, seconds, round });
    await lists(2, 0);
    const quiet = figuresOf([await lists(options.seconds, 1)]);
    const child = startImport(database, file);
    const began = Date.now();
    let took = 0;
    child.once('exit', () => {
      took = (Date.now() - began) / 1_000;
    });
    const results: LoadResult[] = [];
    const ended = once(child, 'exit');
    for (let round = 2; child.exitCode === null; round++) results.push(await lists(5, round));
    await ended;
    const busy = figuresOf(results);
    await file.forget();
    const row = (name: string, figures: LoadFigures): Row => ({
      parts: database.parts,
      name,
      value: figures.perSecond,
      unit: 'req/s',
      p50: figures.p50,
      p95: figures.p95,
      p99: figures.p99,
      failed: figures.failed,
    });
    const isRight = child.exitCode === 0;
    return [
      row('list-no-import', quiet),
      {
        ...row('list-import', busy),
        aim: `p95 < ${MOST} × the quiet one`,
        isMet: busy.p95 < MOST * quiet.p95 && busy.failed === 0 && isRight,
      },
      {
        parts: database.parts,
        name: 'import',
        value: file.lines / took,
        unit: 'lines/s',
        aim: `≥ ${LEAST_LINES} lines/s beside visitors`,
        isMet: file.lines / took >= LEAST_LINES && isRight,
      },
    ];
  },
};
