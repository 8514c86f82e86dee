// Goods in a member's own list: what they are, what they cost at the chosen quantity, and the way into the cart.

import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { pictureSource } from '#kit/ui/picture-source.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsAddress } from '#mall/goods/goods-kind.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import type { OwnGoods } from '../favourite.protocol.ts';
import { favouriteWords } from './favourite-words.ts';

export interface KeptGoodsRowProps<Goods extends OwnGoods> {
  goods: Goods;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Under the part's name: what this list knows of it. */
  note?: ReactNode;
  /** Under the price. */
  priceNote?: ReactNode;
  /** Pieces that are meant to be bought, one can order so many. */
  number: number;
  onNumber: (number: number) => void;
  /** Behind the quantity: the cart's button. */
  action: (goods: Goods, number: number) => ReactNode;
}

/** The first quantity that can be ordered from `wanted` on. */
export const firstNum = (goods: OwnGoods, wanted: number): number =>
  repairQuantity(wanted, goods) ?? goods.minBuyNum;

/** The price follows the quantity. */
export function KeptGoodsRow<Goods extends OwnGoods>(props: KeptGoodsRowProps<Goods>) {
  const { goods, isTicked, onTick, note, priceNote, number, onNumber, action } = props;
  const say = useWords(goodsWords);
  const words = useWords(favouriteWords);
  const { kind = 'PART', productId } = goods;
  const isPart = kind === 'PART';
  const name = goods.partNo || goods.goodsName;
  const to = goodsAddress(kind, productId);
  const tier = goods.priceTiers.findLast(({ minNum }) => minNum <= number) ?? goods.priceTiers[0]!;
  return (
    <li className="grid grid-cols-[16px_64px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3 md:grid-cols-[16px_64px_minmax(0,1fr)_110px_150px_168px]">
      <Checkbox
        className="h-16"
        aria-label={words.choose(name)}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Link to={to} tabIndex={-1} aria-hidden="true">
        {isPart ? (
          <ChipImage src={pictureSource(goods.goodsImage)} packageName={goods.packageName} size={64} />
        ) : (
          <FlaskConical size={64} strokeWidth={0.75} className="p-3 text-hint" />
        )}
      </Link>
      <div className="min-w-0 text-13">
        <Link to={to} className="num text-14 font-semibold wrap-anywhere hover:text-brand">
          {name}
        </Link>
        {isPart ? (
          <p className="line-clamp-1 text-secondary" title={goods.goodsName}>
            {goods.goodsName}
          </p>
        ) : null}
        <p className="text-12 text-hint">
          {isPart ? `${[goods.brandName, goods.packageName].filter(Boolean).join(' · ')} · ` : null}
          <Link to={`/store/index?vid=${goods.storeId}`} className="hover:text-brand">
            {goods.storeName}
          </Link>
        </p>
        {note}
      </div>
      <div className="max-md:col-start-3 md:text-right">
        <PriceText unitPrice={tier.unitPrice} />
        {priceNote}
      </div>
      <div className="max-md:col-start-3">
        {isPart ? (
          <QuantityStepper
            size="sm"
            value={number}
            minBuyNum={goods.minBuyNum}
            multiple={goods.multiple}
            max={goods.maxBuyNum}
            disabled={goods.isOnSale === 0}
            label={`${say.quantity} ${goods.partNo}`}
            onCommit={(wanted) => onNumber(firstNum(goods, wanted))}
            className="w-full max-w-[140px]"
          />
        ) : null}
        <p className="num mt-1 text-12 text-hint">
          {goods.isOnSale === 0 ? (
            <Tag tone="refused">{words.offSale}</Tag>
          ) : isPart ? (
            goods.productStock > 0 ? (
              say.inStock(showPieces(goods.productStock))
            ) : (
              say.soldOut
            )
          ) : null}
        </p>
      </div>
      <div className="max-md:col-start-3 md:text-right">{action(goods, number)}</div>
    </li>
  );
}
