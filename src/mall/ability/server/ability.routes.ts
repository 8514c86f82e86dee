// What the ability room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { abilityProtocol } from '../ability.protocol.ts';
import { labRules } from './lab-rules.ts';
import { capabilityListRoutes } from './list-capabilities.ts';
import { chargeListRoutes } from './list-charges.ts';
import { priceForm } from './price-form.ts';

export const abilityRoutes = (): Route[] => [
  ...capabilityListRoutes,
  ...chargeListRoutes,
  ...serveAll(abilityProtocol, { calculate: priceForm, ...labRules.calls }),
];
