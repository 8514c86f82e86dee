// Whether the best stands first: the graded questions, asked of the mall in its size through its HTTP door, and words that are dropped without a word.
import { existsSync } from 'node:fs';
import { type GoodsListReply, searchProtocol } from '#mall/search/search.protocol.ts';
import type { Measure, Row } from '../measure.ts';
import { type DescribedPart, describedDemo, describedFile } from '../queries/described-parts.ts';
import {
  droppedWords,
  FIRST,
  type GradedVerdict,
  gradedQueries,
  Judge,
  meanOf,
} from '../queries/graded-judge.ts';

const AIM = 0.95;
/** chosen: answers worse than this are named. */
const LOW = 0.8;

/** Only where each part of the mall is described by a file: copies of the demo's are nobody's answer. */
export const foundFirst: Measure = {
  name: 'found-first',
  async run({ database: { parts, lines }, mall, options: { catalogue } }) {
    if (lines > 0 && !existsSync(catalogue)) return [];
    const replies: GoodsListReply[] = [];
    for (const { text } of gradedQueries) replies.push(await firstPage(mall.origin, text));
    const shown = new Set(
      replies.flatMap(({ list }) =>
        list.map(({ brandName, partNo }) => nameOf({ brand: brandName, partNo })),
      ),
    );
    // A large mall is read by, and only what was shown of it is kept.
    const judge = new Judge(gradedQueries, false);
    const take = (part: DescribedPart): void => {
      judge.add(part);
      if (shown.has(nameOf(part))) judge.remember(part);
    };
    for (const part of describedDemo()) take(part);
    // What is in both is one part of the mall.
    const own = new Set([...describedDemo()].map(nameOf));
    if (lines > 0)
      for await (const part of describedFile(catalogue, lines)) if (!own.has(nameOf(part))) take(part);
    const verdicts = gradedQueries.map((query, at) => ({
      query,
      ndcg: judge.ndcg(query, replies[at]!.list),
      dropped: droppedWords(query.text, replies[at]!),
    }));
    for (const { query, ndcg = 1, dropped } of verdicts)
      if (ndcg < LOW || dropped) console.log(`  ${query.text}: ${ndcg.toFixed(2)} ${dropped}`);
    return rowsOf(verdicts, parts);
  },
};

const nameOf = ({ brand, partNo }: Pick<DescribedPart, 'brand' | 'partNo'>): string => `${brand}\n${partNo}`;

async function firstPage(origin: string, keyword: string): Promise<GoodsListReply> {
  const asked = new URLSearchParams({ keyword, pageSize: String(FIRST) });
  const answer = await fetch(`${origin}/${searchProtocol.goodsList.path}?${asked}`, {
    headers: { 'accept-language': 'zh' },
  });
  const { data } = (await answer.json()) as { data: unknown };
  return searchProtocol.goodsList.reply.parse(data);
}

function rowsOf(verdicts: readonly GradedVerdict[], parts: number): Row[] {
  const { all, answered, dropped, byKind } = meanOf(verdicts);
  const row = (name: string, share: number): Row => ({ parts, name, value: share * 100, unit: '% nDCG@10' });
  return [
    ...byKind.map(([kind, share, n]) => row(`best first: ${kind} (${n})`, share)),
    {
      ...row(`best first of all (${answered})`, all),
      aim: `at least ${AIM * 100} %`,
      isMet: all >= AIM,
    },
    {
      parts,
      name: `words dropped silently (${verdicts.length})`,
      value: dropped,
      unit: 'questions',
      aim: 'none',
      isMet: dropped === 0,
    },
  ];
}
