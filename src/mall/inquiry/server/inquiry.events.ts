// What happens to inquiries that the rooms above must know: their quotations follow.
import { event } from '#kit/events/event.ts';

interface OfInquiry {
  inqSn: string;
}

/** Stores were invited, when it was published or later. */
export const suppliersInvited = event<OfInquiry & { storeIds: readonly number[] }>('suppliersInvited');

/** The purchaser is about to amend these lines: who has built on one of them refuses. */
export const linesAmending = event<
  OfInquiry & { removedLineNos: readonly number[]; changedLineNos: readonly number[] }
>('linesAmending');

/** Another version is in force: open quotations are based on an old one. */
export const inquiryAmended = event<OfInquiry & { versionNo: number }>('inquiryAmended');

/** The deadline has moved. */
export const inquiryExtended = event<OfInquiry & { deadline: Date }>('inquiryExtended');

/** Quoting has ended, with at least one quotation. */
export const inquiryClosed = event<OfInquiry>('inquiryClosed');

/** It is over for quotations that won nothing: cancelled, no award, or the rest closed. */
export const inquiryEnded = event<
  OfInquiry & { how: 'CANCELLED' | 'EXPIRED' | 'REST_CLOSED'; reason: string }
>('inquiryEnded');
