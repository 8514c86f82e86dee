// What the store room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { storeProtocol } from '../store.protocol.ts';
import { listStores } from './list-stores.ts';
import { showStore } from './show-store.ts';

export function storeRoutes(): Route[] {
  return [serve(storeProtocol.list, listStores), serve(storeProtocol.detail, showStore)];
}
