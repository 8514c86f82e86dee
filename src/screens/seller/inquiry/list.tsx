// The invitations of a store, each with how far its quotation has come and the way to it.
import { call } from '#kit/browser/call.ts';
import { dressed } from '#kit/ui/list/dressed.ts';
import { invitationList } from '#mall/inquiry/inquiry-lists.ts';
import type { SupplierCard } from '#mall/inquiry/invitation.protocol.ts';
import { InvitationCard } from '#mall/inquiry/parts/invitation-card.tsx';
import { GivenQuotationLink, GivenQuotationTag } from '#mall/quotation/parts/list/given-quotation.tsx';
import type { QuotationCard } from '#mall/quotation/quotation-detail.protocol.ts';
import { givenQuotationList } from '#mall/quotation/quotation-lists.ts';
import { CheckGoods } from '../check-goods.tsx';

export const invitations = dressed(invitationList, {
  card: Invitation,
  none: CheckGoods,
  load: async (_request, replied) => {
    const inqSns = (await replied).list.map(({ inqSn }) => inqSn);
    if (inqSns.length === 0) return [];
    return (await call(givenQuotationList.list, { inqSns, pageSize: inqSns.length })).list;
  },
});

function Invitation({ row, extra: quotations }: { row: SupplierCard; extra: readonly QuotationCard[] }) {
  const quotation = quotations.find(({ inqSn }) => inqSn === row.inqSn);
  return (
    <InvitationCard
      invitation={row}
      action={<GivenQuotationLink size="sm" inqSn={row.inqSn} quotation={quotation} />}
      answer={<GivenQuotationTag quotation={quotation} />}
    />
  );
}
