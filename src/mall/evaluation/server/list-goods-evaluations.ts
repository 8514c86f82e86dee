// What buyers say about goods: the public list under a product, with the stars counted.
import { and, count, desc, eq } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { evaluationProtocol } from '../evaluation.protocol.ts';
import { evaluation } from './evaluation.tables.ts';
import { evaluationReplies } from './evaluation-view.ts';

type Acts = Actions<typeof evaluationProtocol>;

/** The latest first; counts and average are of all stars, also when only some are listed. Unknown goods: nothing yet. */
export const listGoodsEvaluations: Acts['goodsList'] = async (work, _actor, asked) => {
  const { goodsId, stars, current, pageSize } = asked;
  const given = await work.tx
    .select({ stars: evaluation.stars, number: count() })
    .from(evaluation)
    .where(eq(evaluation.goodsId, goodsId))
    .groupBy(evaluation.stars);
  const starCounts = [1, 2, 3, 4, 5].map((n) => given.find((one) => one.stars === n)?.number ?? 0);
  const all = starCounts.reduce((sum, n) => sum + n, 0);
  const rows = await work.tx
    .select({ evaluation, memberName: member.memberName })
    .from(evaluation)
    .innerJoin(member, eq(member.memberId, evaluation.memberId))
    .where(and(eq(evaluation.goodsId, goodsId), stars ? eq(evaluation.stars, stars) : undefined))
    .orderBy(desc(evaluation.createdAt), desc(evaluation.evaluationId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    list: await evaluationReplies(work, rows),
    pagination: { current, pageSize, total: stars ? required(starCounts[stars - 1]) : all },
    starCounts,
    average: all === 0 ? null : averageOf(starCounts, all),
  };
};

/** One decimal. */
function averageOf(starCounts: readonly number[], all: number): number {
  const sum = starCounts.reduce((total, n, i) => total + n * (i + 1), 0);
  return Math.round((sum / all) * 10) / 10;
}
