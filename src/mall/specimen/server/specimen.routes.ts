// What the specimen room serves, hears and waits for.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { specimenProtocol } from '../specimen.protocol.ts';
import { decideAbnormal, sayGotBack } from './decide-specimen.ts';
import {
  destroySpecimen,
  giveSpecimenBack,
  keepSpecimen,
  moveSpecimen,
  proposeDestroying,
  returnSpecimen,
  takeSpecimen,
} from './handle-specimen.ts';
import { specimenListRoutes } from './list-specimens.ts';
import { printLabels, printShelfLabels } from './print-labels.ts';
import { findAbnormal, receiveSpecimen } from './receive.ts';
import { specimenRules } from './specimen-rules.ts';
import { showDeskSpecimens, showOwnSpecimens, showSpecimen } from './specimen-view.ts';

/** What waits at the clerk's (domain-lab 4.2), as the laboratory's first page counts it. */
export const specimenInbox = {
  key: 'specimen',
  points: ['lab.specimen'],
  dueAt: 'keep_until',
  from: `specimen WHERE lab_id = $1
    AND (state IN ('IN_TRANSIT', 'ABNORMAL') OR state = 'RETAINED' AND keep_until < $3::date + 1)`,
} as const;

export { specimenTimers } from './decide-specimen.ts';
export { specimenListeners } from './specimen-life.ts';

export const specimenRoutes = ({ publicUrl }: { publicUrl: () => string }): Route[] => [
  ...specimenListRoutes,
  ...serveAll(specimenProtocol, {
    ofService: showOwnSpecimens,
    atDesk: showDeskSpecimens,
    labels: printLabels(publicUrl),
    decide: decideAbnormal,
    gotBack: sayGotBack,
    specimenDetail: showSpecimen,
    receive: receiveSpecimen,
    findAbnormal,
    take: takeSpecimen,
    giveBack: giveSpecimenBack,
    move: moveSpecimen,
    keep: keepSpecimen,
    returnIt: returnSpecimen,
    proposeDestroy: proposeDestroying,
    destroy: destroySpecimen,
    shelfLabels: printShelfLabels(publicUrl),
    ...specimenRules.calls,
  }),
];
