// Whether buyers find what they ask for: the written questions, asked of the demo mall through its HTTP door.
import { setTimeout } from 'node:timers/promises';
import { seconds } from '#kit/time/duration.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { startMallServer } from '../mall-server.ts';
import type { Bench, Measure, Row } from '../measure.ts';
import { allQueries, FIRST, judge, recallOf, type Verdict } from '../queries/judge.ts';

const AIM = 0.95;

/** Once a run, whatever the sizes: the questions are written for the demo mall's own parts. */
export const recall: Measure = {
  name: 'recall',
  async run({ options, database }) {
    return database.parts >= Math.max(...options.parts) ? askAll(options) : [];
  },
};

async function askAll(options: Bench['options']): Promise<Row[]> {
  const { folder, databaseUrl } = options;
  const say = () => {};
  const database = await openBenchDatabase({ parts: 0, folder, databaseUrl, catalogue: undefined, say });
  const mall = await startMallServer(database, say);
  try {
    await firstPage(mall.origin, 'LDO');
    await setTimeout(seconds(8)); // a mall looks for near part numbers in a memory that fills after the first search
    const verdicts: Verdict[] = [];
    for (const query of allQueries) verdicts.push(judge(query, await firstPage(mall.origin, query.text)));
    for (const { query, isRight, why } of verdicts) if (!isRight) console.log(`  ${query.text}: ${why}`);
    const { all, byKind } = recallOf(verdicts);
    const row = (name: string, share: number): Row => ({
      parts: database.parts,
      name,
      value: share * 100,
      unit: '% recall@10',
    });
    return [
      ...byKind.map(([kind, share, n]) => row(`recall ${kind} (${n})`, share)),
      {
        ...row(`recall of all (${verdicts.length})`, all),
        aim: `at least ${AIM * 100} %`,
        isMet: all >= AIM,
      },
    ];
  } finally {
    await mall.stop();
    await database.close();
  }
}

async function firstPage(origin: string, keyword: string) {
  const query = new URLSearchParams({ keyword, pageSize: String(FIRST) });
  const reply = await fetch(`${origin}/${searchProtocol.goodsList.path}?${query}`, {
    headers: { 'accept-language': 'zh' },
  });
  const { data } = (await reply.json()) as { data: unknown };
  return searchProtocol.goodsList.reply.parse(data);
}
