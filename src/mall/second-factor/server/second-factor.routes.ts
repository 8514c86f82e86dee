// What the room of the second factor serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { secondFactorProtocol } from '../second-factor.protocol.ts';
import { logInByFactor } from './ask-factor.ts';
import { factorActions } from './set-factor.ts';

export { secondFactorListeners } from './ask-factor.ts';

export function secondFactorRoutes({ tokenSecret }: { tokenSecret: Uint8Array }): Route[] {
  return serveAll(secondFactorProtocol, {
    ...factorActions(tokenSecret),
    logIn: logInByFactor(tokenSecret),
  });
}
