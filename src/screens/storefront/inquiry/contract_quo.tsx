// Quotations side by side: what they really cost, what a split would come to, the award and what follows.
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { compareWords } from '#mall/quotation/parts/compare/compare-words.ts';
import { ComparisonView } from '#mall/quotation/parts/compare/comparison-view.tsx';
import { readQuotationQuery } from '#mall/quotation/parts/list/read-quotation-query.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { titled } from '../seo.ts';

const LIST = '/member/inquiry/myInq';

export const meta = titled(compareWords.title);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { inqSn } = readQuotationQuery(request);
  return inqSn ? call(quotationProtocol.comparison, { inqSn }) : null;
}

/** Filters live in the address and need nothing from the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const inqSn = (url: URL) => url.searchParams.get('inqSn');
  const isFilter =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    inqSn(currentUrl) === inqSn(nextUrl);
  return isFilter ? false : defaultShouldRevalidate;
}

export default function ComparisonScreen() {
  const comparison = useLoaderData<typeof clientLoader>();
  const say = useWords(compareWords);
  return (
    <div className="mx-auto w-full max-w-[1720px] px-4 py-4 min-[1350px]:pr-12 min-[1430px]:pr-18">
      {comparison ? (
        <ComparisonView key={comparison.inqSn} initial={comparison} />
      ) : (
        <NothingNamed title={say.notNamed} text={say.notNamedText} to={LIST} label={say.backToInquiries} />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const say = useWords(compareWords);
  return (
    <div className="page-width py-4">
      <LoadError action={<Button to={LIST}>{say.backToInquiries}</Button>} />
    </div>
  );
}

export { HydrateFallback } from './quotation-loading.tsx';
