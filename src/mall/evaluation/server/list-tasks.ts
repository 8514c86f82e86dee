// The evaluation centre: what a buyer may evaluate, has evaluated, and may still add to.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import { type LineToEvaluate, linesToEvaluate } from '#mall/order/server/order.ts';
import type { EvaluationReply, evaluationProtocol } from '../evaluation.protocol.ts';
import { evaluation } from './evaluation.tables.ts';
import { evaluationReplies } from './evaluation-view.ts';

type Asked = InputOf<typeof evaluationProtocol.tasks>;

/** One tab's lines, and how many stand in each tab of all the member's orders. */
export async function listTasks(
  work: Work,
  actor: Member,
  asked: Asked,
): Promise<ReplyOf<typeof evaluationProtocol.tasks>> {
  const notAddedTo = await linesWithoutAddition(work, actor.memberId);
  const find = (tab: Asked['tab'], page: Pick<Asked, 'orderSn' | 'current' | 'pageSize'>) =>
    linesToEvaluate(work, actor.memberId, {
      ...page,
      tab,
      ...(tab === 'toAdd' ? { onlyLines: notAddedTo } : {}),
    });
  const { rows, total } = await find(asked.tab, asked);
  const countOf = async (tab: Asked['tab']) => (await find(tab, { current: 1, pageSize: 1 })).total;
  const said = await evaluationsOf(work, actor, rows);
  return {
    list: rows.map(({ evaluateUntil, ...line }) => {
      const own = said.get(line.orderLineId);
      return {
        ...line,
        evaluation: own ?? null,
        canAdd: own !== undefined && own.addedText === '' && evaluateUntil > work.now,
      };
    }),
    pagination: { current: asked.current, pageSize: asked.pageSize, total },
    counts: { todo: await countOf('todo'), done: await countOf('done'), toAdd: await countOf('toAdd') },
  };
}

async function linesWithoutAddition(work: Work, memberId: number): Promise<number[]> {
  const rows = await work.query<{ order_line_id: number }>(
    `SELECT order_line_id FROM evaluation WHERE member_id = $1 AND added_text = '' AND order_line_id IS NOT NULL`,
    [memberId],
  );
  return rows.map((row) => row.order_line_id);
}

/** The member's own evaluations by line, under his own name. */
async function evaluationsOf(
  work: Work,
  actor: Member,
  lines: readonly LineToEvaluate[],
): Promise<Map<number | null, EvaluationReply>> {
  if (lines.length === 0) return new Map();
  const rows = await work.tx
    .select()
    .from(evaluation)
    .where(
      and(
        eq(evaluation.memberId, actor.memberId),
        inArray(
          evaluation.orderLineId,
          lines.map((line) => line.orderLineId),
        ),
      ),
    );
  const replies = await evaluationReplies(
    work,
    rows.map((row) => ({ evaluation: row, memberName: actor.memberName })),
  );
  return new Map(
    rows.map((row, i) => [row.orderLineId, { ...required(replies[i]), memberName: actor.memberName }]),
  );
}
