// Where the evaluation centre comes from: the order room's received lines, with what the member has said of them.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { source } from '#kit/list/server/source.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import { type LineToEvaluate, linesToEvaluate } from '#mall/order/server/order.ts';
import type { EvaluationReply } from '../evaluation.protocol.ts';
import { evaluationList } from '../evaluation-list.ts';
import { evaluation } from './evaluation.tables.ts';
import { evaluationReplies } from './evaluation-view.ts';

export const evaluationListRoutes = source(evaluationList, ({ work, actor }) => {
  const { linesOf, ...lines } = linesToEvaluate(work, actor.memberId);
  return {
    ...lines,
    tab: {
      ...lines.tab,
      toAdd: sql`${lines.tab.toAdd} AND EXISTS (
        SELECT FROM evaluation e WHERE e.order_line_id = l.order_line_id AND e.added_text = '')`,
    },
    async toRows(keys) {
      const rows = await linesOf(keys.map(Number));
      const said = await evaluationsOf(work, actor, rows);
      return rows.map(({ evaluateUntil, ...line }) => {
        const own = said.get(line.orderLineId);
        return {
          ...line,
          evaluation: own ?? null,
          canAdd: own !== undefined && own.addedText === '' && evaluateUntil > work.now,
        };
      });
    },
  };
});

/** The member's own evaluations by line, under his own name. */
async function evaluationsOf(
  work: Work,
  actor: Member,
  lines: readonly LineToEvaluate[],
): Promise<Map<number | null, EvaluationReply>> {
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
