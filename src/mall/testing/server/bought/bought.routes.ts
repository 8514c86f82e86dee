// What is served of services and packages bought at once.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { boughtProtocol } from '../../bought.protocol.ts';
import { buyPackage } from './buy-package.ts';
import { buyService } from './buy-service.ts';
import { showPack } from './show-pack.ts';

export const boughtRoutes: readonly Route[] = serveAll(boughtProtocol, {
  buyService,
  buyPackage,
  pack: showPack,
});
