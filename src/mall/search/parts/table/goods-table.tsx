// Parts line by line, for comparing and buying many: picture, part number, parameters, stock, ladder, quantity.
import '../goods-list.css';
import './part-offers.css';
import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { centsToWire, lineAmount, parseUnitPrice, type UnitPrice } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Kept } from '#kit/page/kept.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { Table } from '#kit/ui/table.tsx';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { type Spoken, speak } from '#kit/words/speak.ts';
import { CompareTick } from '#mall/goods/parts/compare-tick.tsx';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import { bestLine, type SplitWish, splitWish } from '#mall/goods/split-wish.ts';
import type { CodeMark } from '#mall/mat-code/parts/code-mark.tsx';
import type { Facets, GoodsCard } from '../../search.protocol.ts';
import { goodsPicture } from '../goods-picture.tsx';
import { showPricePer } from '../price-per.ts';
import { searchWords } from '../search-words.ts';
import { offersOf, type PartOffer } from './part-offer.ts';

const PartOffers = lazy(() => import('./part-offers.tsx'));

/** What the screen puts behind the quantity: the cart's button. */
export type BuySlot = (goods: GoodsCard, number: number) => ReactNode;
/** The button that puts a wish shared by several stores into the cart. */
export type SplitSlot = (lines: readonly { goods: GoodsCard; number: number }[], text: string) => ReactNode;

export interface GoodsTableProps {
  list: readonly GoodsCard[];
  columns: Facets['columns'];
  buy: BuySlot;
  buySplit?: SplitSlot;
  /** Under the part number: the reader's own code. */
  mark?: CodeMark;
  /** Leaves the store out where the list stands inside one. */
  isInStore?: boolean;
  /** Prices for a thousand pieces. */
  perThousand?: boolean;
}

const MOST_TIERS = 4;
const EAGER_ROWS = 5;

/** A list of a hundred rows stays light: rows have no component but the stepper and the button. */
export function GoodsTable({
  list,
  columns,
  buy,
  buySplit,
  mark,
  isInStore,
  perThousand = false,
}: GoodsTableProps) {
  const language = useLanguage();
  const say = speak(goodsWords, language);
  const words = speak(searchWords, language);
  const follow = useSoftLinks();
  const keys = columns.map(({ key }) => key).join();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
    <div className="goods-rows" onClick={follow}>
      <Table
        label={words.goodsTable}
        sticky="page"
        minWidth="min(100%, 720px)"
        head={[
          words.pictureAndPart,
          ...(columns.length > 0
            ? columns.map(({ name }) => ({ className: 'goods-param', children: name }))
            : [say.description]),
          words.stockAndLead,
          perThousand ? words.priceBreaksThousand : words.priceBreaks,
          say.quantity,
        ]}
      >
        {list.map((goods, index) => (
          <Kept
            key={goods.goodsId}
            name={`row ${language} ${keys} ${buy.name} ${isInStore} ${perThousand} ${index < EAGER_ROWS}`}
            by={mark ? undefined : () => JSON.stringify(goods)}
          >
            <GoodsRow
              goods={goods}
              columns={columns}
              say={say}
              words={words}
              buy={buy}
              buySplit={buySplit}
              mark={mark}
              isInStore={isInStore}
              perThousand={perThousand}
              isEager={index < EAGER_ROWS}
            />
          </Kept>
        ))}
      </Table>
    </div>
  );
}

interface GoodsRowProps {
  goods: GoodsCard;
  columns: Facets['columns'];
  say: Spoken<typeof goodsWords>;
  words: Spoken<typeof searchWords>;
  buy: BuySlot;
  buySplit?: SplitSlot;
  mark?: CodeMark;
  isInStore?: boolean;
  perThousand: boolean;
  isEager: boolean;
}

const GoodsRow = memo(function GoodsRow(props: GoodsRowProps) {
  const { goods: part, columns, say, words, buy, buySplit, mark, isInStore, perThousand, isEager } = props;
  const offers = offersOf(part);
  const [wanted, setWanted] = useState(part.minBuyNum);
  const [isOpen, setOpen] = useState(false);
  const offersId = useId();
  // The cheapest store at this quantity is the one that the row shows.
  const { offer, number } = bestLine(offers, wanted);
  const { goods } = offer;
  const isShort = part.storeNum > 1 && number > goods.productStock && part.totalStock > 0;
  const shared = isShort && buySplit ? splitWish(offers, wanted) : undefined;
  const split = shared && shared.lines.length > 1 ? shared : undefined;
  const to = `/goods/detail?productId=${goods.defaultProductId}`;
  const tiers = goods.priceTiers;
  const at = Math.max(
    0,
    tiers.findLastIndex((tier) => tier.minNum <= number),
  );
  // The step that holds now is always among those shown.
  const from = Math.min(Math.max(0, at - MOST_TIERS + 1), Math.max(0, tiers.length - MOST_TIERS));
  const price = parseUnitPrice(tiers[at]?.unitPrice ?? goods.goodsPrice) ?? (0 as UnitPrice);
  const isSoldOut = part.totalStock <= 0;
  return (
    <>
      <tr>
        <td>
          <div className="goods-cell">
            {/* biome-ignore lint/a11y/useAnchorContent: the same link as the part number beside it, which says where it leads. */}
            <a href={to} className="goods-picture" tabIndex={-1} aria-hidden="true">
              {goodsPicture(goods, 56, isEager)}
            </a>
            <div className="min-w-0">
              <a href={to} className="goods-part" title={goods.goodsName}>
                {goods.partNo}
              </a>
              <div className="goods-sub">
                {goods.packageName ? `${goods.brandName} · ${goods.packageName}` : goods.brandName}
              </div>
              {part.storeNum > 1 ? (
                <button
                  type="button"
                  className="goods-stores"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? offersId : undefined}
                  onClick={() => setOpen(!isOpen)}
                >
                  {words.storesOf(part.storeNum)}
                </button>
              ) : isInStore ? null : (
                <a href={`/store/index?vid=${goods.storeId}`} className="goods-sub goods-hint">
                  {goods.storeName}
                </a>
              )}
              {mark?.(goods)}
            </div>
          </div>
        </td>
        {columns.length > 0 ? (
          columns.map(({ key }) => (
            <td key={key} className="goods-param">
              {goods.params.find((one) => one.key === key)?.text}
            </td>
          ))
        ) : (
          <td className="max-w-72 max-md:hidden">
            <span className="line-clamp-2 text-secondary">{goods.goodsName}</span>
          </td>
        )}
        <td className="goods-stock">
          {isSoldOut ? (
            <span className="goods-none">{say.soldOut}</span>
          ) : (
            <span className="goods-have">{say.inStock(showPieces(part.totalStock))}</span>
          )}
          <div className="goods-hint">{say.leadDays(goods.leadDays)}</div>
          <CompareTick productId={goods.defaultProductId} partNo={goods.partNo} />
        </td>
        <td>
          <dl className="goods-ladder">
            {tiers
              .slice(from, from + MOST_TIERS)
              .flatMap((tier, index) => ladderStep(tier, from + index === at, perThousand))}
          </dl>
        </td>
        <td className="goods-last">
          <div className="goods-buy">
            <QuantityStepper
              value={number}
              minBuyNum={Math.min(...offers.map((one) => one.minBuyNum))}
              multiple={goods.multiple}
              label={`${say.quantity} ${goods.partNo}`}
              onCommit={setWanted}
            />
            {split ? splitButton(split) : buy(goods, number)}
            <span className="goods-hint">
              {`${say.moq} ${showPieces(goods.minBuyNum)}${goods.multiple > 1 ? ` · ${say.multiple} ${showPieces(goods.multiple)}` : ''}`}
            </span>
            <span className="goods-total">
              {showAmount(centsToWire(split?.amount ?? lineAmount(price, number)))}
            </span>
          </div>
        </td>
      </tr>
      {isOpen ? (
        <tr className="goods-offers" id={offersId}>
          <td colSpan={columns.length > 0 ? columns.length + 4 : 5}>
            <Suspense>
              <PartOffers offers={offers} wanted={wanted} buy={buy} />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </>
  );

  function splitButton({ lines, amount, missing }: SplitWish<PartOffer>) {
    const text = words.fromStores(lines.length, showAmount(centsToWire(amount)));
    return (
      <div className="goods-split">
        {buySplit?.(
          lines.map((line) => ({ goods: line.offer.goods, number: line.number })),
          text,
        )}
        {missing > 0 ? <span className="goods-hint">{words.missing(showPieces(missing))}</span> : null}
      </div>
    );
  }
});

/** A function, not a component: a list has hundreds of them. */
function ladderStep(
  { minNum, unitPrice }: GoodsCard['priceTiers'][number],
  on: boolean,
  perThousand: boolean,
) {
  const mark = on ? 'on' : undefined;
  return [
    <dt key={minNum} className={mark}>
      {`${showPieces(minNum)}+`}
    </dt>,
    <dd key={-minNum} className={mark}>
      {showPricePer(unitPrice, perThousand)}
    </dd>,
  ];
}
