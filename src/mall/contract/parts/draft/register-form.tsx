// The form in which a contract that was made on paper is registered: its key data and the scans.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { parseCents } from '#kit/money/money.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useKeptForm } from '#kit/ui/use-kept-form.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, MOST_BYTES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { contractProtocol } from '../../contract.protocol.ts';
import type { ContractSide } from '../../contract-process.ts';
import { MOST_ANNEXES } from '../../contract-terms.ts';
import { contractPlaces } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { draftWords } from './draft-words.ts';
import { type Partner, PartnerField } from './partner-field.tsx';

interface Values {
  title: string;
  amount: string;
  signedOn: string;
  startsOn: string;
  endsOn: string;
  note: string;
  partnerId: number;
  files: UploadedFile[];
}

const NOTHING: Values = {
  title: '',
  amount: '',
  signedOn: '',
  startsOn: '',
  endsOn: '',
  note: '',
  partnerId: 0,
  files: [],
};

export function RegisterForm({
  side,
  partners,
}: {
  side: ContractSide;
  partners: readonly Partner[] | undefined;
}) {
  const say = useWords(draftWords);
  const sayAll = useWords(contractWords);
  const { member } = useSession();
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const [requestId] = useState(newRequestId);
  const [busy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const form = useKeptForm<Values>({
    key: member ? `register-contract ${side} ${member.memberId}` : undefined,
    initial: NOTHING,
    rules: {
      title: (title) => (title.trim().length < 2 ? draftWords.titleMissing : undefined),
      amount: (amount) => ((parseCents(amount) ?? 0) > 0 ? undefined : draftWords.amountWrong),
      signedOn: (day) => (day ? undefined : draftWords.dateMissing),
      endsOn: (day, { startsOn }) => (day && startsOn && day < startsOn ? draftWords.endsWrong : undefined),
      partnerId: (id) =>
        id ? undefined : side === 'supplier' ? draftWords.customerMissing : draftWords.storeMissing,
      files: (files) => (files.length > 0 ? undefined : draftWords.scansMissing),
    },
  });
  const { values } = form;

  async function register(event: FormEvent) {
    event.preventDefault();
    if (busy || isUploading) return;
    if (!flushSync(() => form.areRight())) {
      if (place.current) focusFirstInvalid(place.current);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const { files, partnerId, ...data } = values;
      const said = {
        ...data,
        title: data.title.trim(),
        amount: data.amount.trim(),
        fileIds: fileIdsOf(files),
        requestId,
      };
      const made =
        side === 'supplier'
          ? await call(contractProtocol.sellerRegister, { ...said, enterpriseId: partnerId })
          : await call(contractProtocol.register, { ...said, storeId: partnerId });
      form.forget();
      toast.show({ text: say.registered });
      await navigate(contractPlaces[side].draftOf(made.contractSn), { replace: true });
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : sayAll.failed);
      setBusy(false);
    }
  }

  const text = (name: 'title' | 'amount', label: string, maxLength: number) => (
    <Field label={label} required error={form.errorOf(name)}>
      <Input
        name={name}
        maxLength={maxLength}
        inputMode={name === 'amount' ? 'decimal' : undefined}
        value={values[name]}
        onChange={(event) => form.set(name, event.target.value)}
        onBlur={() => form.leave(name)}
      />
    </Field>
  );
  const day = (name: 'signedOn' | 'startsOn' | 'endsOn', isNeeded = false) => (
    <Field label={say[name]} required={isNeeded} optional={!isNeeded} error={form.errorOf(name)}>
      <Input
        type="date"
        name={name}
        value={values[name]}
        onChange={(event) => form.set(name, event.target.value)}
      />
    </Field>
  );
  return (
    <Card title={say.onPaper}>
      <form
        ref={place}
        noValidate
        onSubmit={(event) => void register(event)}
        className="grid max-w-3xl gap-4 md:grid-cols-2"
      >
        <PartnerField
          side={side}
          partners={partners}
          value={values.partnerId}
          onChange={(id) => form.set('partnerId', id)}
          error={form.errorOf('partnerId')}
        />
        {text('title', say.paperTitle, 100)}
        {text('amount', say.paperAmount, 16)}
        {day('signedOn', true)}
        {day('startsOn')}
        {day('endsOn')}
        <Field label={say.note} optional hint={say.noteHint} className="md:col-span-2">
          <Textarea
            name="note"
            rows={4}
            maxLength={2000}
            value={values.note}
            onChange={(event) => form.set('note', event.target.value)}
          />
        </Field>
        <Field label={say.scans} group required error={form.errorOf('files')} className="md:col-span-2">
          <UploadList
            value={values.files}
            onChange={(files) => form.set('files', files)}
            onUploading={setUploading}
            upload={uploadFor('attachment')}
            types={VOUCHER_TYPES}
            maxBytes={MOST_BYTES}
            maxCount={MOST_ANNEXES}
          />
        </Field>
        <div className="space-y-3 md:col-span-2">
          <FormError>{error}</FormError>
          <Button type="submit" variant="primary" busy={busy || isUploading}>
            {say.register}
          </Button>
        </div>
      </form>
    </Card>
  );
}
