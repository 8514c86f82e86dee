// STUB: its owner replaces this file wholly.
import type { Route } from '#kit/http/server/serve.ts';
export const addressRoutes = (): Route[] => [];
