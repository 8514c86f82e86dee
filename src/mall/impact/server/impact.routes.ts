// What the impact room serves and hears.
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { equipmentFell } from '#mall/equipment/server/equipment.ts';
import { impactProtocol } from '../impact.protocol.ts';
import { amendImpact, noEffect, redoImpact, retestImpact } from './decide-impact.ts';
import { listImpacts } from './impact-life.ts';
import { impactDetail, impactListRoutes } from './show-impact.ts';

/** What waits at the quality lead's (domain-lab 4.2), as the laboratory's first page counts it. */
export const impactInbox = {
  key: 'impact',
  points: ['lab.quality'],
  from: `equipment_impact WHERE lab_id = $1 AND state = 'UNDECIDED'`,
} as const;

export const impactListeners: readonly Listener[] = [listener(equipmentFell, listImpacts)];

export const impactRoutes = (): Route[] => [
  ...impactListRoutes,
  ...serveAll(impactProtocol, {
    detail: impactDetail,
    noEffect,
    retest: retestImpact,
    amend: amendImpact,
    redo: redoImpact,
  }),
];
