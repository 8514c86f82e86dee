// What the mat-code room serves: material codes of enterprises.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function matCodeRoutes(): Route[] {
  return [];
}

export const matCodeListeners: readonly Listener[] = [];

export const matCodeTimers: readonly TimerHandler[] = [];
