// What the bench serves and hears.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { benchProtocol } from '../bench.protocol.ts';
import { showItem } from './item-view.ts';
import { benchListRoutes } from './list-items.ts';
import { planAll, planItem, showBoard, unplanItem } from './plan.ts';
import { finishItem, keepRecord, reopenItem, resumeItem, startItem, suspendItem } from './work.ts';

export { benchListeners } from './follow-service.ts';

export const benchRoutes = (): Route[] => [
  ...benchListRoutes,
  ...serveAll(benchProtocol, {
    board: showBoard,
    plan: planItem,
    auto: planAll,
    unplan: unplanItem,
    detail: showItem,
    start: startItem,
    keep: keepRecord,
    suspend: suspendItem,
    resume: resumeItem,
    finish: finishItem,
    reopen: reopenItem,
  }),
];
