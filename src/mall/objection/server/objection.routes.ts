// What the objection room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { objectionProtocol } from '../objection.protocol.ts';
import { dismiss, examine, retest, uphold } from './decide.ts';
import { objectForLab, objectToReport, withdrawObjection } from './object.ts';
import { objectionListRoutes, objectionsOfService, showObjection } from './objection-view.ts';

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
