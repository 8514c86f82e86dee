// One case of the buyer's: where it stands, what he may do, what both sides have shown.
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { DocumentHead, DocumentNumber } from '#kit/detail/document-head.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import type { CaseDetail } from '#mall/after-sale/after-sale-detail.protocol.ts';
import { CaseActions } from '#mall/after-sale/parts/case-actions.tsx';
import { CaseFacts, CaseNote } from '#mall/after-sale/parts/case-page.tsx';
import { caseWords } from '#mall/after-sale/parts/case-words.ts';
import { complaintWords } from '#mall/complaint/parts/complaint-words.ts';
import { titled } from '../../../storefront/seo.ts';

export const meta = titled(caseWords.detailTitle);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<CaseDetail | null> {
  const caseSn = new URL(request.url).searchParams.get('caseSn');
  return caseSn ? call(afterSaleProtocol.detail, { caseSn }) : null;
}

export default function CaseScreen() {
  const one = useLoaderData<CaseDetail | null>();
  const say = useWords(caseWords);
  const { complain } = useWords(complaintWords);
  if (!one) return <NothingNamed title={say.noCaseSn} to="/member/order/aftersales" label={say.backToList} />;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <DocumentHead
        back={{ to: '/member/order/aftersales', text: say.backToList }}
        title={<DocumentNumber sn={one.caseSn} document={one} />}
        actions={<CaseActions one={one} side="buyer" />}
      >
        <CaseNote one={one} className="num mt-3 text-13 text-secondary" />
        <Link
          to={`/member/order/complaint/apply?caseSn=${one.caseSn}`}
          className="mt-2 inline-block text-13 text-brand hover:underline"
        >
          {complain}
        </Link>
      </DocumentHead>
      <CaseFacts one={one} side="buyer" />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-48', 'h-48');

export { ErrorBoundary } from '../../member-failed.tsx';
