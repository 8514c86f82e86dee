// A later word to one's own evaluation, once, while the time to evaluate is open.
import { and, eq, sql } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { linesToEvaluate } from '#mall/order/server/order.ts';
import type { evaluationProtocol } from '../evaluation.protocol.ts';
import { evaluationErrors } from './evaluation.errors.ts';
import { evaluation } from './evaluation.tables.ts';

type Acts = Actions<typeof evaluationProtocol>;

/** @throws evaluationErrors.notFound (also somebody else's), timeOver, alreadyAdded */
export const addToEvaluation: Acts['add'] = async (work, actor, { orderLineId, text }) => {
  const own = and(eq(evaluation.orderLineId, orderLineId), eq(evaluation.memberId, actor.memberId));
  const [said] = await work.tx.select().from(evaluation).where(own);
  if (!said) throw evaluationErrors.notFound();
  const { from, key, scope, tab } = linesToEvaluate(work, actor.memberId);
  const open = await work.tx.execute<{ open: number }>(
    sql`SELECT 1 AS open FROM ${from} WHERE ${key} = ${orderLineId} AND ${scope} AND ${tab.toAdd}`,
  );
  if (open.rows.length === 0) throw evaluationErrors.timeOver();
  const added = await work.tx
    .update(evaluation)
    .set({ addedText: text, addedAt: work.now })
    .where(and(own, eq(evaluation.addedText, '')))
    .returning({ evaluationId: evaluation.evaluationId });
  if (added.length === 0) throw evaluationErrors.alreadyAdded();
  await work.announce('pages');
};
