// A quotation that the purchaser has received: reading it, countering, asking for the last word.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readQuotationQuery } from '#mall/quotation/parts/list/read-quotation-query.ts';
import { loadReceivedQuotation } from '#mall/quotation/parts/load-quotation.ts';
import { PurchaserQuotation } from '#mall/quotation/parts/purchaser-quotation.tsx';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { titled } from '../../seo.ts';

const LIST = '/member/inquiry/myQuo';

export const meta = titled(quoteWords.quotation);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { quoSn, versionNo } = readQuotationQuery(request);
  return quoSn ? loadReceivedQuotation(quoSn, versionNo) : null;
}

export default function PurchaserQuotationScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const say = useWords(quoteWords);
  return (
    <div className="page-width py-4">
      {loaded ? (
        <PurchaserQuotation key={loaded.detail.quoSn} {...loaded} back={{ to: LIST, text: say.backToList }} />
      ) : (
        <NothingNamed title={say.notNamed} text={say.notNamedText} to={LIST} label={say.backToList} />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const say = useWords(quoteWords);
  return (
    <div className="page-width py-4">
      <LoadError action={<Button to={LIST}>{say.backToList}</Button>} />
    </div>
  );
}

export { HydrateFallback } from '../quotation-loading.tsx';
