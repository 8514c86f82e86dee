// What the quotation room serves, hears and times.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export const quotationListeners: readonly Listener[] = [];
export const quotationTimers: readonly TimerHandler[] = [];

export function quotationRoutes(): Route[] {
  return [];
}
