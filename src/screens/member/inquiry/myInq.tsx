// The inquiries that a member raised or looks after, each as its card with the next step.
import { dressed } from '#kit/ui/list/dressed.ts';
import { ownInquiryList } from '#mall/inquiry/inquiry-lists.ts';
import { InquiryListCard } from '#mall/inquiry/parts/inquiry-list-card.tsx';

export const ownInquiries = dressed(ownInquiryList, { card: InquiryListCard });
