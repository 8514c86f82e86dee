// One inquiry, on its purchaser's side.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { InquiryDetail } from '#mall/inquiry/inquiry.protocol.ts';
import { InquiryListSkeleton } from '#mall/inquiry/parts/inquiry-list.tsx';
import { InquiryPage } from '#mall/inquiry/parts/inquiry-page.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../seo.ts';
import { loadInquiry } from '../load-inquiry.ts';
import { NoInquiry } from '../no-inquiry.tsx';

export const meta = (args: MetaArgs) => hiddenMeta(args, inquiryWords.detail[siteOf(args.matches).language]);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInquiry(request);

const LIST = '/member/inquiry/myInq';

export default function InquiryScreen() {
  const inquiry = useLoaderData<InquiryDetail | null>();
  return (
    <div className="page-width py-4">
      {inquiry ? <InquiryPage inquiry={inquiry} backTo={LIST} /> : <NoInquiry to={LIST} />}
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <InquiryListSkeleton />
  </div>
);

export { ErrorBoundary } from '../inquiry-failed.tsx';
