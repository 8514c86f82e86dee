// What the ability room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { abilityProtocol } from '../ability.protocol.ts';
import { serviceProtocol } from '../lab-goods.protocol.ts';
import { labRules } from './lab-rules.ts';
import { capabilityListRoutes } from './list-capabilities.ts';
import { chargeListRoutes } from './list-charges.ts';
import { priceForm } from './price-form.ts';
import { serviceListRoutes } from './service/list-services.ts';
import { serviceTimers } from './service/sell-services.ts';
import { showPackage } from './service/show-package.ts';
import { showService } from './service/show-service.ts';

export const abilityRoutes = (): Route[] => [
  ...capabilityListRoutes,
  ...chargeListRoutes,
  ...serviceListRoutes,
  ...serveAll(serviceProtocol, { service: showService, package: showPackage }),
  ...serveAll(abilityProtocol, { calculate: priceForm, ...labRules.calls }),
];

export const abilityTimers = serviceTimers;
