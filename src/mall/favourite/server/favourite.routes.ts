// What the favourite room serves: collected goods and stores, and footprints.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { favouriteProtocol } from '../favourite.protocol.ts';
import { collectGoods, dropGoods } from './collect-goods.ts';
import { collectStore, dropStore } from './collect-store.ts';
import { forgetFootprints, listFootprints, lookAtGoods } from './footprints.ts';
import { listCollected, listCollectedStores, tellCollected } from './list-collected.ts';

export function favouriteRoutes(): Route[] {
  return serveAll(favouriteProtocol, {
    collect: collectGoods,
    drop: dropGoods,
    state: tellCollected,
    collected: listCollected,
    collectStore,
    dropStore,
    collectedStores: listCollectedStores,
    look: lookAtGoods,
    seen: listFootprints,
    forget: forgetFootprints,
  });
}
