// What the room of keys serves.
import { onBothSides, type Route, serveAll } from '#kit/http/server/serve.ts';
import { apiKeyProtocol } from '../api-key.protocol.ts';
import { buyerParty, listKeys, makeKey, revokeKey, storeParty } from './manage-keys.ts';

export function apiKeyRoutes(): Route[] {
  return serveAll(
    apiKeyProtocol,
    onBothSides(
      buyerParty,
      { prefix: 'seller', party: storeParty },
      {
        list: listKeys,
        make: makeKey,
        revoke: revokeKey,
      },
    ),
  );
}
