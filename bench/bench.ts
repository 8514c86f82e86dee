// `npm run bench`: how fast the mall is, beside the bare database doing the same work, on this machine.
import { setTimeout } from 'node:timers/promises';
import type { OpenMall } from '#app/open-mall.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { memoryOf } from '#mall/search/server/search-memory.ts';
import { openBenchDatabase } from './bench-database.ts';
import { readOptions } from './bench-options.ts';
import { describeMachine } from './machine.ts';
import { startMallServer } from './mall-server.ts';
import type { Measure, Row } from './measure.ts';
import { addToCart } from './measures/add-to-cart.ts';
import { checkout } from './measures/checkout.ts';
import { goodsDetail } from './measures/goods-detail.ts';
import { goodsList } from './measures/goods-list.ts';
import { importWhileShopping } from './measures/import-while-shopping.ts';
import { keywordSearch } from './measures/keyword-search.ts';
import { listThreeFilters } from './measures/list-three-filters.ts';
import { logins } from './measures/logins.ts';
import { memory } from './measures/memory.ts';
import { pagesCached } from './measures/pages-cached.ts';
import { pagesUncached } from './measures/pages-uncached.ts';
import { rebuildWhileSearching } from './measures/rebuild-while-searching.ts';
import { recall } from './measures/recall.ts';
import { scriptSize } from './measures/script-size.ts';
import { searchWithFacets } from './measures/search-with-facets.ts';
import { suggestion } from './measures/suggestion.ts';
import { startRawServer } from './raw-server.ts';
import { openRecorder } from './recorder.ts';
import { printHead, printRow, writeReport } from './report.ts';

const MEASURES: readonly Measure[] = [
  goodsList,
  keywordSearch,
  recall,
  listThreeFilters,
  searchWithFacets,
  suggestion,
  goodsDetail,
  addToCart,
  checkout,
  logins,
  pagesUncached,
  pagesCached,
  scriptSize,
  memory,
  importWhileShopping,
  rebuildWhileSearching,
];

const MOST_FILLING = minutes(5);
const say = (line: string) => console.log(line);
const options = readOptions(MEASURES.map((measure) => measure.name));
const rows: Row[] = [];
let postgres = '';

for (const parts of options.parts) {
  const database = await openBenchDatabase({
    parts,
    folder: options.folder,
    databaseUrl: options.databaseUrl,
    catalogue: options.catalogue,
    say,
  });
  postgres = database.version;
  const recorder = await openRecorder(database);
  const mall = await startMallServer(database, say);
  const raw = await startRawServer(database.connection);
  await fillMemories(recorder.mall, mall.origin);
  say(
    `\n${database.parts.toLocaleString('en')} parts, ${options.connections} connections, ${options.seconds} s each`,
  );
  say(printHead());
  try {
    for (const measure of MEASURES) {
      if (options.only.length > 0 && !options.only.includes(measure.name)) continue;
      for (const row of await measure.run({ database, recorder, mall, raw, options })) {
        rows.push(row);
        say(printRow(row));
      }
    }
  } finally {
    await raw.stop();
    await mall.stop();
    await recorder.close();
    await database.close();
  }
}

const machine = describeMachine(postgres);
say(`\n${machine.line}`);
say(`Written to ${writeReport(rows, machine, options)}`);

/** A mall answers lists from a memory that fills after the first search: the work is compared once it is filled, on both sides. */
async function fillMemories({ api, workshop }: OpenMall, origin: string): Promise<void> {
  const began = Date.now();
  await Promise.all([api.call(searchProtocol.home, {}, 'zh'), fetch(`${origin}/index`)]);
  const isFilled = () =>
    workshop.reading('zh', async (work) => (await memoryOf(work).listings.latest(work)) !== undefined);
  while (!(await isFilled()) && Date.now() - began < MOST_FILLING) await setTimeout(500);
  await setTimeout(seconds(2) + (Date.now() - began) / 2); // the other side began at the same time
}
