// What other stores ask for the same part, compared at the quantity one is about to buy.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { centsToWire, lineAmount, unitPriceToWire } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OfferReply } from '../goods.protocol.ts';
import { unitPriceAt } from '../price-tier.ts';
import { goodsWords, showPieces } from './goods-words.ts';
import { ladderSteps } from './product-quantity.ts';

export interface OffersTableProps {
  offers: readonly OfferReply[];
  /** The listing one looks at, as an offer among the others. */
  own: OfferReply;
  quantity: number;
  action: (offer: OfferReply, number: number) => ReactNode;
}

/** Cheapest in all first; each at the quantity its store would sell. Nothing where no other store sells it. */
export function OffersTable({ offers, own, quantity, action }: OffersTableProps) {
  const say = useWords(goodsWords);
  if (offers.length === 0) return null;
  const rows = [own, ...offers]
    .map((offer) => {
      const number = repairQuantity(quantity, offer) ?? offer.minBuyNum;
      const price = unitPriceAt(ladderSteps(offer.priceTiers), number);
      return { offer, number, price, amount: lineAmount(price, number), isOwn: offer === own };
    })
    .sort(
      (a, b) =>
        Number(b.offer.productStock >= b.number) - Number(a.offer.productStock >= a.number) ||
        a.amount - b.amount,
    );
  return (
    <Table
      label={say.offers}
      minWidth="640px"
      head={[
        say.store,
        { num: say.stock },
        say.leadTime,
        { num: say.quantity },
        { num: say.unitPrice },
        { num: say.total },
        { children: <span className="sr-only">{say.add}</span> },
      ]}
    >
      {rows.map(({ offer, number, price, amount, isOwn }, index) => (
        <tr key={offer.goodsId} aria-selected={isOwn || undefined}>
          <td>
            <Link
              to={isOwn ? `/store/index?vid=${offer.storeId}` : `/goods/detail?productId=${offer.productId}`}
              className="hover:text-brand"
            >
              {offer.storeName}
            </Link>
            {index === 0 && offer.productStock >= number ? (
              <Tag tone="done" className="ml-2">
                {say.cheapest}
              </Tag>
            ) : null}
          </td>
          <td className="num-cell">
            {offer.productStock > 0 ? (
              showPieces(offer.productStock)
            ) : (
              <span className="text-hint">{say.soldOut}</span>
            )}
          </td>
          <td className="whitespace-nowrap">{say.leadDays(offer.leadDays)}</td>
          <td className="num-cell">{showPieces(number)}</td>
          <td className="num-cell">{showUnitPrice(unitPriceToWire(price))}</td>
          <td className="num-cell font-semibold">{showAmount(centsToWire(amount))}</td>
          <td className="num-cell">{action(offer, number)}</td>
        </tr>
      ))}
    </Table>
  );
}
