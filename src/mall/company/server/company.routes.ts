// What the company room serves: certified enterprises and their employees.
import type { Route } from '#kit/http/server/serve.ts';

export function companyRoutes(): Route[] {
  return [];
}
