// What the optimise room serves: optimised selection.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function optimiseRoutes(): Route[] {
  return [];
}

export const optimiseListeners: readonly Listener[] = [];

export const optimiseTimers: readonly TimerHandler[] = [];
