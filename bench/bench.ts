// `npm run bench`: how fast the mall is, beside a bare server that was written for the same calls, on this machine.
import { setTimeout } from 'node:timers/promises';
import { minutes } from '#kit/time/duration.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { startBareServer } from './bare/bare-server.ts';
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts';
import { readOptions } from './bench-options.ts';
import { logInBuyers } from './buyers.ts';
import { describeMachine } from './machine.ts';
import { startMallServer } from './mall-server.ts';
import type { Measure, Row } from './measure.ts';
import { addToCart } from './measures/add-to-cart.ts';
import { checkout } from './measures/checkout.ts';
import { firstSeconds } from './measures/first-seconds.ts';
import { foundFirst } from './measures/found-first.ts';
import { goodsDetail } from './measures/goods-detail.ts';
import { goodsList } from './measures/goods-list.ts';
import { importClosed } from './measures/import-closed.ts';
import { importWhileShopping } from './measures/import-while-shopping.ts';
import { keywordSearch } from './measures/keyword-search.ts';
import { laboratory } from './measures/laboratory.ts';
import { listThreeFilters } from './measures/list-three-filters.ts';
import { logins } from './measures/logins.ts';
import { memory } from './measures/memory.ts';
import { officialFiles } from './measures/official-files.ts';
import { orderHistory } from './measures/order-history.ts';
import { pagesCached } from './measures/pages-cached.ts';
import { pagesUncached } from './measures/pages-uncached.ts';
import { payPassword } from './measures/pay-password.ts';
import { rebuildWhileSearching } from './measures/rebuild-while-searching.ts';
import { recall } from './measures/recall.ts';
import { scale } from './measures/scale.ts';
import { scriptSize } from './measures/script-size.ts';
import { searchWithFacets } from './measures/search-with-facets.ts';
import { slowPhone } from './measures/slow-phone.ts';
import { statements } from './measures/statements.ts';
import { suggestion } from './measures/suggestion.ts';
import { printHead, printRow, writeReport } from './report.ts';

const MEASURES: readonly Measure[] = [
  goodsList,
  keywordSearch,
  recall,
  foundFirst,
  listThreeFilters,
  searchWithFacets,
  suggestion,
  goodsDetail,
  addToCart,
  checkout,
  payPassword,
  orderHistory,
  officialFiles,
  statements,
  laboratory,
  logins,
  pagesUncached,
  pagesCached,
  scale,
  scriptSize,
  slowPhone,
  firstSeconds,
  memory,
  importWhileShopping,
  rebuildWhileSearching,
  importClosed,
];

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
  const mall = await startMallServer(database, say);
  const bare = await startBareServer(database.connection);
  say(
    `\n${database.parts.toLocaleString('en')} parts, ${options.connections} connections, ${options.seconds} s each`,
  );
  try {
    const buyers = await logInBuyers(database, mall.origin);
    await fillMemory(database, mall.origin);
    say(printHead());
    for (const measure of MEASURES) {
      if (options.only.length > 0 && !options.only.includes(measure.name)) continue;
      for (const row of await measure.run({ database, buyers, mall, bare, options })) {
        rows.push(row);
        say(printRow(row));
      }
    }
  } finally {
    await bare.stop();
    await mall.stop();
    await database.close();
  }
}

const machine = describeMachine(postgres);
say(`\n${machine.line}`);
say(`Written to ${writeReport(rows, machine, options)}`);

/**
 * A mall answers lists from a memory that fills after the first search: it is measured once that is filled.
 * Only a filled memory finds part numbers by their middle, so that a suggestion tells.
 * @throws Error when it is not filled after some minutes
 */
async function fillMemory({ read }: BenchDatabase, origin: string): Promise<void> {
  const parts = await read<{ middle: string }>(
    `SELECT substr(normal_part_no, 4, 6) AS middle FROM goods_index
     WHERE normal_part_no ~ '^[A-Z0-9]{3}[A-Z]*[0-9][A-Z0-9]{6}' ORDER BY md5(goods_id::text) LIMIT 20`,
  );
  const isFound = async (middle: string) => {
    const reply = await fetch(
      `${origin}/${searchProtocol.suggest.path}?${new URLSearchParams({ keyword: middle })}`,
    );
    const { data } = (await reply.json()) as { data: { text: string; productId: number | null }[] };
    return data.some(({ text, productId }) => productId !== null && !normalPartNo(text).startsWith(middle));
  };
  const until = Date.now() + MOST_FILLING;
  for (let at = 0; !(await isFound(parts[at % parts.length]!.middle)); at++) {
    if (Date.now() > until) throw new Error('The listings are not in memory after minutes of waiting.');
    if (at % parts.length === parts.length - 1) await setTimeout(500);
  }
}
