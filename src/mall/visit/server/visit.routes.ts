// What the visit room serves and hears.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { visitProtocol } from '../visit.protocol.ts';
import { arrive, findNobody, leave, tickInstrument } from './on-site.ts';
import { agreeToVisit, askOtherDay, proposeVisit } from './plan-visit.ts';
import { showVisit, visitListRoutes, visitsOfService } from './visit-view.ts';

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
