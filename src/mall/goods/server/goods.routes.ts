// What the goods room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { contrastProtocol } from '../contrast.protocol.ts';
import { goodsProtocol } from '../goods.protocol.ts';
import { seriesProtocol } from '../series.protocol.ts';
import { adjustStock } from './adjust-stock.ts';
import { changeLadder } from './change-ladder.ts';
import { changeSamples } from './change-samples.ts';
import { changeState } from './change-state.ts';
import { sellerGoodsRoutes } from './list-seller-goods.ts';
import { readOrderCode } from './read-order-code.ts';
import { showContrast } from './show-contrast.ts';
import { showGoods } from './show-goods.ts';
import { showSeries } from './show-series.ts';

export function goodsRoutes(): Route[] {
  return [
    serve(goodsProtocol.details, showGoods),
    serve(contrastProtocol.contrast, showContrast),
    serve(seriesProtocol.series, showSeries),
    serve(seriesProtocol.orderCode, readOrderCode),
    ...sellerGoodsRoutes,
    serve(goodsProtocol.adjustStock, adjustStock),
    serve(goodsProtocol.changeLadder, changeLadder),
    serve(goodsProtocol.changeState, changeState),
    serve(goodsProtocol.changeSamples, changeSamples),
  ];
}
