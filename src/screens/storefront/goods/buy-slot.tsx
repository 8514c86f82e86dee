// What stands behind the quantity in every goods list: the cart's button.
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import type { BuySlot } from '#mall/search/parts/goods-table.tsx';

/** In a row: only the icon. */
export const rowBuy: BuySlot = (goods, number) => (
  <AddToCartButton icon size="sm" productId={goods.defaultProductId} goods={goods} number={number} disabled={goods.productStock <= 0} />
);

/** In a tile: as wide as the tile. */
export const tileBuy: BuySlot = (goods, number) => (
  <AddToCartButton wide size="sm" productId={goods.defaultProductId} goods={goods} number={number} disabled={goods.productStock <= 0} />
);
