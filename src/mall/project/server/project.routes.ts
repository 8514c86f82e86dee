// What the project room serves: projects with their bills of materials and risks.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export function projectRoutes(): Route[] {
  return [];
}

export const projectListeners: readonly Listener[] = [];

export const projectTimers: readonly TimerHandler[] = [];
