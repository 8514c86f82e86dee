// What a trade copies at the moment of agreement: address and invoice choice (domain R9).

export interface AddressSnapshot {
  receiverName: string;
  mobile: string;
  regionName: string;
  detailAddress: string;
  companyName: string;
}

/** `none`: no invoice. `normal` and `special`: VAT invoices (domain 3.7.4); a person gets only the normal one. */
export interface InvoiceSnapshot {
  kind: 'none' | 'normal' | 'special';
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
