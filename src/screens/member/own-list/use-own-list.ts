// What a member's own lists of goods have in common: ticking rows, quantities, one change at a time, putting many into the cart.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addToCart } from '#mall/cart/parts/add-to-cart.ts';
import type { OwnGoods } from '#mall/favourite/favourite.protocol.ts';
import { addMany } from '#mall/favourite/parts/add-many.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { firstNum } from '#mall/favourite/parts/kept-goods-row.tsx';

/** @param startOf how many of the goods one would buy, as long as nothing else was typed; the least when absent */
export function useOwnList<Goods extends OwnGoods>(
  list: readonly Goods[],
  startOf: (goods: Goods) => number = ({ minBuyNum }) => minBuyNum,
) {
  const say = useWords(favouriteWords);
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const { busy, run } = useAct({ rereads: true });
  const chosen = list.filter(({ productId }) => ticked.has(productId));
  const numberOf = (goods: Goods) => typed.get(goods.productId) ?? firstNum(goods, startOf(goods));

  /** One at a time; afterwards the list is read again. @returns whether it was done */
  const change = (action: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      await action();
      setTicked(new Set());
    });

  return {
    chosen,
    busy,
    change,
    /** What stands in the row: both of its buttons and those for all chosen mean it. */
    numberOf,
    setNumber: (goods: Goods, number: number) => setTyped(new Map(typed).set(goods.productId, number)),
    isTicked: (goods: Goods) => ticked.has(goods.productId),
    tick(goods: Goods, isTicked: boolean) {
      const next = new Set(ticked);
      if (isTicked) next.add(goods.productId);
      else next.delete(goods.productId);
      setTicked(next);
    },
    tickAll: (isTicked: boolean) =>
      setTicked(new Set(isTicked ? list.map(({ productId }) => productId) : [])),
    addChosen: () =>
      change(() =>
        addMany(
          chosen,
          (goods) => addToCart(goods.productId, goods, numberOf(goods)),
          say,
          () => void navigate('/cart/index'),
        ),
      ),
  };
}

export type OwnList<Goods extends OwnGoods> = ReturnType<typeof useOwnList<Goods>>;
