// Goods as a tile: the home page's modules, the grid view of lists, a store's shelf.
import './goods-list.css';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { speak } from '#kit/words/words.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import type { GoodsCard } from '../search.protocol.ts';
import { goodsPicture } from './goods-picture.tsx';

/** Tiles in six, three or two columns: any multiple of six fills its rows. `action` stands at the foot of each. */
export function GoodsTiles({
  list,
  action,
  eager = 0,
  className,
}: {
  list: readonly GoodsCard[];
  action?: (goods: GoodsCard) => ReactNode;
  /** How many pictures are in the first sight. */
  eager?: number;
  className?: string;
}) {
  const follow = useSoftLinks();
  const language = useLanguage();
  const say = speak(goodsWords, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
    <ul
      onClick={follow}
      className={cx('goods-tiles', className)}
    >
      {list.map((goods, index) => {
        const to = `/goods/detail?productId=${goods.defaultProductId}`;
        return (
          <li key={goods.goodsId} className="goods-tile">
            <a href={to} tabIndex={-1} aria-hidden="true" className="goods-picture mx-auto aspect-square w-full max-w-36 border-0!">
              {goodsPicture(goods, 144, index < eager)}
            </a>
            <a href={to} className="goods-part mt-2" title={`${goods.partNo} ${goods.goodsName}`}>
              {goods.partNo}
            </a>
            <div className="goods-sub">
              {goods.brandName}
              {goods.packageName ? ` · ${goods.packageName}` : ''}
            </div>
            <div className="goods-sub goods-hint" title={goods.goodsName}>
              {goods.goodsName}
            </div>
            <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="num text-16 font-semibold whitespace-nowrap text-price-ink">{showUnitPrice(goods.goodsPrice)}</span>
              <span className="num text-12 whitespace-nowrap text-hint">{say.moqLong(showPieces(goods.minBuyNum))}</span>
            </div>
            <div className="num truncate text-12 text-hint">
              {goods.productStock > 0 ? say.inStock(showPieces(goods.productStock)) : say.soldOut}
            </div>
            {action ? <div className="mt-auto pt-2">{action(goods)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}
