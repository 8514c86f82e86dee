// How much memory a server process takes: after its start with the demo, and after visitors of every kind.
import { setTimeout } from 'node:timers/promises';
import { openBenchDatabase } from '../bench-database.ts';
import { type Call, load } from '../load.ts';
import { startMallServer } from '../mall-server.ts';
import type { Bench, Measure, Row } from '../measure.ts';
import { unrepeated } from '../unrepeated.ts';
import { filteredLists } from './goods-list.ts';
import { mixedSearches } from './search-with-facets.ts';

const MOST_AT_START = 200; // MB
/** Most MB after visitors: of a small mall and of a large one, in between by the parts. */
const SMALL = { parts: 10_000, most: 260 };
const LARGE = { parts: 1_000_000, most: 600 };
const SETTLED = 3_000; // ms, chosen: what follows a start is done by then
const CALLS = 20_000;

export const memory: Measure = {
  name: 'memory',
  async run(bench) {
    const { options, database } = bench;
    const isLargest = database.parts >= Math.max(...options.parts);
    return [...(isLargest ? [await afterStart(bench)] : []), ...(await afterVisitors(bench))];
  },
};

async function afterStart({ options: { folder, databaseUrl } }: Bench): Promise<Row> {
  const say = () => {};
  const demo = await openBenchDatabase({ parts: 0, folder, databaseUrl, catalogue: undefined, say });
  const mall = await startMallServer(demo, say);
  await setTimeout(SETTLED);
  const { now } = mall.memory();
  await mall.stop();
  await demo.close();
  return {
    parts: demo.parts,
    name: 'memory-start',
    value: now,
    unit: 'MB RSS',
    aim: `≤ ${MOST_AT_START} MB`,
    isMet: now <= MOST_AT_START,
  };
}

async function afterVisitors({ database, options }: Bench): Promise<Row[]> {
  const { parts } = database;
  const mall = await startMallServer(database, () => {});
  const { connections, seconds } = options;
  await load({
    origin: mall.origin,
    requests: await everything(database),
    connections,
    isApart: true,
    seconds: Math.max(5, seconds),
    isGood: () => true,
  });
  const { now, peak } = mall.memory();
  await mall.stop();
  const share = Math.max(0, parts - SMALL.parts) / (LARGE.parts - SMALL.parts);
  const most = Math.round(SMALL.most + share * (LARGE.most - SMALL.most));
  return [
    {
      parts,
      name: 'memory-visitors',
      value: now,
      unit: 'MB RSS',
      aim: `≤ ${most} MB`,
      isMet: now <= most,
    },
    { parts, name: 'memory-peak', value: peak, unit: 'MB RSS' },
  ];
}

/** Lists, searches, details and the pages around them. */
async function everything(database: Bench['database']): Promise<Call[]> {
  const lists = unrepeated(await filteredLists(database))(CALLS / 4);
  const searches = unrepeated(await mixedSearches(database))(CALLS / 4);
  const products = await database.read<{ id: number }>(
    'SELECT product_id AS id FROM goods_index ORDER BY md5(goods_id::text) LIMIT 2000',
  );
  const get = (path: string): Call => ({ method: 'GET', path });
  return lists.flatMap((list, at) => {
    const { id } = products[at % products.length]!;
    return [
      list,
      searches[at]!,
      get(`/v3/goods/front/goods/details?productId=${id}`),
      get(
        at % 2 === 0 ? `/goods/detail?productId=${id}&n=${at}` : list.path.replace(/^.*\?/, '/goods/list?'),
      ),
    ];
  });
}
