// A quotation that the purchaser has received: reading it, countering, asking for the last word.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readQuotationQuery } from '#mall/quotation/parts/list/read-quotation-query.ts';
import { loadReceivedQuotation } from '#mall/quotation/parts/load-quotation.ts';
import { PurchaserQuotation } from '#mall/quotation/parts/purchaser-quotation.tsx';
import { QuotationSkeleton } from '#mall/quotation/parts/quotation-skeleton.tsx';
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
        <Card>
          <EmptyState
            title={say.notNamed}
            text={say.notNamedText}
            action={
              <Button variant="primary" to={LIST}>
                {say.backToList}
              </Button>
            }
          />
        </Card>
      )}
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <QuotationSkeleton />
  </div>
);

export function ErrorBoundary() {
  const say = useWords(quoteWords);
  return (
    <div className="page-width py-4">
      <LoadError action={<Button to={LIST}>{say.backToList}</Button>} />
    </div>
  );
}
