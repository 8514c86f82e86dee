// What is served of services and packages bought at once, and what opens commissions of what was agreed elsewhere.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { labSaleProtocol } from '../lab-sale.protocol.ts';

export { labSaleListeners, labSaleTimers } from './agreed/open-agreed-forms.ts';

import { buyPackage } from './buy-package.ts';
import { buyService } from './buy-service.ts';

export const labSaleRoutes = (): Route[] => serveAll(labSaleProtocol, { buyService, buyPackage });
