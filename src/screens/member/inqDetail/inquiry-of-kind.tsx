// An inquiry in the member centre, under the address of its kind; another kind's address leads on to its own.
import { type ClientLoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import { InquiryWithQuotationsPage } from '../../storefront/inquiry/inquiry-with-quotations.tsx';
import { type InquiryWithQuotations, loadWithQuotations } from '../../storefront/inquiry/load-inquiry.ts';

/** Keeps the query, whatever else it says. */
export async function loadOfKind({
  request,
}: ClientLoaderFunctionArgs): Promise<InquiryWithQuotations | null> {
  const loaded = await loadWithQuotations(request);
  if (!loaded) return null;
  const { pathname, search } = new URL(request.url);
  const own = inquiryKinds[loaded.inquiry.kind].pages.inquiry;
  if (pathname.replace(/\/+$/, '').toLowerCase() !== own.toLowerCase()) throw replace(`${own}${search}`);
  return loaded;
}

export function InquiryOfKind() {
  return <InquiryWithQuotationsPage loaded={useLoaderData<InquiryWithQuotations | null>()} />;
}
