// Where an inquiry is read, and its offers side by side: lists, approvals and turns lead there.

export const inquiryPage = (inqSn: string): string => `/inquiry/purchaser/inq_info?inqSn=${inqSn}`;

export const comparisonPage = (inqSn: string): string => `/inquiry/contract_quo?inqSn=${inqSn}`;

export const invitationPage = (inqSn: string): string => `/seller/inquiry/detail?inqSn=${inqSn}`;
