// The front door of inquiries: the quotations above read them, count themselves, award and convert through it.

import type { StepBy } from '#kit/process/process.ts';
import type { InquiryActor } from '../inquiry-process.ts';
import type { inquiry, inquiryLine } from './inquiry.tables.ts';

export type InquiryRow = typeof inquiry.$inferSelect;
export type InquiryLineRow = typeof inquiryLine.$inferSelect;
export type InquiryMover = StepBy<InquiryActor>;

/** An inquiry with its lines in order. */
export interface FoundInquiry {
  inquiry: InquiryRow;
  lines: InquiryLineRow[];
}

export { countQuotations } from './close-inquiry.ts';
export { publishedContent } from './content-of.ts';
export { findInquiry, holdInquiry, isPurchaserOf, requirePurchaser } from './hold-inquiry.ts';
export { isOpenForQuotations } from './is-open.ts';
export { mayRead, readerOf } from './may-read.ts';
export { noteAnnulment, noteAward, noteConversion } from './note-award.ts';
export { buttonsOf as inquiryButtons, contactOf } from './show/inquiry-view.ts';
export { forSuppliers } from './show/show-invitations.ts';
