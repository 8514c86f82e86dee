// What the bench serves and hears.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { benchProtocol } from '../bench.protocol.ts';
import { showItem } from './item-view.ts';
import { benchListRoutes } from './list-items.ts';
import { planAll, planItem, showBoard, unplanItem } from './plan.ts';
import { finishItem, keepRecord, reopenItem, resumeItem, startItem, suspendItem } from './work.ts';

/** What waits to be planned, and what at the bench of whoever looks (domain-lab 4.2), as the laboratory's first page counts it. */
export const benchInboxes = [
  {
    key: 'plan',
    points: ['lab.plan'],
    dueAt: 'o.promised_at',
    from: `service_item i JOIN service_order o USING (service_sn) WHERE i.lab_id = $1 AND i.state = 'WAITING'
      AND o.state IN ('ON_SITE', 'SAMPLE_RECEIVED', 'SAMPLE_ABNORMAL', 'SCHEDULED', 'IN_TEST', 'SUSPENDED', 'REPORT_DRAFT')`,
  },
  {
    key: 'bench',
    points: ['lab.test'],
    dueOn: 'planned_to',
    from: `service_item WHERE lab_id = $1 AND engineer_id = $2 AND state IN ('SCHEDULED', 'RUNNING', 'SUSPENDED')`,
  },
] as const;

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
