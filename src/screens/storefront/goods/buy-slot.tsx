// What stands behind the quantity in every goods list: the cart's button.
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import type { GoodsDetail, OfferReply } from '#mall/goods/goods.protocol.ts';
import { goodsWords } from '#mall/goods/parts/goods-words.ts';
import type { BuySlot, SplitSlot } from '#mall/search/parts/table/goods-table.tsx';

/** In a row: a short word, no icon: a list has a hundred of them. */
export const rowBuy: BuySlot = (goods, number) => (
  <AddToCartButton
    size="sm"
    productId={goods.defaultProductId}
    goods={goods}
    number={number}
    disabled={goods.productStock <= 0}
  >
    <Add />
  </AddToCartButton>
);

function Add() {
  return useWords(goodsWords).add;
}

/** In a tile: as wide as the tile. */
export const tileBuy: BuySlot = (goods, number) => (
  <AddToCartButton
    wide
    size="sm"
    productId={goods.defaultProductId}
    goods={goods}
    number={number}
    disabled={goods.productStock <= 0}
  />
);

/** On the goods page: one press puts each store's share into the cart. */
export const splitBuy = (
  goods: GoodsDetail,
  [first, ...others]: readonly { offer: OfferReply; number: number }[],
  text: string,
) =>
  first ? (
    <AddToCartButton
      size="sm"
      productId={first.offer.productId}
      goods={{ ...goods, ...first.offer }}
      number={first.number}
      also={others.map(({ offer, number }) => ({
        productId: offer.productId,
        goods: { ...goods, ...offer },
        number,
      }))}
    >
      {text}
    </AddToCartButton>
  ) : null;

/** In a list: one press puts each store's share into the cart. */
export const rowSplit: SplitSlot = ([first, ...others], text) =>
  first ? (
    <AddToCartButton
      size="sm"
      productId={first.goods.defaultProductId}
      goods={first.goods}
      number={first.number}
      also={others.map(({ goods, number }) => ({ productId: goods.defaultProductId, goods, number }))}
    >
      {text}
    </AddToCartButton>
  ) : null;
