// A store's quotation: writing it, answering the buyer's counter-offer, and how it went.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readQuotationQuery } from '#mall/quotation/parts/list/read-quotation-query.ts';
import { loadGivenQuotation } from '#mall/quotation/parts/load-quotation.ts';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { SupplierQuotation } from '#mall/quotation/parts/supplier-quotation.tsx';
import { titled } from '../../seo.ts';

export const meta = titled(quoteWords.quotation);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readQuotationQuery(request);
  return query.quoSn || query.inqSn ? loadGivenQuotation(query) : null;
}

export default function SupplierQuotationScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const say = useWords(quoteWords);
  return (
    <div className="page-width py-4">
      {loaded ? (
        <SupplierQuotation key={loaded.detail.quoSn} {...loaded} />
      ) : (
        <NothingNamed
          title={say.notNamed}
          text={say.notNamedText}
          to="/seller/quotation/list"
          label={say.backToQuotations}
        />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const say = useWords(quoteWords);
  return (
    <div className="page-width py-4">
      <LoadError action={<Button to="/seller/quotation/list">{say.backToQuotations}</Button>} />
    </div>
  );
}

export { HydrateFallback } from '../quotation-loading.tsx';
