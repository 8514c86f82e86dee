// What the favourite room serves: collected goods and footprints.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function favouriteRoutes(): Route[] {
  return [];
}

export const favouriteListeners: readonly Listener[] = [];

export const favouriteTimers: readonly TimerHandler[] = [];
