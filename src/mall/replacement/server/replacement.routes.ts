// What the replacement room serves: domestic replacements.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function replacementRoutes(): Route[] {
  return [];
}

export const replacementListeners: readonly Listener[] = [];

export const replacementTimers: readonly TimerHandler[] = [];
