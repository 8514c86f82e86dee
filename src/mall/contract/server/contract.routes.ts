// What the contract room serves, hears and times.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export const contractListeners: readonly Listener[] = [];
export const contractTimers: readonly TimerHandler[] = [];

export function contractRoutes(): Route[] {
  return [];
}
