// What the evaluation room answers.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { evaluationProtocol } from '../evaluation.protocol.ts';
import { addToEvaluation } from './add-to-evaluation.ts';
import { evaluateOrder } from './evaluate-order.ts';
import { listGoodsEvaluations } from './list-goods-evaluations.ts';
import { evaluationListRoutes } from './list-tasks.ts';

export function evaluationRoutes(): Route[] {
  return [
    ...evaluationListRoutes,
    ...serveAll(evaluationProtocol, {
      goodsList: listGoodsEvaluations,
      evaluate: evaluateOrder,
      add: addToEvaluation,
    }),
  ];
}
