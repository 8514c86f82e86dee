// Where an inquiry is read, and its offers side by side: lists, approvals and turns lead there.
import type { InquiryKind } from './inquiry-status.ts';

export const inquiryPage = (inqSn: string): string => `/inquiry/purchaser/inq_info?inqSn=${inqSn}`;

export const comparisonPage = (inqSn: string): string => `/inquiry/contract_quo?inqSn=${inqSn}`;

export const invitationPage = (inqSn: string): string => `/inquiry/supplier/inq_info?inqSn=${inqSn}`;

/** Where the member centre shows an inquiry, by its kind (domain 3.3). */
export const memberInquiryPath = (kind: InquiryKind): string =>
  `/member/inqDetail/${kind === 'METERING' ? 'meteringDetail' : kind === 'AUTHEN' ? 'authenDetail' : 'inqDetail'}`;

export const memberInquiryPage = (kind: InquiryKind, inqSn: string): string =>
  `${memberInquiryPath(kind)}?inqSn=${inqSn}`;
