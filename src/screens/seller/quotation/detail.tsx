// A quotation of the store, in its console: writing it, answering the buyer's counter-offer, and how it went.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readQuotationQuery } from '#mall/quotation/parts/list/read-quotation-query.ts';
import { loadGivenQuotation } from '#mall/quotation/parts/load-quotation.ts';
import { QuotationSkeleton } from '#mall/quotation/parts/quotation-skeleton.tsx';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { SupplierQuotation } from '#mall/quotation/parts/supplier-quotation.tsx';
import { sellerWords } from '../seller-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readQuotationQuery(request);
  return query.quoSn || query.inqSn ? loadGivenQuotation(query) : null;
}

const LIST = '/seller/quotation/list';

export default function SellerQuotation() {
  const loaded = useLoaderData<typeof clientLoader>();
  const say = useWords(quoteWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <title>{`${say.quotation} · ${consoleName}`}</title>
      {loaded ? (
        <SupplierQuotation key={loaded.detail.quoSn} {...loaded} />
      ) : (
        <NothingNamed title={say.notNamed} text={say.notNamedText} to={LIST} label={say.backToQuotations} />
      )}
    </>
  );
}

export const HydrateFallback = QuotationSkeleton;

export const ErrorBoundary = loadFailed([LIST, quoteWords.backToQuotations]);
