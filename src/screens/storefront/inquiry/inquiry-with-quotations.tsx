// One inquiry on its purchaser's side, with what its suppliers have answered.
import { InquiryPage } from '#mall/inquiry/parts/inquiry-page.tsx';
import { AnswerOfStore, ReceivedQuotations } from '#mall/quotation/parts/list/received-quotations.tsx';
import type { InquiryWithQuotations } from './load-inquiry.ts';
import { NoInquiry } from './no-inquiry.tsx';

const LIST = '/member/inquiry/myInq';

export function InquiryWithQuotationsPage({ loaded }: { loaded: InquiryWithQuotations | null }) {
  if (!loaded) return <NoInquiry to={LIST} />;
  const { inquiry, quotations } = loaded;
  const byStore = new Map(quotations.map((one) => [one.storeId, one]));
  return (
    <InquiryPage
      inquiry={inquiry}
      backTo={LIST}
      quotations={<ReceivedQuotations quotations={quotations} />}
      answerOf={(storeId) => {
        const quotation = byStore.get(storeId);
        return quotation ? <AnswerOfStore quotation={quotation} /> : null;
      }}
    />
  );
}
