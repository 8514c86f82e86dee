// A store's quotations, by whose turn it is.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { QuotationCardView } from '#mall/quotation/parts/list/quotation-card.tsx';
import { readQuotationList } from '#mall/quotation/parts/list/quotation-list-query.ts';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { SUPPLIER_TABS } from '#mall/quotation/quotation-status.ts';
import { supplierTabs } from '#mall/quotation/quotation-words.ts';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { keyword, current, supplierTab } = readQuotationList(request);
  const reply = await call(quotationProtocol.sellerList, {
    tab: supplierTab,
    keyword: keyword || undefined,
    current,
  });
  return { ...reply, tab: supplierTab, keyword };
}

export default function SellerQuotations() {
  const say = useWords(quoteWords);
  const language = useLanguage();
  const { console: consoleName } = useWords(sellerWords);
  const { list, counts, pagination, tab, keyword } = useLoaderData<typeof clientLoader>();
  const isAll = tab === 'all' && !keyword;
  return (
    <ConsoleList
      look="cards"
      title={say.quotations}
      consoleName={consoleName}
      searchHint={say.searchHint}
      keyword={keyword}
      states={{
        label: say.tabs,
        current: tab === 'all' ? undefined : tab,
        tabs: SUPPLIER_TABS.map((one) => ({
          state: one === 'all' ? undefined : one,
          text: supplierTabs[one][language],
          count: counts[one] ?? 0,
        })),
      }}
      rows={list}
      rowKey={({ quoSn }) => quoSn}
      row={(quotation) => (
        <QuotationCardView
          quotation={quotation}
          side="supplier"
          to={`/inquiry/supplier/quo_info?quoSn=${encodeURIComponent(quotation.quoSn)}`}
        />
      )}
      empty={
        isAll
          ? {
              title: say.none,
              text: say.noneGivenText,
              action: <Button to="/seller/goods/list">{say.checkGoods}</Button>,
            }
          : { title: say.noneHere, action: <Button to="/seller/quotation/list">{say.seeAll}</Button> }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
