// An invitation, in the store's console: what is asked for, and the way to quote.

import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { InquiryListSkeleton } from '#mall/inquiry/parts/inquiry-list-card.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { SupplierInquiryPage } from '#mall/inquiry/parts/supplier-inquiry-page.tsx';
import { GivenQuotation, GivenQuotationActions } from '#mall/quotation/parts/list/given-quotation.tsx';
import { type InvitationWithQuotation, loadInvitation } from '../../storefront/inquiry/load-inquiry.ts';
import { NoInquiry } from '../../storefront/inquiry/no-inquiry.tsx';
import { sellerWords } from '../seller-words.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInvitation(request);

const LIST = '/seller/inquiry/list';

export default function SellerInvitation() {
  const loaded = useLoaderData<InvitationWithQuotation | null>();
  const { invitation } = useWords(inquiryWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <title>{`${invitation} · ${consoleName}`}</title>
      {loaded ? (
        <SupplierInquiryPage
          inquiry={loaded.inquiry}
          backTo={LIST}
          actions={<GivenQuotationActions inqSn={loaded.inquiry.inqSn} quotation={loaded.quotation} />}
          quotation={<GivenQuotation quotation={loaded.quotation} />}
        />
      ) : (
        <NoInquiry to={LIST} />
      )}
    </>
  );
}

export const HydrateFallback = InquiryListSkeleton;

export const ErrorBoundary = loadFailed([LIST, inquiryWords.toList]);
