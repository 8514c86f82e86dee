// Goods as a tile: the home page's modules, the grid view of lists, a store's shelf.
import './goods-list.css';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { speak } from '#kit/words/speak.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import type { GoodsCard } from '../search.protocol.ts';
import { goodsPicture } from './goods-picture.tsx';
import { showPricePer } from './price-per.ts';
import { searchWords } from './search-words.ts';

const SHOWN = [
  'goodsId',
  'defaultProductId',
  'goodsName',
  'partNo',
  'brandName',
  'packageName',
  'goodsImage',
  'goodsPrice',
  'totalStock',
  'storeNum',
  'minBuyNum',
] as const satisfies readonly (keyof GoodsCard)[];

/** What a tile shows: a card without its ladder and parameters. */
export type TileGoods = Pick<GoodsCard, (typeof SHOWN)[number]>;

/** Only what a tile shows, for pages that send nothing else to the browser. */
export const toTile = (goods: GoodsCard) =>
  Object.fromEntries(SHOWN.map((name) => [name, goods[name]])) as unknown as TileGoods;

/** Tiles in six, three or two columns: any multiple of six fills its rows. `mark` stands under the name, `action` at the foot. */
export function GoodsTiles<Goods extends TileGoods>({
  list,
  mark,
  action,
  eager = 0,
  perThousand,
  className,
}: {
  list: readonly Goods[];
  mark?: (goods: Goods) => ReactNode;
  action?: (goods: Goods) => ReactNode;
  /** How many pictures are in the first sight. */
  eager?: number;
  /** What prices for a thousand pieces are marked with; without it they are for one. */
  perThousand?: string;
  className?: string;
}) {
  const follow = useSoftLinks();
  const language = useLanguage();
  const say = speak(goodsWords, language);
  const words = speak(searchWords, language);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
    <ul onClick={follow} className={cx('goods-tiles', className)}>
      {list.map((goods, index) => {
        const to = `/goods/detail?productId=${goods.defaultProductId}`;
        return (
          <li key={goods.goodsId} className="goods-tile">
            {/* biome-ignore lint/a11y/useAnchorContent: the same link as the part number below it, which says where it leads. */}
            <a href={to} tabIndex={-1} aria-hidden="true" className="goods-picture">
              {goodsPicture(goods, 144, index < eager)}
            </a>
            <a href={to} className="goods-part" title={`${goods.partNo} ${goods.goodsName}`}>
              {goods.partNo}
            </a>
            <div className="goods-sub">
              {goods.packageName ? `${goods.brandName} · ${goods.packageName}` : goods.brandName}
            </div>
            <div className="goods-sub goods-hint" title={goods.goodsName}>
              {goods.goodsName}
            </div>
            {mark?.(goods)}
            <div className="goods-price">
              <b>
                {showPricePer(goods.goodsPrice, perThousand !== undefined)}
                {perThousand}
              </b>
              <span className="goods-hint">{say.moqLong(showPieces(goods.minBuyNum))}</span>
            </div>
            <div className="goods-sub goods-hint">
              {goods.storeNum > 1 ? (
                <a href={`${to}#offers`} className="mr-2 text-brand underline">
                  {words.storesOf(goods.storeNum)}
                </a>
              ) : null}
              {goods.totalStock > 0 ? say.inStock(showPieces(goods.totalStock)) : say.soldOut}
            </div>
            {action ? <div className="goods-action">{action(goods)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}
