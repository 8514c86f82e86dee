// A received quotation in the member centre, on the page of its kind; a page of another kind leads on to the right one.
import { type ClientLoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import { readQuotationQuery } from '#mall/quotation/parts/list/read-quotation-query.ts';
import { type LoadedQuotation, loadReceivedQuotation } from '#mall/quotation/parts/load-quotation.ts';
import { PurchaserQuotation } from '#mall/quotation/parts/purchaser-quotation.tsx';
import { QuotationSkeleton } from '#mall/quotation/parts/quotation-skeleton.tsx';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';
import { memberFailed } from '../member-failed.tsx';

const LIST = '/member/inquiry/myQuo';

export const quotationMeta = (args: MetaArgs) =>
  hiddenMeta(args, quoteWords.quotation[siteOf(args.matches).language]);

/** Null when the address names none. @throws a redirect to the page of its kind, with the query */
export async function loadOffer({ request }: ClientLoaderFunctionArgs): Promise<LoadedQuotation | null> {
  const { quoSn, versionNo } = readQuotationQuery(request);
  if (!quoSn) return null;
  const loaded = await loadReceivedQuotation(quoSn, versionNo);
  const { pathname, search } = new URL(request.url);
  const right = inquiryKinds[loaded.detail.kind].pages.quotation;
  if (pathname.replace(/(?<=.)\/+$/, '') !== right) throw replace(right + search);
  return loaded;
}

export function OfferScreen() {
  const loaded = useLoaderData<LoadedQuotation | null>();
  const say = useWords(quoteWords);
  const back = { to: LIST, text: say.backToList };
  return loaded ? (
    <PurchaserQuotation key={loaded.detail.quoSn} {...loaded} back={back} />
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
  );
}

export const OfferSkeleton = QuotationSkeleton;

export const OfferFailed = memberFailed(LIST, quoteWords.backToList);
