// What the bom room serves: quick order and bills of materials.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function bomRoutes(): Route[] {
  return [];
}

export const bomListeners: readonly Listener[] = [];

export const bomTimers: readonly TimerHandler[] = [];
