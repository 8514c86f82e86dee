// What a member's own lists of goods have in common: ticking rows, one change at a time, putting many into the cart.
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addToCart } from '#mall/cart/parts/add-to-cart.ts';
import type { KeptGoods } from '#mall/favourite/favourite.protocol.ts';
import { addMany } from '#mall/favourite/parts/add-many.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';

/** @param numberOf how many of the goods one means to buy */
export function useOwnList<Goods extends KeptGoods>(
  list: readonly Goods[],
  numberOf: (goods: Goods) => number,
) {
  const say = useWords(favouriteWords);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const chosen = list.filter(({ goodsId }) => ticked.has(goodsId));

  /** One at a time; afterwards the list is read again. @returns whether it was done */
  async function change(action: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await action();
      setTicked(new Set());
      await revalidate();
      return true;
    } catch (reason) {
      toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : say.failed });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    chosen,
    busy,
    change,
    isTicked: (goods: Goods) => ticked.has(goods.goodsId),
    tick(goods: Goods, isTicked: boolean) {
      const next = new Set(ticked);
      if (isTicked) next.add(goods.goodsId);
      else next.delete(goods.goodsId);
      setTicked(next);
    },
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? list.map(({ goodsId }) => goodsId) : [])),
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

export type OwnList<Goods extends KeptGoods> = ReturnType<typeof useOwnList<Goods>>;
