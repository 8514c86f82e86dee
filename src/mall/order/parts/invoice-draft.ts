// The invoice choice while it is typed: what it starts from, what is wrong with it, what is sent of it.
import type { CallOf } from '#kit/http/endpoint.ts';
import { checkBankAccount, checkCreditCode, checkEmail, checkPhone } from '#kit/rules/identity-rules.ts';
import type { Spoken } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import type { ConfirmReply } from '../basket.protocol.ts';
import type { orderProtocol } from '../order.protocol.ts';
import type { InvoiceSnapshot } from '../order-snapshot.ts';
import type { buyerWords } from './buyer-words.ts';

const TEXTS = ['title', 'taxNo', 'registerAddress', 'registerPhone', 'bank', 'bankAccount', 'email'] as const;
/** A header that the buyer keeps. */
export type KeptHeader = ConfirmReply['headers'][number];
export type InvoiceText = (typeof TEXTS)[number];

/** The form's state: everything typed is kept while the kind is switched. */
export type InvoiceDraft = { kind: InvoiceSnapshot['kind']; titleKind: 'person' | 'company' } & Record<
  InvoiceText,
  string
>;
export type InvoiceFaults = Partial<Record<InvoiceText, string>>;
type InvoiceCall = Exclude<CallOf<typeof orderProtocol.submit>['invoice'], undefined>;

/** The last choice again, or no invoice. */
export function draftOf(last: Partial<InvoiceSnapshot> | null): InvoiceDraft {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, last?.[name] ?? ''])) as Record<
    InvoiceText,
    string
  >;
  return { kind: last?.kind ?? 'none', titleKind: last?.titleKind ?? 'company', ...texts };
}

/** A kept header in place of what was typed; one that serves for special invoices leaves the kind as it is chosen. */
export function withHeader(draft: InvoiceDraft, header: KeptHeader): InvoiceDraft {
  const { titleKind, isForSpecial } = header;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, header[name]])) as Record<InvoiceText, string>;
  return { kind: draft.kind === 'special' && isForSpecial ? 'special' : 'normal', titleKind, ...texts };
}

/** What is wrong with the draft, field by field, in the sentences of the rules. */
export function invoiceFaults(
  draft: InvoiceDraft,
  language: Language,
  say: Spoken<typeof buyerWords>,
): InvoiceFaults {
  const faults: InvoiceFaults = {};
  if (draft.kind === 'none') return faults;
  if (!draft.title.trim()) faults.title = say.needsTitle;
  const email = draft.email.trim();
  const wrongEmail = email ? checkEmail(email) : undefined;
  if (wrongEmail) faults.email = wrongEmail[language];
  const needsTaxNo = draft.kind === 'special' || draft.titleKind === 'company';
  const wrongTaxNo = needsTaxNo ? checkCreditCode(draft.taxNo.trim().toUpperCase()) : undefined;
  if (wrongTaxNo) faults.taxNo = wrongTaxNo[language];
  if (draft.kind === 'special') {
    for (const name of ['registerAddress', 'bank'] as const)
      if (!draft[name].trim()) faults[name] = say.required;
    const wrongPhone = checkPhone(draft.registerPhone.trim());
    if (wrongPhone) faults.registerPhone = wrongPhone[language];
    const wrongAccount = checkBankAccount(draft.bankAccount.trim());
    if (wrongAccount) faults.bankAccount = wrongAccount[language];
  }
  return faults;
}

/** What is sent: only the fields of the chosen kind. */
export function invoiceOf(draft: InvoiceDraft): InvoiceCall {
  const text = (name: InvoiceText) => draft[name].trim();
  const email = text('email') || undefined;
  const taxNo = text('taxNo').toUpperCase();
  if (draft.kind === 'none') return { kind: 'none' };
  if (draft.kind === 'normal') {
    const isCompany = draft.titleKind === 'company';
    return {
      kind: 'normal',
      titleKind: draft.titleKind,
      title: text('title'),
      taxNo: isCompany ? taxNo : undefined,
      email,
    };
  }
  return {
    kind: 'special',
    titleKind: 'company',
    title: text('title'),
    taxNo,
    registerAddress: text('registerAddress'),
    registerPhone: text('registerPhone'),
    bank: text('bank'),
    bankAccount: text('bankAccount'),
    email,
  };
}
