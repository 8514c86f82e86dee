// Paying by bank transfer: where to, with which reference code, and the voucher that proves it.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseCents } from '#kit/money/money.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, MOST_BYTES, MOST_FILES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import type { PanelProps } from './balance-panel.tsx';
import { paymentWords } from './payment-words.ts';

const upload = uploadFor('voucher');
type Faults = Partial<Record<'payerName' | 'bank' | 'amount' | 'paidOn', string>>;

/** A voucher that was sent back is filled in again, to be corrected. */
export function TransferPanel({ formId, info, paying }: PanelProps) {
  const say = useWords(paymentWords);
  const form = useRef<HTMLFormElement>(null);
  const former = info.payment?.state === 'REVIEW_REJECTED' ? info.payment.voucher : null;
  const [today] = useState(() => showMoment(new Date().toISOString()).slice(0, 10));
  const [fields, setFields] = useState({
    payerName: former?.payerName ?? '',
    bank: former?.bank ?? '',
    amount: former?.amount ?? info.due,
    paidOn: former?.paidOn ?? today,
  });
  const [files, setFiles] = useState<UploadedFile[]>(
    () =>
      former?.files.map((file) => ({
        key: String(file.fileId),
        name: file.fileName,
        url: file.url,
        thumbnail: file.mimeType.startsWith('image/') ? file.url : undefined,
      })) ?? [],
  );
  const [faults, setFaults] = useState<Faults>({});
  const [isChecked, setChecked] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const filesFault = isUploading ? say.filesUnderWay : files.length === 0 ? say.needsFiles : null;

  const change = (name: keyof typeof fields) => (event: { target: { value: string } }) => {
    setFields((now) => ({ ...now, [name]: event.target.value }));
    setFaults((now) => ({ ...now, [name]: undefined }));
  };

  async function handIn(event: FormEvent) {
    event.preventDefault();
    const found: Faults = {};
    if (!fields.payerName.trim()) found.payerName = say.needsPayer;
    if (!fields.bank.trim()) found.bank = say.needsBank;
    if ((parseCents(fields.amount) ?? 0) <= 0) found.amount = say.needsAmount;
    if (!fields.paidOn) found.paidOn = say.needsDate;
    flushSync(() => {
      setFaults(found);
      setChecked(true);
    });
    if (filesFault || Object.keys(found).length > 0) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    await paying.pay({
      paySn: info.paySn,
      method: 'TRANSFER',
      voucher: { ...fields, amount: fields.amount.trim(), fileIds: fileIdsOf(files) },
    });
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
        ref={form}
        id={formId}
        onSubmit={(event) => void handIn(event)}
        noValidate
        className="grid max-w-2xl gap-4 sm:grid-cols-2"
      >
        <Field label={say.payerName} required error={faults.payerName} hint={say.payerHint}>
          <Input
            autoComplete="organization"
            maxLength={100}
            value={fields.payerName}
            onChange={change('payerName')}
          />
        </Field>
        <Field label={say.payerBank} required error={faults.bank}>
          <Input maxLength={100} value={fields.bank} onChange={change('bank')} />
        </Field>
        <Field label={say.paidAmount} required error={faults.amount}>
          <Input
            before="¥"
            inputMode="decimal"
            maxLength={15}
            value={fields.amount}
            onChange={change('amount')}
          />
        </Field>
        <Field label={say.paidOn} required error={faults.paidOn}>
          <Input type="date" max={today} value={fields.paidOn} onChange={change('paidOn')} />
        </Field>
        <Field
          label={say.voucherFiles}
          required
          group
          error={isChecked ? filesFault : null}
          className="sm:col-span-2"
        >
          <UploadList
            types={VOUCHER_TYPES}
            maxBytes={MOST_BYTES}
            maxCount={MOST_FILES}
            value={files}
            onChange={setFiles}
            onUploading={setUploading}
            upload={upload}
          />
        </Field>
        <FormError className="sm:col-span-2">{paying.error}</FormError>
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
