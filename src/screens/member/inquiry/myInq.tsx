// The inquiries that a member raised or looks after, each as its card with the next step.
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { dressed } from '#kit/ui/list/dressed.ts';
import { ownInquiryList } from '#mall/inquiry/inquiry-lists.ts';
import { InquiryListCard } from '#mall/inquiry/parts/inquiry-list-card.tsx';

export const ownInquiries = dressed(ownInquiryList, { card: InquiryListCard, none: Begin });

function Begin({ reply: { allowed } }: { reply: { allowed: { page: readonly string[] } } }) {
  const language = useLanguage();
  const { begin } = ownInquiryList.actions ?? {};
  return allowed.page.includes('begin') && begin ? (
    <Button variant="primary" to="/inquiry/index">
      {begin.title[language]}
    </Button>
  ) : null;
}
