// The inquiries that a member raised or looks after.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { INQUIRY_TABS } from '#mall/inquiry/inquiry-status.ts';
import { InquiryList, InquiryListSkeleton, type LoadedInquiries } from '#mall/inquiry/parts/inquiry-list.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { kindOf } from '#mall/inquiry/parts/wizard-address.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(inquiryWords.myInquiries);

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<LoadedInquiries> {
  const { asked, keyword, current } = readConsoleQuery(request);
  const tab = INQUIRY_TABS.find((one) => one === asked.get('tab')) ?? 'all';
  const kind = kindOf(asked);
  return asMember(request, async () => ({
    reply: await call(inquiryProtocol.list, { tab, kind, keyword: keyword || undefined, current }),
    tab,
    kind,
    keyword,
  }));
}

export default function MyInquiriesScreen() {
  return <InquiryList {...useLoaderData<LoadedInquiries>()} />;
}

export const HydrateFallback = InquiryListSkeleton;

export { ErrorBoundary } from '../member-failed.tsx';
