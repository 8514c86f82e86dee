// STUB: its owner replaces this file wholly.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
export const orderRoutes = (): Route[] => [];
export const orderListeners: Listener[] = [];
export const orderTimers: TimerHandler[] = [];
