// The quotations that a member received; whoever runs a store too finds those that it gave in its console.
import { redirect } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { sessionNow, useSession } from '#mall/login/parts/session.ts';
import { QuotationCardView } from '#mall/quotation/parts/list/quotation-card.tsx';
import { quoteWords } from '#mall/quotation/parts/quote-words.ts';
import { receivedQuotationList } from '#mall/quotation/quotation-lists.ts';

const GIVEN = '/seller/quotation/list';

export const receivedQuotations = dressed(receivedQuotationList, {
  card: ({ row }) => (
    <QuotationCardView quotation={row} side="purchaser" to={receivedQuotationList.open?.(row) ?? ''} />
  ),
  head: () => <Directions />,
  none: () => <NewInquiry />,
  load: async (request) => {
    const asked = new URL(request.url).searchParams;
    if (asked.get('side') !== 'given' || sessionNow().member?.storeId == null) return undefined;
    asked.delete('side');
    throw redirect(`${GIVEN}?${asked}`);
  },
});

function Directions() {
  const say = useWords(quoteWords);
  const { member } = useSession();
  if (member?.storeId == null) return null;
  return (
    <LinkTabs
      look="segment"
      label={say.directions}
      current="received"
      tabs={[
        { key: 'received', text: say.received, to: '?' },
        { key: 'given', text: say.given, to: GIVEN },
      ]}
    />
  );
}

function NewInquiry() {
  const say = useWords(quoteWords);
  return (
    <Button variant="primary" to="/inquiry/index">
      {say.newInquiry}
    </Button>
  );
}
