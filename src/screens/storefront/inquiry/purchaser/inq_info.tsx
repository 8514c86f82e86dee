// One inquiry, on its purchaser's side.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { InquiryListSkeleton } from '#mall/inquiry/parts/inquiry-list-card.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { titled } from '../../seo.ts';
import { InquiryWithQuotationsPage } from '../inquiry-with-quotations.tsx';
import { type InquiryWithQuotations, loadWithQuotations } from '../load-inquiry.ts';

export const meta = titled(inquiryWords.detail);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadWithQuotations(request);

export default function InquiryScreen() {
  const loaded = useLoaderData<InquiryWithQuotations | null>();
  return (
    <div className="page-width py-4">
      <InquiryWithQuotationsPage loaded={loaded} />
    </div>
  );
}

export const HydrateFallback = inPage(InquiryListSkeleton);

export { ErrorBoundary } from '../inquiry-failed.tsx';
