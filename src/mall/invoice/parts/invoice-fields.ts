// The fields by which an invoice is applied for: to whom, of which kind, in which form.
import { field } from '#kit/form/field-kinds.ts';
import type { Language } from '#kit/words/text.ts';
import type { HeaderReply, InvoiceAddress } from '../header.protocol.ts';
import { INVOICE_TYPES, invoiceTypes, media } from '../invoice-terms.ts';
import { invoiceWords as W } from './invoice-words.ts';

export const APPLY_FIELDS = {
  headerId: field.pick(W.header, { missing: W.headerMissing, wide: true }),
  type: field.radio(W.type, invoiceTypes, { empty: 'normal', wide: true }),
  medium: field.radio(W.medium, media, { empty: 'DIGITAL', wide: true }),
  addressId: field.pick(W.paperAddress, { missing: W.addressMissing, wide: true }),
  remark: field.text(W.remark, { optional: true, max: 150, hint: W.remarkHint, wide: true }),
};

export interface ApplyChoices {
  headers: readonly HeaderReply[];
  addresses: readonly InvoiceAddress[];
}

/** What can be chosen: headers with their states, the addresses; special invoices only for a header that serves for them. */
export const choicesOf = ({ headers, addresses }: ApplyChoices, headerId: string, language: Language) => {
  const chosen = headers.find((one) => String(one.headerId) === headerId);
  const types = INVOICE_TYPES.filter((type) => type === 'normal' || chosen?.isForSpecial === 1);
  return {
    headerId: {
      options: headers.map((one) => ({
        value: String(one.headerId),
        text: `${one.title} ${one.taxNo}${one.isForSpecial ? '' : ` · ${one.stateName}`}`,
      })),
    },
    type: { options: types.map((value) => ({ value, text: invoiceTypes[value][language] })) },
    addressId: {
      options: addresses.map((one) => ({
        value: String(one.addressId),
        text: `${one.receiverName} ${one.mobile} ${one.regionName} ${one.detailAddress}`,
      })),
    },
  };
};

/** What the form begins with: the usual header and address. */
export const initialOf = ({ headers, addresses }: ApplyChoices) => ({
  headerId: headers[0] ? String(headers[0].headerId) : '',
  addressId: addresses[0] ? String(addresses[0].addressId) : '',
});

type Said = { headerId: string; type: string; medium: string; addressId: string; remark: string };

/** As it is sent. */
export const wishOf = ({ headerId, type, medium, addressId, remark }: Said) => ({
  headerId: Number(headerId),
  type: type as keyof typeof invoiceTypes,
  medium: medium as keyof typeof media,
  ...(medium === 'PAPER' && addressId ? { addressId: Number(addressId) } : {}),
  remark: remark.trim(),
});

export const isPaper = ({ medium }: { medium?: string }): boolean => medium === 'PAPER';
