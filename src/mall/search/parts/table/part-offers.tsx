// The stores that sell a part, opened in its row: store, stock, lead time, ladder, and what the wish costs there.
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import { bestLine } from '#mall/goods/split-wish.ts';
import { showPricePer } from '../price-per.ts';
import type { BuySlot } from './goods-table.tsx';
import type { PartOffer } from './part-offer.ts';

/** Each store at the quantity it would sell; those that have enough first, the cheapest first. */
export default function PartOffers({
  offers,
  wanted,
  buy,
}: {
  offers: readonly PartOffer[];
  wanted: number;
  buy: BuySlot;
}) {
  const say = useWords(goodsWords);
  const rows = offers
    .map((offer) => bestLine([offer], wanted))
    .sort(
      (a, b) =>
        Number(b.offer.productStock >= b.number) - Number(a.offer.productStock >= a.number) ||
        a.amount - b.amount,
    );
  return (
    <Table
      dense
      label={say.offers}
      head={[
        say.store,
        { num: say.stock },
        say.leadTime,
        say.moq,
        say.unitPrice,
        { num: say.total },
        say.add,
      ]}
    >
      {rows.map(({ offer: { goods }, number, amount }, index) => (
        <tr key={goods.goodsId}>
          <td>
            <a href={`/goods/detail?productId=${goods.defaultProductId}`} className="hover:text-brand">
              {goods.storeName}
            </a>
            {index === 0 && goods.productStock >= number ? (
              <Tag tone="done" className="ml-2">
                {say.cheapest}
              </Tag>
            ) : null}
          </td>
          <td className="num-cell">
            {goods.productStock > 0 ? (
              showPieces(goods.productStock)
            ) : (
              <span className="text-hint">{say.soldOut}</span>
            )}
          </td>
          <td className="whitespace-nowrap">{say.leadDays(goods.leadDays)}</td>
          <td className="whitespace-nowrap">
            {showPieces(goods.minBuyNum)}
            {goods.multiple > 1 ? ` · ${say.multiple} ${showPieces(goods.multiple)}` : null}
          </td>
          <td className="num min-w-52">
            {goods.priceTiers.map(({ minNum, unitPrice }) => (
              <span key={minNum} className="mr-3 inline-block whitespace-nowrap">
                {showPieces(minNum)}+ {showPricePer(unitPrice, false)}
              </span>
            ))}
          </td>
          <td className="num-cell font-semibold whitespace-nowrap">
            {showPieces(number)} · {showAmount(centsToWire(amount))}
          </td>
          <td>{buy(goods, number)}</td>
        </tr>
      ))}
    </Table>
  );
}
