// What the visit room serves and hears.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { visitProtocol } from '../visit.protocol.ts';
import { arrive, findNobody, leave, tickInstrument } from './on-site.ts';
import { agreeToVisit, askOtherDay, proposeVisit } from './plan-visit.ts';
import { showVisit, visitListRoutes, visitsOfService } from './visit-view.ts';

/** What waits at the planner's for visits (domain-lab 4.2), as the laboratory's first page counts it. */
export const visitInbox = {
  key: 'visit',
  points: ['lab.visit'],
  dueOn: 'date',
  from: `on_site_visit WHERE lab_id = $1 AND (state = 'PROPOSED' AND turn = 'LAB' OR state IN ('AGREED', 'ON_SITE'))`,
} as const;

export { visitListeners } from './visit-life.ts';

export const visitRoutes = (): Route[] => [
  ...visitListRoutes,
  ...serveAll(visitProtocol, {
    ofService: visitsOfService,
    agree: agreeToVisit,
    ask: askOtherDay,
    detail: showVisit,
    propose: proposeVisit,
    arrive,
    absent: findNobody,
    tick: tickInstrument,
    leave,
  }),
];
