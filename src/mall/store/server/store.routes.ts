// What the store room serves.
import { type Route, serve, serveAll } from '#kit/http/server/serve.ts';
import { freightProtocol } from '../freight.protocol.ts';
import { ownStoreProtocol } from '../own-store.protocol.ts';
import { returnAddressProtocol, warehouseProtocol } from '../place.protocol.ts';
import { storeProtocol } from '../store.protocol.ts';
import { listTemplates, removeTemplate, saveTemplate } from './keep-freight.ts';
import { returnAddressActions, warehouseActions } from './keep-places.ts';
import { listStores } from './list-stores.ts';
import { type HasGoods, ownStoreActions } from './open-store.ts';
import { showFreight } from './show-freight.ts';
import { showStore } from './show-store.ts';
import type { CountGoods } from './store-view.ts';

/** @param outside what stores sell, which stands on a higher floor */
export function storeRoutes({
  countGoods,
  hasGoods,
}: {
  countGoods: CountGoods;
  hasGoods: HasGoods;
}): Route[] {
  return [
    serve(storeProtocol.list, listStores(countGoods)),
    serve(storeProtocol.detail, showStore(countGoods)),
    serve(storeProtocol.freight, showFreight),
    ...serveAll(ownStoreProtocol, ownStoreActions(hasGoods)),
    ...serveAll(freightProtocol, { list: listTemplates, save: saveTemplate, remove: removeTemplate }),
    ...serveAll(returnAddressProtocol, returnAddressActions),
    ...serveAll(warehouseProtocol, warehouseActions),
  ];
}
