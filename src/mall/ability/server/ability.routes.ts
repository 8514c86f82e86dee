// What the ability room serves.
import type { Route } from '#kit/http/server/serve.ts';
import { capabilityListRoutes } from './list-capabilities.ts';

export const abilityRoutes = (): Route[] => [...capabilityListRoutes];
