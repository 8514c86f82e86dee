import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { memoryOf } from '#mall/search/server/search-memory.ts';
import { NO_FILTER } from '#mall/search/server/goods-filter.ts';
import { findInMemory } from '#mall/search/server/find-matches.ts';
const server = await startEmbeddedPostgres({ dataFolder: '/tmp/sp/bench/yuancai_bench_200000_a8af5ee0/postgres' });
const database = openDatabase(server.connection() as any, console.log, 4);
const shop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log: console.log });
const mb = () => { const m = process.memoryUsage(); return Object.entries(m).map(([k, v]) => `${k} ${Math.round(v / 1e6)}`).join(' '); };
console.log('start', mb());
await shop.reading('zh', async (work) => {
  const m = memoryOf(work).listings;
  const b = Date.now(); let rows;
  while (!(rows = await m.latest(work))) await new Promise((d) => setTimeout(d, 20));
  console.log('filled', Date.now() - b, mb());
  await new Promise((d) => setTimeout(d, 2000)); console.log('later', mb());
  (globalThis as any).gc?.(); await new Promise((d) => setTimeout(d, 1000)); console.log('gc', mb());
  const some = await work.query<any>(`select terms, category_id from goods_index order by md5(goods_id::text) limit 300`);
  const cat = await work.query<any>(`select term_id, value from facet_term where kind='category'`);
  const catOf = new Map(cat.map((c: any) => [Number(c.value), c.term_id]));
  for (let r = 0; r < 4; r++) for (const sort of [0, 1, 4] as const) {
    const b = performance.now(); let worst = 0; let capped = 0;
    for (const s of some) { const b1 = performance.now();
      const x = findInMemory(rows, { ...NO_FILTER, place: [catOf.get(s.category_id)], chosen: new Map([['a', [s.terms.at(-1)]]]) }, sort); x.page!(0, 48); capped += +x.isCapped;
      worst = Math.max(worst, performance.now() - b1); }
    console.log('sort', sort, 'mean ms', (performance.now() - b) / some.length, 'worst', worst, 'capped', capped);
  }
  for (let r = 0; r < 3; r++) { const b = performance.now(); const x = findInMemory(rows, NO_FILTER, 0); x.page!(0, 48); const c = performance.now(); rows.countTerms(rows.match(NO_FILTER)); console.log('all', c - b, 'counts', performance.now() - c); }
  { const b = performance.now(); rows.tidied(); console.log('tidy', performance.now() - b); }
});
await database.close(); await server.stop();
