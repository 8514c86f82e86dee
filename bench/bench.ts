// `npm run bench`: how fast the mall is, beside the bare database doing the same work, on this machine.
import { setTimeout } from 'node:timers/promises';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { minutes } from '#kit/time/duration.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
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
import { openRecorder, type Recorder } from './recorder.ts';
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

type Suggestion = ReplyOf<typeof searchProtocol.suggest>[number];

const MOST_FILLING = minutes(10);
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
  say(
    `\n${database.parts.toLocaleString('en')} parts, ${options.connections} connections, ${options.seconds} s each`,
  );
  try {
    await fillMemories(recorder, mall.origin);
    say(printHead());
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

/**
 * A mall answers lists from a memory that fills after the first search: both sides are measured once it is filled.
 * Only a filled memory finds part numbers by their middle, so that a suggestion tells.
 * @throws Error when it is not filled after some minutes
 */
async function fillMemories({ mall, read }: Recorder, origin: string): Promise<void> {
  const parts = await read<{ middle: string }>(
    `SELECT substr(normal_part_no, 4, 6) AS middle FROM goods_index
     WHERE normal_part_no ~ '^[A-Z0-9]{3}[A-Z]*[0-9][A-Z0-9]{6}' ORDER BY md5(goods_id::text) LIMIT 20`,
  );
  const isHeld = ({ text, productId }: Suggestion, middle: string) =>
    productId !== null && !normalPartNo(text).startsWith(middle);
  const isFilled = async (suggest: (keyword: string) => Promise<readonly Suggestion[]>) => {
    for (const { middle } of parts) {
      if ((await suggest(middle)).some((one) => isHeld(one, middle))) return true;
    }
    return false;
  };
  const here = (keyword: string) => mall.api.call(searchProtocol.suggest, { keyword }, 'zh');
  const there = async (keyword: string) => {
    const reply = await fetch(`${origin}/${searchProtocol.suggest.path}?${new URLSearchParams({ keyword })}`);
    return ((await reply.json()) as { data: Suggestion[] }).data;
  };
  const until = Date.now() + MOST_FILLING;
  const fill = async (suggest: typeof here) => {
    while (!(await isFilled(suggest))) {
      if (Date.now() > until) throw new Error('The listings are not in memory after minutes of waiting.');
      await setTimeout(500);
    }
  };
  await Promise.all([fill(here), fill(there)]);
}
