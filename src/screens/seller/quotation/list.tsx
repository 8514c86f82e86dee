// A store's quotations, by whose turn it is.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { QuotationCardView } from '#mall/quotation/parts/list/quotation-card.tsx';
import { givenQuotationList } from '#mall/quotation/quotation-lists.ts';
import { sellerWords } from '../seller-words.ts';

export const givenQuotations = dressed(givenQuotationList, {
  card: ({ row }) => (
    <QuotationCardView quotation={row} side="supplier" to={givenQuotationList.open?.(row) ?? ''} />
  ),
  none: () => <CheckGoods />,
});

function CheckGoods() {
  const say = useWords(sellerWords);
  return <Button to="/seller/goods/list">{say.checkGoods}</Button>;
}
