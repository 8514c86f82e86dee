// What the specimen room serves and hears.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { specimenProtocol } from '../specimen.protocol.ts';
import { specimenListRoutes } from './list-specimens.ts';
import { printLabels } from './print-labels.ts';
import { receiveSpecimen } from './receive.ts';
import { showDeskSpecimens, showOwnSpecimens, showSpecimen } from './specimen-view.ts';

export { specimenListeners } from './specimen-life.ts';

export const specimenRoutes = ({ publicUrl }: { publicUrl: () => string }): Route[] => [
  ...specimenListRoutes,
  ...serveAll(specimenProtocol, {
    ofService: showOwnSpecimens,
    atDesk: showDeskSpecimens,
    labels: printLabels(publicUrl),
    specimenDetail: showSpecimen,
    receive: receiveSpecimen,
  }),
];
