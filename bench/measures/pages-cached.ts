// The pages that guests ask for again and again, served from memory and compressed as browsers want them.
import { figuresOf, load } from '../load.ts';
import type { Measure } from '../measure.ts';

export const pagesCached: Measure = {
  name: 'pages-cached',
  async run({ database, mall, options }) {
    const categories = await database.read<{ id: number }>(
      'SELECT category_id AS id FROM goods_index GROUP BY 1 ORDER BY count(*) DESC LIMIT 10',
    );
    const requests = ['/index', ...categories.map(({ id }) => `/goods/list?categoryId=${id}`)].map(
      (path) => ({
        method: 'GET' as const,
        path,
        headers: { 'accept-encoding': 'gzip' },
      }),
    );
    const { connections, seconds } = options;
    const run = (time: number) =>
      load({
        origin: mall.origin,
        processorTime: mall.processorTime,
        requests,
        connections,
        seconds: time,
        isGood: () => true,
      });
    await run(Math.min(2, seconds));
    const { perSecond: value, p50, p95, p99, processor, failed } = figuresOf([await run(seconds)]);
    return [
      {
        parts: database.parts,
        name: 'pages-cached',
        value,
        unit: 'pages/s',
        p50,
        p95,
        p99,
        processor,
        failed,
        aim: '> 5,000 pages/s',
        isMet: value > 5_000,
      },
    ];
  },
};
