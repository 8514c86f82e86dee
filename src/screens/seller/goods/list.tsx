// A store's own listings: searched, priced, counted, put on and off sale.
import { dressed } from '#kit/ui/list/dressed.ts';
import {
  LadderCell,
  PartCell,
  SaleSwitch,
  SellerGoodsActions,
  StockCell,
} from '#mall/goods/parts/seller-goods-cells.tsx';
import { sellerGoodsList } from '#mall/goods/seller-goods-list.ts';

export const storeGoods = dressed(sellerGoodsList, {
  cells: { partNo: PartCell, priceTiers: LadderCell, onHand: StockCell, state: SaleSwitch },
  rowActions: SellerGoodsActions,
  actionsWidth: 280,
});
