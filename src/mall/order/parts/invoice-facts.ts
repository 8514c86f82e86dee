// The agreed invoice choice as facts to read.
import type { Description } from '#kit/ui/descriptions.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import type { InvoiceKind, InvoiceSnapshot } from '../order-snapshot.ts';
import type { buyerWords } from './buyer-words.ts';

/** Only what was given; a single line when no invoice is wanted. */
export function invoiceFacts(invoice: InvoiceSnapshot, say: Spoken<typeof buyerWords>): Description[] {
  const facts: [string, string | undefined][] = [
    [say.invoice, say[`invoice_${invoice.kind}`]],
    [say.invoiceTitle, invoice.title],
    [say.taxNo, invoice.taxNo],
    [say.registerAddress, invoice.registerAddress],
    [say.registerPhone, invoice.registerPhone],
    [say.bank, invoice.bank],
    [say.bankAccount, invoice.bankAccount],
    [say.email, invoice.email],
  ];
  return facts.filter(([, value]) => value).map(([label, value]) => ({ label, value }));
}

/** Which invoices a store issues to the buyer, and what keeps him from the special one. */
export function invoicesSaid(kinds: readonly InvoiceKind[], say: Spoken<typeof buyerWords>): string {
  return kinds.includes('special') ? say.issuesBoth : say.issuesNormal;
}
