// What the goods room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { goodsProtocol } from '../goods.protocol.ts';
import { adjustStock } from './adjust-stock.ts';
import { changeLadder } from './change-ladder.ts';
import { changeState } from './change-state.ts';
import { listSellerGoods } from './seller-goods.ts';
import { showGoods } from './show-goods.ts';

export function goodsRoutes(): Route[] {
  return [
    serve(goodsProtocol.details, showGoods),
    serve(goodsProtocol.sellerList, listSellerGoods),
    serve(goodsProtocol.adjustStock, adjustStock),
    serve(goodsProtocol.changeLadder, changeLadder),
    serve(goodsProtocol.changeState, changeState),
  ];
}
