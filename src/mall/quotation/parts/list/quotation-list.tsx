// A member's quotations: those received as a purchaser, those given as a store's operator; by whose turn it is.
import { FileText, Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { QuotationCard } from '../../quotation-detail.protocol.ts';
import { PURCHASER_TABS, SUPPLIER_TABS } from '../../quotation-status.ts';
import { purchaserTabs, supplierTabs } from '../../quotation-words.ts';
import { quoteWords } from '../quote-words.ts';
import { QuotationCardView } from './quotation-card.tsx';
import type { QuotationListQuery } from './quotation-list-query.ts';

export interface LoadedQuotations {
  list: readonly QuotationCard[];
  counts: Readonly<Record<string, number>>;
  pagination: { current: number; pageSize: number; total: number };
  query: QuotationListQuery;
}

export interface QuotationListProps extends LoadedQuotations {
  /** The reader runs a store too: both lists are his. */
  hasBoth: boolean;
  pageOf: (quotation: QuotationCard) => string;
}

export function QuotationList({ list, counts, pagination, query, hasBoth, pageOf }: QuotationListProps) {
  const say = useWords(quoteWords);
  const language = useLanguage();
  const { search } = useLocation();
  const { given, keyword } = query;
  const tab = given ? query.supplierTab : query.purchaserTab;
  const tabs = given
    ? SUPPLIER_TABS.map((one) => ({ one, text: supplierTabs[one][language] }))
    : PURCHASER_TABS.map((one) => ({ one, text: purchaserTabs[one][language] }));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-20 font-semibold">{say.myQuotations}</h1>
            {hasBoth ? (
              <LinkTabs
                look="segment"
                label={say.directions}
                current={given ? 'given' : 'received'}
                tabs={[
                  { key: 'received', text: say.received, to: '?' },
                  { key: 'given', text: say.given, to: '?side=given' },
                ]}
              />
            ) : null}
          </div>
          <Form role="search" className="flex w-full max-w-sm items-center gap-2">
            {given ? <input type="hidden" name="side" value="given" /> : null}
            {tab === 'all' ? null : <input type="hidden" name="state" value={tab} />}
            <Input
              key={keyword}
              size="sm"
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={60}
              placeholder={say.searchHint}
              aria-label={say.searchHint}
              before={<Search size={16} aria-hidden="true" />}
            />
            <button type="submit" className={buttonClasses('outline', 'sm')}>
              {say.search}
            </button>
          </Form>
        </div>
        <LinkTabs
          label={say.tabs}
          current={tab}
          className="border-b-0 px-1"
          tabs={tabs.map(({ one, text }) => ({
            key: one,
            text,
            to: withQuery(search, { state: one === 'all' ? undefined : one }),
            count: counts[one],
          }))}
        />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<FileText size={40} strokeWidth={1.25} />}
          title={keyword || tab !== 'all' ? say.noneHere : say.none}
          text={keyword || tab !== 'all' ? undefined : given ? say.noneGivenText : say.noneReceivedText}
          action={
            keyword || tab !== 'all' ? (
              <Button to={given ? '?side=given' : '?'}>{say.seeAll}</Button>
            ) : given ? (
              <Button to="/seller/goods/list">{say.checkGoods}</Button>
            ) : (
              <Button variant="primary" to="/inquiry/index">
                {say.newInquiry}
              </Button>
            )
          }
        />
      ) : (
        list.map((quotation) => (
          <QuotationCardView
            key={quotation.quoSn}
            quotation={quotation}
            side={given ? 'supplier' : 'purchaser'}
            to={pageOf(quotation)}
          />
        ))
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => withQuery(search, { current })}
        className="pb-4"
      />
    </div>
  );
}

export function QuotationListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="rounded-card border border-line bg-surface p-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-3 h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
