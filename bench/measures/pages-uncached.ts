// Pages rendered anew for every request: each has a query string of its own, so that neither a kept page nor a kept reply fits.
import { figuresOf, load } from '../load.ts';
import type { Bench, Measure, Row } from '../measure.ts';

export const pagesUncached: Measure = {
  name: 'pages-uncached',
  async run(bench) {
    const { database } = bench;
    const categories = await database.read<{ id: number }>(
      'SELECT category_id AS id FROM goods_index GROUP BY 1 ORDER BY count(*) DESC LIMIT 30',
    );
    const products = await database.read<{ id: number }>(
      'SELECT product_id AS id FROM goods_index ORDER BY md5(goods_id::text) LIMIT 500',
    );
    return [
      await pages(bench, 'page-home', (n) => `/index?n=${n}`, 250),
      await pages(
        bench,
        'page-list',
        (n) => `/goods/list?categoryId=${categories[n % categories.length]!.id}&highPrice=${dearest(n)}`,
        250,
      ),
      await pages(
        bench,
        'page-detail',
        (n) => `/goods/detail?productId=${products[n % products.length]!.id}&n=${n}`,
        400,
      ),
    ];
  },
};

const PAGES = 20_000;
/** A price of its own for every number, above all prices: a list page of its own. */
const dearest = (n: number) => (999_999 - (n % 9_000_000) / 100).toFixed(2);

async function pages(
  { database, mall, options }: Bench,
  name: string,
  path: (n: number) => string,
  aim: number,
): Promise<Row> {
  const first = Date.now() % 1_000_000_000;
  const requests = Array.from({ length: PAGES }, (_, at) => ({
    method: 'GET' as const,
    path: path(first + at),
  }));
  const { connections, seconds } = options;
  const run = (list: typeof requests, time: number) =>
    load({
      origin: mall.origin,
      processorTime: mall.processorTime,
      requests: list,
      isApart: true,
      connections,
      seconds: time,
      isGood: (body) => body.includes('</html>'),
    });
  await run(requests.slice(0, PAGES / 10), Math.min(3, seconds));
  const {
    perSecond: value,
    p50,
    p95,
    p99,
    processor,
    failed,
  } = figuresOf([await run(requests.slice(PAGES / 10), seconds)]);
  return {
    parts: database.parts,
    name,
    value,
    unit: 'pages/s',
    p50,
    p95,
    p99,
    processor,
    failed,
    aim: `≥ ${aim} pages/s`,
    isMet: value >= aim && failed === 0,
  };
}
