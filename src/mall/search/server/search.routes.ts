// STUB: its owner replaces this file wholly.
import type { Route } from '#kit/http/server/serve.ts';
export const searchRoutes = (): Route[] => [];
import type { Listener } from '#kit/events/event.ts';
export const searchListeners: Listener[] = [];
