// An inquiry in the member centre, under the address of its kind; another kind's address leads on to its own.
import { type ClientLoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import type { InquiryDetail } from '#mall/inquiry/inquiry.protocol.ts';
import { memberDetailPath } from '#mall/inquiry/parts/inquiry-list.tsx';
import { InquiryPage } from '#mall/inquiry/parts/inquiry-page.tsx';
import { loadInquiry } from '../../storefront/inquiry/load-inquiry.ts';
import { NoInquiry } from '../../storefront/inquiry/no-inquiry.tsx';

const LIST = '/member/inquiry/myInq';

/** Keeps the query, whatever else it says. */
export async function loadOfKind({ request }: ClientLoaderFunctionArgs): Promise<InquiryDetail | null> {
  const inquiry = await loadInquiry(request);
  if (!inquiry) return null;
  const { pathname, search } = new URL(request.url);
  const own = memberDetailPath(inquiry.kind);
  if (pathname.replace(/\/+$/, '').toLowerCase() !== own.toLowerCase()) throw replace(`${own}${search}`);
  return inquiry;
}

export function InquiryOfKind() {
  const inquiry = useLoaderData<InquiryDetail | null>();
  return inquiry ? <InquiryPage inquiry={inquiry} backTo={LIST} /> : <NoInquiry to={LIST} />;
}
