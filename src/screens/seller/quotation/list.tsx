// A store's quotations, by whose turn it is.
import { dressed } from '#kit/ui/list/dressed.ts';
import { QuotationCardView } from '#mall/quotation/parts/list/quotation-card.tsx';
import { givenQuotationList } from '#mall/quotation/quotation-lists.ts';
import { CheckGoods } from '../check-goods.tsx';

export const givenQuotations = dressed(givenQuotationList, {
  card: ({ row }) => (
    <QuotationCardView quotation={row} side="supplier" to={givenQuotationList.open?.(row) ?? ''} />
  ),
  none: CheckGoods,
});
