// What the inquiry room serves, hears and times.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';

export const inquiryListeners: readonly Listener[] = [];
export const inquiryTimers: readonly TimerHandler[] = [];

export function inquiryRoutes(): Route[] {
  return [];
}
