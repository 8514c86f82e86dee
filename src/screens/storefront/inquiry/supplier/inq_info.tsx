// An invitation, on the store's side: what is asked for, and the way to quote.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SupplierDetail } from '#mall/inquiry/inquiry.protocol.ts';
import { InquiryListSkeleton } from '#mall/inquiry/parts/inquiry-list.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { SupplierInquiryPage } from '#mall/inquiry/parts/supplier-inquiry-page.tsx';
import { hiddenMeta, type MetaArgs, siteOf } from '../../seo.ts';
import { InquiryFailed } from '../inquiry-failed.tsx';
import { loadInvitation } from '../load-inquiry.ts';
import { NoInquiry } from '../no-inquiry.tsx';

export const meta = (args: MetaArgs) =>
  hiddenMeta(args, inquiryWords.invitation[siteOf(args.matches).language]);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInvitation(request);

const LIST = '/seller/inquiry/list';

export default function InvitationScreen() {
  const say = useWords(inquiryWords);
  const inquiry = useLoaderData<SupplierDetail | null>();
  if (!inquiry)
    return (
      <div className="page-width py-4">
        <NoInquiry to={LIST} />
      </div>
    );
  const isOpen = inquiry.state === 'QUOTING';
  return (
    <div className="page-width py-4">
      <SupplierInquiryPage
        inquiry={inquiry}
        backTo={LIST}
        actions={
          <Button
            variant={isOpen ? 'primary' : 'outline'}
            to={`/inquiry/supplier/quo_info?inqSn=${encodeURIComponent(inquiry.inqSn)}`}
          >
            {isOpen ? say.quote : say.lookQuotation}
          </Button>
        }
      />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <InquiryListSkeleton />
  </div>
);

export function ErrorBoundary() {
  return (
    <div className="page-width py-4">
      <InquiryFailed to={LIST} />
    </div>
  );
}
