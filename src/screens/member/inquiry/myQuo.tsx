// Quotations in the member centre: received as a purchaser, given as a store's operator.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import { sessionNow, useSession } from '#mall/login/parts/session.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { QuotationList, QuotationListSkeleton } from '#mall/quotation/parts/list/quotation-list.tsx';
import { readQuotationList } from '#mall/quotation/parts/list/quotation-list-query.ts';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import type { QuotationCard } from '#mall/quotation/quotation-detail.protocol.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';

export const meta = (args: MetaArgs) => hiddenMeta(args, quoteWords.myQuo[siteOf(args.matches).language]);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readQuotationList(request);
  return asMember(request, async () => {
    const isStore = sessionNow().member?.storeId != null;
    const asked = { keyword: query.keyword || undefined, current: query.current };
    const reply =
      query.given && isStore
        ? await call(quotationProtocol.sellerList, { ...asked, tab: query.supplierTab })
        : await call(quotationProtocol.list, { ...asked, tab: query.purchaserTab });
    return { ...reply, query: { ...query, given: query.given && isStore } };
  });
}

export default function MyQuotationsScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { member } = useSession();
  const pageOf = ({ kind, quoSn }: QuotationCard) =>
    loaded.query.given
      ? `/inquiry/supplier/quo_info?quoSn=${encodeURIComponent(quoSn)}`
      : `${inquiryKinds[kind].pages.quotation}?quoSn=${encodeURIComponent(quoSn)}`;
  return <QuotationList {...loaded} hasBoth={member?.storeId != null} pageOf={pageOf} />;
}

export const HydrateFallback = QuotationListSkeleton;

export { ErrorBoundary } from '../member-failed.tsx';
