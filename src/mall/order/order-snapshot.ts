// What a trade copies at the moment of agreement: address and invoice choice (domain R9).

export interface AddressSnapshot {
  receiverName: string;
  mobile: string;
  regionName: string;
  detailAddress: string;
  companyName: string;
}

export const INVOICE_KINDS = ['none', 'normal', 'special'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Which invoices stores issue to a buyer (domain 3.1): each store both kinds, a special one never to an individual user. */
export const invoiceKindsFor = (member: { memberType: number }): InvoiceKind[] =>
  member.memberType === 1 ? ['none', 'normal'] : [...INVOICE_KINDS];

/** `none`: no invoice. `normal` and `special`: VAT invoices (domain 3.7.4); a person gets only the normal one. */
export interface InvoiceSnapshot {
  kind: InvoiceKind;
  titleKind?: 'person' | 'company';
  title?: string;
  taxNo?: string;
  registerAddress?: string;
  registerPhone?: string;
  bank?: string;
  bankAccount?: string;
  /** Where the e-invoice goes. */
  email?: string;
}
