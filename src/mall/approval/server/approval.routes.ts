// What the approval room serves, hears and times.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export const approvalListeners: readonly Listener[] = [];
export const approvalTimers: readonly TimerHandler[] = [];

export function approvalRoutes(): Route[] {
  return [];
}
