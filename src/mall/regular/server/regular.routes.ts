// What the regular room serves: what a member buys again and again.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function regularRoutes(): Route[] {
  return [];
}

export const regularListeners: readonly Listener[] = [];

export const regularTimers: readonly TimerHandler[] = [];
