// Temporary: recall in one process.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { openBenchDatabase } from './bench-database.ts';
import { allQueries, judge, recallOf } from './queries/judge.ts';
import { openRecorder } from './recorder.ts';

const database = await openBenchDatabase({
  parts: 0,
  folder: '/tmp/u/bench',
  databaseUrl: undefined,
  catalogue: undefined,
  say: console.log,
});
const recorder = await openRecorder(database);
const list = (keyword: string) =>
  recorder.mall.api.call(searchProtocol.goodsList, { keyword, pageSize: 10 }, 'zh');
await list('LDO');
await setTimeout(15000);
const verdicts = [];
const t = performance.now();
for (const query of allQueries) {
  const v = judge(query, await list(query.text));
  verdicts.push(v);
  if (!v.isRight) console.log(query.kind, query.text, '→', v.why);
}
const ms = (performance.now() - t) / allQueries.length;
const { all, byKind } = recallOf(verdicts);
for (const [kind, share, n] of byKind) console.log(kind.padEnd(12), share.toFixed(3), n);
console.log('all', all.toFixed(4), verdicts.length, ms.toFixed(1), 'ms each');
for (const k of readFileSync('/tmp/u/held.txt', 'utf8').trim().split('\n')) {
  const d = await list(k);
  console.log(
    `## ${k} → ${d.pagination.total} ${d.understood.chips.map((c) => c.kind + ':' + c.label).join(' | ')} ${d.relax.length ? 'RELAX ' + d.relax.map((x) => x.label + '=' + x.count).join('; ') : ''}  :: ${d.list
      .slice(0, 2)
      .map((c) => c.partNo + ' ' + c.goodsName)
      .join(' ; ')}`,
  );
}
await recorder.close();
await database.close();
process.exit(0);
