// What the statistics room serves: keeping what visitors do, and the platform's look at it.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { statisticsProtocol } from '../statistics.protocol.ts';
import { behaviourRoutes } from './list-behaviour.ts';
import { locateVisitor } from './locate-visitor.ts';
import type { MapService } from './map-service.ts';
import { behaviourSaver } from './save-behaviour.ts';
import { sumUpBehaviour } from './sum-up-behaviour.ts';
import { sweepBehaviour } from './sweep-behaviour.ts';

export interface StatisticsFacilities {
  /** Absent where none is set up: events go without a place. */
  mapService: MapService | undefined;
  log(error: unknown): void;
}

export function statisticsRoutes({ mapService, log }: StatisticsFacilities): Route[] {
  return [
    ...behaviourRoutes,
    ...serveAll(statisticsProtocol, {
      save: behaviourSaver(),
      locate: locateVisitor(mapService, log),
      adminSummary: sumUpBehaviour,
    }),
  ];
}

export const statisticsTimers: readonly TimerHandler[] = [sweepBehaviour];
