// Paying by bank transfer: where to, with which reference code, and the voucher that proves it.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, MOST_FILES, uploadedFiles } from '#mall/file/parts/upload-file.ts';
import type { PanelProps } from './balance-panel.tsx';
import { paymentWords as W } from './payment-words.ts';

const FIELDS = {
  payerName: field.text(W.payerName, {
    missing: W.needsPayer,
    hint: W.payerHint,
    autoComplete: 'organization',
    max: 100,
  }),
  bank: field.text(W.payerBank, { missing: W.needsBank, max: 100 }),
  account: field.number(W.payerAccount, {
    optional: true,
    rule: (typed) => (typed.trim() === '' ? undefined : checkBankAccount(typed.trim())),
    hint: W.payerAccountHint,
    max: 40,
  }),
  amount: field.amount(W.paidAmount, {
    required: true,
    rule: (typed) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.needsAmount),
  }),
  paidOn: field.date(W.paidOn, { missing: W.needsDate }),
  files: field.files(W.voucherFiles, filesFor('voucher', MOST_FILES), { missing: W.needsFiles, wide: true }),
};

/** A voucher that was sent back is filled in again, to be corrected. */
export function TransferPanel({ formId, info, paying }: PanelProps) {
  const say = useWords(W);
  const place = useRef<HTMLFormElement>(null);
  const former = info.payment?.state === 'REVIEW_REJECTED' ? info.payment.voucher : null;
  const [today] = useState(() => showMoment(new Date().toISOString()).slice(0, 10));
  const form = useForm(FIELDS, {
    initial: { amount: info.due, paidOn: today, ...former, files: uploadedFiles(former?.files ?? []) },
  });

  useUnsaved(form.isUnsaved && !paying.busy);

  async function handIn(event: FormEvent) {
    event.preventDefault();
    const isRight = flushSync(() => {
      if (form.isUploading) form.refuse('files', say.filesUnderWay);
      return form.check() && !form.isUploading;
    });
    if (!isRight) {
      if (place.current) focusFirstInvalid(place.current);
      return;
    }
    const { files, ...fields } = form.values;
    const isTaken = await paying.pay({
      paySn: info.paySn,
      method: 'TRANSFER',
      voucher: {
        ...fields,
        account: fields.account.trim(),
        amount: fields.amount.trim(),
        fileIds: fileIdsOf(files),
      },
    });
    if (isTaken) form.forget();
  }

  return (
    <div className="flex flex-col gap-4">
      <section aria-label={say.transferTo} className="rounded-control bg-page p-3 text-13">
        <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
          <Row label={say.accountName} value={info.transfer.accountName} />
          <Row label={say.bank} value={info.transfer.bank} />
          <Row label={say.account} value={info.transfer.account} />
          <Row label={say.reference} value={info.transfer.referenceCode} strong />
        </dl>
        <p className="mt-2 text-12 text-waiting">{say.referenceText}</p>
      </section>
      <form
        ref={place}
        id={formId}
        onSubmit={(event) => void handIn(event)}
        noValidate
        className="flex max-w-2xl flex-col gap-4"
      >
        <FormFields form={form} now={{ paidOn: { max: today } }} />
        <FormError>{paying.error}</FormError>
      </form>
    </div>
  );
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className="text-hint">{label}</dt>
      <dd className="num flex min-w-0 items-center gap-1">
        <span className={strong ? 'text-16 font-semibold text-price-ink' : 'wrap-anywhere'}>{value}</span>
        <CopyButton text={value} />
      </dd>
    </>
  );
}
