// Which invoice a buyer wants: none, a normal or a special one, to a person or a company.

import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { buyerWords } from './buyer-words.ts';
import {
  type InvoiceDraft,
  type InvoiceFaults,
  type InvoiceText,
  type KeptHeader,
  withHeader,
} from './invoice-draft.ts';

export type InvoiceFormProps = {
  value: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  faults: InvoiceFaults;
  /** Those that the buyer keeps. */
  headers?: readonly KeptHeader[];
  /** Individual users get normal invoices only. */
  mayBeSpecial: boolean;
};

/** A special invoice always goes to a company (domain 3.7.4). */
export function InvoiceForm({ value, onChange, faults, headers = [], mayBeSpecial }: InvoiceFormProps) {
  const say = useWords(buyerWords);
  const isCompany = value.kind === 'special' || value.titleKind === 'company';
  const text = (
    name: InvoiceText,
    label: string,
    more?: { optional?: boolean; maxLength?: number; autoComplete?: string },
  ) => (
    <Field label={label} required={!more?.optional} optional={more?.optional} error={faults[name]}>
      <Input
        name={`invoice-${name}`}
        autoComplete={more?.autoComplete ?? 'off'}
        maxLength={more?.maxLength ?? 100}
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      />
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
          { value: 'none', label: say.invoice_none },
          { value: 'normal', label: say.invoice_normal },
          ...(mayBeSpecial ? [{ value: 'special' as const, label: say.invoice_special }] : []),
        ]}
      />
      {value.kind === 'none' ? null : (
        <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
          {headers.length > 0 ? (
            <Field label={say.keptHeader} className="sm:col-span-2">
              <NativeSelect
                value=""
                onChange={(event) => {
                  const chosen = headers.find((one) => String(one.headerId) === event.target.value);
                  if (chosen) onChange(withHeader(value, chosen));
                }}
                options={[
                  { value: '', text: say.choose },
                  ...headers.map((one) => ({
                    value: String(one.headerId),
                    text: `${one.title} ${one.taxNo}`.trim(),
                  })),
                ]}
              />
            </Field>
          ) : null}
          {value.kind === 'normal' ? (
            <Field label={say.titleKind} group className="sm:col-span-2">
              <RadioGroup
                name="invoice-titleKind"
                value={value.titleKind}
                onChange={(titleKind) => onChange({ ...value, titleKind })}
                options={[
                  { value: 'company', label: say.company },
                  { value: 'person', label: say.person },
                ]}
              />
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
