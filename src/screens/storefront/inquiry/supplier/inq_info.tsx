// An invitation, on the store's side: what is asked for, and the way to quote.

import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { InquiryListSkeleton } from '#mall/inquiry/parts/inquiry-list-card.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { SupplierInquiryPage } from '#mall/inquiry/parts/supplier-inquiry-page.tsx';
import { GivenQuotation, GivenQuotationActions } from '#mall/quotation/parts/list/given-quotation.tsx';
import { titled } from '../../seo.ts';
import { inquiryFailed } from '../inquiry-failed.tsx';
import { type InvitationWithQuotation, loadInvitation } from '../load-inquiry.ts';
import { NoInquiry } from '../no-inquiry.tsx';

export const meta = titled(inquiryWords.invitation);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInvitation(request);

const LIST = '/seller/inquiry/list';

export default function InvitationScreen() {
  const loaded = useLoaderData<InvitationWithQuotation | null>();
  if (!loaded)
    return (
      <div className="page-width py-4">
        <NoInquiry to={LIST} />
      </div>
    );
  const { inquiry, quotation } = loaded;
  return (
    <div className="page-width py-4">
      <SupplierInquiryPage
        inquiry={inquiry}
        backTo={LIST}
        actions={<GivenQuotationActions inqSn={inquiry.inqSn} quotation={quotation} />}
        quotation={<GivenQuotation quotation={quotation} />}
      />
    </div>
  );
}

export const HydrateFallback = inPage(InquiryListSkeleton);

export const ErrorBoundary = inquiryFailed(LIST);
