// Where purchasers read an inquiry, and its offers side by side: approvals and turns lead there.

export const inquiryPage = (inqSn: string): string => `/inquiry/purchaser/inq_info?inqSn=${inqSn}`;

export const comparisonPage = (inqSn: string): string => `/inquiry/contract_quo?inqSn=${inqSn}`;
