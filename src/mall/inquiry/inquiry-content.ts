// What an inquiry says as a whole: the content of each of its versions, hashed as canonical JSON.

import type { InquiryKind } from './inquiry-kinds.ts';
import type { InquiryLineContent } from './inquiry-lines.ts';
import type { ClosingRule, InquiryMode } from './inquiry-status.ts';

export interface InquiryHeader {
  kind: InquiryKind;
  title: string;
  mode: InquiryMode;
  isSealed: boolean;
  closing: ClosingRule;
  /** How many quotations close it; null with BY_TIME. */
  wantedNum: number | null;
  /** ISO 8601. */
  deadline: string;
  /** Where the goods or samples go, in words; and a day as 2026-11-21 or ''. */
  deliveryPlace: string;
  deliverBy: string;
  invoiceKind: 'none' | 'normal' | 'special';
  isTaxIncluded: true;
  currency: 'CNY';
  /** Wished for, in words or as a plan's name; '' leaves it to the supplier. */
  paymentTerms: string;
  wantsContract: boolean;
  allowsPartial: boolean;
  allowsAlternatives: boolean;
  showsTarget: boolean;
  /** Name and telephone are shown to suppliers only after the award. */
  hidesContact: boolean;
  /** For the suppliers to read. */
  note: string;
  fileIds: number[];
}

export interface InquiryContent extends InquiryHeader {
  lines: InquiryLineContent[];
}
