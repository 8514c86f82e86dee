// What the goods room serves.
import { listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { storeOpened } from '#mall/store/server/store.events.ts';
import { bulkOffersProtocol } from '../bulk-offers.protocol.ts';
import { contrastProtocol } from '../contrast.protocol.ts';
import { goodsProtocol } from '../goods.protocol.ts';
import { seriesProtocol } from '../series.protocol.ts';
import { adjustStock } from './adjust-stock.ts';
import { savePrices } from './bulk/save-prices.ts';
import { saveStocks } from './bulk/save-stocks.ts';
import { changeLadder } from './change-ladder.ts';
import { changeSamples } from './change-samples.ts';
import { changeState, fillShelves, shelfTimers } from './change-state.ts';
import { sellerGoodsRoutes } from './list-seller-goods.ts';
import { readOrderCode } from './read-order-code.ts';
import { showContrast } from './show-contrast.ts';
import { showGoods } from './show-goods.ts';
import { showSeries } from './show-series.ts';

export function goodsRoutes(): Route[] {
  return [
    ...serveAll(goodsProtocol, {
      details: showGoods,
      adjustStock,
      changeLadder,
      changeState,
      changeSamples,
    }),
    ...serveAll(bulkOffersProtocol, { saveStocks, savePrices }),
    ...serveAll(contrastProtocol, { contrast: showContrast }),
    ...serveAll(seriesProtocol, {
      series: showSeries,
      orderCode: readOrderCode,
    }),
    ...sellerGoodsRoutes,
  ];
}

export const goodsListeners = [listener(storeOpened, (work, { storeId }) => fillShelves(work, storeId))];

export const goodsTimers = shelfTimers;
