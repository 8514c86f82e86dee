// A buyer says what he thinks of what he received: stars and words per line, and three scores for the store.
import type { Action } from '#kit/http/server/serve.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { addEvaluation } from '#mall/goods/server/goods.ts';
import { markEvaluated, requireEvaluable } from '#mall/order/server/order.ts';
import { addStoreScores } from '#mall/store/server/store.ts';
import type { evaluationProtocol } from '../evaluation.protocol.ts';
import { evaluationErrors } from './evaluation.errors.ts';
import { evaluation, storeEvaluation } from './evaluation.tables.ts';

/**
 * Each line once; some lines now and others later is fine. The store is scored with the first lines of an order only.
 * @throws order refusals when the order is not his, not completed or its time is over; evaluationErrors.lineTwice,
 *   lineNotFound, alreadyEvaluated; file refusals for pictures that are not his
 */
export const evaluateOrder: Action<typeof evaluationProtocol.evaluate> = async (work, actor, said) => {
  const lineIds = said.lines.map((line) => line.orderLineId);
  if (new Set(lineIds).size < lineIds.length) throw evaluationErrors.lineTwice();
  const { order, lines } = await requireEvaluable(work, actor.memberId, said.orderSn);
  const received = new Map(lines.map((line) => [line.orderLineId, line]));
  const rows = said.lines.map((line) => {
    const of = received.get(line.orderLineId);
    if (!of) throw evaluationErrors.lineNotFound();
    if (of.isEvaluated) throw evaluationErrors.alreadyEvaluated();
    return {
      orderLineId: line.orderLineId,
      goodsId: of.goodsId,
      memberId: actor.memberId,
      stars: line.stars,
      text: line.text,
      imageFileIds: [...new Set(line.imageFileIds)],
      isAnonymous: said.isAnonymous,
      createdAt: work.now,
    };
  });
  const imageFileIds = [...new Set(rows.flatMap((row) => row.imageFileIds))];
  if (imageFileIds.length > 0) await requireFiles(work, actor.memberId, imageFileIds, { kinds: 'pictures' });

  await markEvaluated(work, said.orderSn, lineIds, actor);
  await work.tx.insert(evaluation).values(rows);
  const ascending = rows.toSorted((a, b) => a.goodsId - b.goodsId); // two buyers of the same goods lock alike
  for (const row of ascending) await addEvaluation(work, row.goodsId, row.stars);
  const { description, service, delivery } = said;
  const isFirst = await work.tx
    .insert(storeEvaluation)
    .values({ orderSn: said.orderSn, description, service, delivery, createdAt: work.now })
    .onConflictDoNothing()
    .returning({ orderSn: storeEvaluation.orderSn });
  if (isFirst.length > 0) await addStoreScores(work, order.storeId, { description, service, delivery });
  await work.announce('pages');
  return { evaluated: rows.length };
};
