// What the statistics room serves: what visitors do.
import type { Route } from '#kit/http/server/serve.ts';

export function statisticsRoutes(): Route[] {
  return [];
}
