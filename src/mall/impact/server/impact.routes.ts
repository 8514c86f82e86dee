// What the impact room serves and hears.
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { equipmentFell } from '#mall/equipment/server/equipment.ts';
import { impactProtocol } from '../impact.protocol.ts';
import { amendImpact, noEffect, redoImpact, retestImpact } from './decide-impact.ts';
import { listImpacts } from './impact-life.ts';
import { impactDetail, impactListRoutes } from './show-impact.ts';

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
