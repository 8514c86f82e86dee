// What the favourite room serves: collected goods and stores, and footprints.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { favouriteProtocol } from '../favourite.protocol.ts';
import { collectGoods, dropGoods } from './collect-goods.ts';
import { collectStore, dropStore } from './collect-store.ts';
import { forgetFootprints, listFootprints, lookAtGoods } from './footprints.ts';
import { listCollected, listCollectedStores, tellCollected } from './list-collected.ts';

export function favouriteRoutes(): Route[] {
  return [
    serve(favouriteProtocol.collect, collectGoods),
    serve(favouriteProtocol.drop, dropGoods),
    serve(favouriteProtocol.state, tellCollected),
    serve(favouriteProtocol.collected, listCollected),
    serve(favouriteProtocol.collectStore, collectStore),
    serve(favouriteProtocol.dropStore, dropStore),
    serve(favouriteProtocol.collectedStores, listCollectedStores),
    serve(favouriteProtocol.look, lookAtGoods),
    serve(favouriteProtocol.seen, listFootprints),
    serve(favouriteProtocol.forget, forgetFootprints),
  ];
}
