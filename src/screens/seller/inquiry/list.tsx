// The invitations of a store: open and closed, searched, each with the way to quote.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { SUPPLIER_TABS, supplierTabs } from '#mall/inquiry/inquiry-status.ts';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { InvitationCard } from '#mall/inquiry/parts/invitation-card.tsx';
import { GivenQuotationLink, GivenQuotationTag } from '#mall/quotation/parts/list/given-quotation.tsx';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const tab = SUPPLIER_TABS.find((one) => one === asked.get('state')) ?? 'all';
  const reply = await call(inquiryProtocol.sellerList, { tab, keyword: keyword || undefined, current });
  const inqSns = reply.list.map(({ inqSn }) => inqSn);
  const answers =
    inqSns.length > 0
      ? await call(quotationProtocol.sellerList, { inqSns, pageSize: inqSns.length })
      : undefined;
  return { ...reply, tab, keyword, answers: answers?.list ?? [] };
}

export default function SellerInquiries() {
  const say = useWords(inquiryWords);
  const { console: consoleName } = useWords(sellerWords);
  const language = useLanguage();
  const { list, counts, pagination, tab, keyword, answers } = useLoaderData<typeof clientLoader>();
  return (
    <ConsoleList
      look="cards"
      title={say.received}
      consoleName={consoleName}
      searchHint={say.receivedHint}
      keyword={keyword}
      states={{
        label: say.tabs,
        current: tab === 'all' ? undefined : tab,
        tabs: SUPPLIER_TABS.map((one) => ({
          state: one === 'all' ? undefined : one,
          text: supplierTabs[one][language],
          count: counts[one] ?? 0,
        })),
      }}
      rows={list}
      rowKey={({ inqSn }) => inqSn}
      row={(invitation) => {
        const own = answers.find(({ inqSn }) => inqSn === invitation.inqSn);
        return (
          <InvitationCard
            invitation={invitation}
            action={<GivenQuotationLink size="sm" inqSn={invitation.inqSn} quotation={own} />}
            answer={<GivenQuotationTag quotation={own} />}
          />
        );
      }}
      empty={
        (counts.all ?? 0) === 0 && !keyword
          ? {
              title: say.noneReceived,
              text: say.noneReceivedText,
              action: <Button to="/seller/goods/list">{say.checkGoods}</Button>,
            }
          : { title: say.noneHere, action: <Button to="/seller/inquiry/list">{say.clear}</Button> }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
