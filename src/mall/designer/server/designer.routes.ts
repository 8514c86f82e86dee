// What the designer room serves: certified designers.
import type { Route } from '#kit/http/server/serve.ts';

export function designerRoutes(): Route[] {
  return [];
}
