// What the objection room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { objectionProtocol } from '../objection.protocol.ts';
import { dismiss, examine, retest, uphold } from './decide.ts';
import { objectForLab, objectToReport, withdrawObjection } from './object.ts';
import { objectionListRoutes, objectionsOfService, showObjection } from './objection-view.ts';

/** What waits at the quality lead's (domain-lab 4.2), as the laboratory's first page counts it. */
export const objectionInbox = {
  key: 'objection',
  points: ['lab.quality'],
  dueAt: 'due_at',
  from: `objection WHERE lab_id = $1 AND state IN ('SUBMITTED', 'EXAMINING', 'RETESTING')`,
} as const;

export const objectionRoutes = (): Route[] => [
  ...objectionListRoutes,
  ...serveAll(objectionProtocol, {
    object: objectToReport,
    ofService: objectionsOfService,
    withdraw: withdrawObjection,
    detail: showObjection,
    open: objectForLab,
    ...{ examine, retest, uphold, dismiss },
  }),
];
