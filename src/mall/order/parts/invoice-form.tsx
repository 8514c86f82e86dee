// Which invoice a buyer wants: none, a normal or a special one, to a person or a company.

import type { CallOf } from '#kit/http/endpoint.ts';
import { checkCreditCode, checkEmail } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Spoken } from '#kit/words/words.ts';
import type { orderProtocol } from '../order.protocol.ts';
import type { InvoiceSnapshot } from '../order-snapshot.ts';
import { buyerWords } from './buyer-words.ts';

const TEXTS = ['title', 'taxNo', 'registerAddress', 'registerPhone', 'bank', 'bankAccount', 'email'] as const;
type TextName = (typeof TEXTS)[number];

/** The form's state: everything typed is kept while the kind is switched. */
export type InvoiceDraft = { kind: InvoiceSnapshot['kind']; titleKind: 'person' | 'company' } & Record<
  TextName,
  string
>;
export type InvoiceFaults = Partial<Record<TextName, string>>;
type InvoiceCall = Exclude<CallOf<typeof orderProtocol.submit>['invoice'], undefined>;

/** The last choice again, or no invoice. */
export function draftOf(last: Partial<InvoiceSnapshot> | null): InvoiceDraft {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, last?.[name] ?? ''])) as Record<
    TextName,
    string
  >;
  return { kind: last?.kind ?? 'none', titleKind: last?.titleKind ?? 'company', ...texts };
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
    for (const name of ['registerAddress', 'registerPhone', 'bank', 'bankAccount'] as const) {
      if (!draft[name].trim()) faults[name] = say.required;
    }
  }
  return faults;
}

/** What is sent: only the fields of the chosen kind. */
export function invoiceOf(draft: InvoiceDraft): InvoiceCall {
  const text = (name: TextName) => draft[name].trim();
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

export type InvoiceFormProps = {
  value: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  faults: InvoiceFaults;
  /** Individual users get normal invoices only. */
  mayBeSpecial: boolean;
};

/** A special invoice always goes to a company (domain 3.7.4). */
export function InvoiceForm({ value, onChange, faults, mayBeSpecial }: InvoiceFormProps) {
  const say = useWords(buyerWords);
  const isCompany = value.kind === 'special' || value.titleKind === 'company';
  const text = (
    name: TextName,
    label: string,
    more?: { optional?: boolean; maxLength?: number; autoComplete?: string },
  ) => (
    <Field label={label} required={!more?.optional} optional={more?.optional} error={faults[name]}>
      {(wiring) => (
        <Input
          {...wiring}
          name={`invoice-${name}`}
          autoComplete={more?.autoComplete ?? 'off'}
          maxLength={more?.maxLength ?? 100}
          value={value[name]}
          onChange={(event) => onChange({ ...value, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        name="invoice-kind"
        aria-label={say.invoice}
        look="card"
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
        options={[
          { value: 'none', label: say.invoiceNone },
          { value: 'normal', label: say.invoiceNormal },
          ...(mayBeSpecial ? [{ value: 'special' as const, label: say.invoiceSpecial }] : []),
        ]}
      />
      {value.kind === 'none' ? null : (
        <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
          {value.kind === 'normal' ? (
            <Field label={say.titleKind} group className="sm:col-span-2">
              {({ id: _, ...wiring }) => (
                <RadioGroup
                  {...wiring}
                  name="invoice-titleKind"
                  value={value.titleKind}
                  onChange={(titleKind) => onChange({ ...value, titleKind })}
                  options={[
                    { value: 'company', label: say.company },
                    { value: 'person', label: say.person },
                  ]}
                />
              )}
            </Field>
          ) : null}
          {text('title', say.invoiceTitle, { autoComplete: isCompany ? 'organization' : 'name' })}
          {isCompany ? text('taxNo', say.taxNo, { maxLength: 18 }) : null}
          {value.kind === 'special' ? (
            <>
              {text('registerAddress', say.registerAddress, { maxLength: 200 })}
              {text('registerPhone', say.registerPhone, { maxLength: 30 })}
              {text('bank', say.bank)}
              {text('bankAccount', say.bankAccount, { maxLength: 40 })}
            </>
          ) : null}
          {text('email', say.email, { optional: true, autoComplete: 'email' })}
        </div>
      )}
    </div>
  );
}
