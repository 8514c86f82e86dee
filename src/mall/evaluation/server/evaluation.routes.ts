// What the evaluation room answers.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { evaluationProtocol } from '../evaluation.protocol.ts';
import { addToEvaluation } from './add-to-evaluation.ts';
import { evaluateOrder } from './evaluate-order.ts';
import { listGoodsEvaluations } from './list-goods-evaluations.ts';
import { listTasks } from './list-tasks.ts';

export function evaluationRoutes(): Route[] {
  return [
    serve(evaluationProtocol.goodsList, listGoodsEvaluations),
    serve(evaluationProtocol.tasks, listTasks),
    serve(evaluationProtocol.evaluate, evaluateOrder),
    serve(evaluationProtocol.add, addToEvaluation),
  ];
}
