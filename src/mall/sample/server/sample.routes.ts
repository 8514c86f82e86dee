// What the sample room serves: sample cart and sample requests.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function sampleRoutes(): Route[] {
  return [];
}

export const sampleListeners: readonly Listener[] = [];

export const sampleTimers: readonly TimerHandler[] = [];
