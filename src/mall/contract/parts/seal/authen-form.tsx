// The form in which somebody applies for the right to sign: who he is, in which role, with which papers.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { checkCreditCode, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useKeptForm } from '#kit/ui/use-kept-form.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, MOST_BYTES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { CodeField } from '#mall/login/parts/code-field.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import type { ContractSide } from '../../contract-process.ts';
import { type SignAuthStanding, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { contractWords } from '../contract-words.ts';
import { authenWords } from './authen-words.ts';

const MOST_PAPERS = 6;

interface Values {
  partyName: string;
  uscc: string;
  signerName: string;
  role: 'legal' | 'handler';
  authorisedUntil: string;
  files: UploadedFile[];
  smsCode: string;
}

const NEVER_KEPT = ['smsCode'] as const;

export function AuthenForm(props: { standing: SignAuthStanding; side: ContractSide; onSent: () => void }) {
  const { standing, side, onSent } = props;
  const { own, isPartyFixed, legalName, mobile } = standing;
  const say = useWords(authenWords);
  const sayAll = useWords(contractWords);
  const { member } = useSession();
  const place = useRef<HTMLFormElement>(null);
  const [requestId] = useState(newRequestId);
  const [busy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const form = useKeptForm<Values>({
    key: member ? `sign-auth ${side} ${member.memberId}` : undefined,
    neverKept: NEVER_KEPT,
    initial: {
      partyName: own?.partyName || standing.partyName,
      uscc: own?.uscc || standing.uscc,
      signerName: own?.signerName || legalName,
      role: own?.role ?? (legalName ? 'legal' : 'handler'),
      authorisedUntil: own?.authorisedUntil ?? '',
      files: (own?.files ?? []).map((file) => ({
        key: String(file.fileId),
        name: file.fileName,
        url: file.url,
      })),
      smsCode: '',
    },
    rules: {
      partyName: (name) => (isPartyFixed || name.trim().length >= 2 ? undefined : authenWords.partyWrong),
      uscc: (code) => (isPartyFixed ? undefined : checkCreditCode(code)),
      signerName: (name) => (name.trim().length >= 2 ? undefined : authenWords.signerWrong),
      files: (files, { role }) =>
        files.length > 0 || (role === 'legal' && isPartyFixed) ? undefined : authenWords.papersMissing,
      authorisedUntil: (day, { role }) => (role === 'legal' || day ? undefined : authenWords.untilMissing),
      smsCode: (code) => checkSmsCode(code),
    },
  });
  const { values } = form;
  const isHandler = values.role === 'handler';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || isUploading) return;
    if (!flushSync(() => form.areRight())) {
      if (place.current) focusFirstInvalid(place.current);
      return;
    }
    setBusy(true);
    setError(undefined);
    const said = {
      signerName: values.signerName.trim(),
      role: values.role,
      fileIds: fileIdsOf(values.files),
      authorisedUntil: isHandler ? values.authorisedUntil : '',
      smsCode: values.smsCode,
    };
    const party = { partyName: values.partyName.trim(), uscc: values.uscc.trim() };
    try {
      if (side === 'purchaser')
        await (own
          ? call(signAuthProtocol.resubmit, { ...said, version: own.version })
          : call(signAuthProtocol.apply, { ...said, requestId }));
      else
        await (own
          ? call(signAuthProtocol.sellerResubmit, { ...said, ...party, version: own.version })
          : call(signAuthProtocol.sellerApply, { ...said, ...party, requestId }));
      form.forget();
      onSent();
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : sayAll.failed);
      setBusy(false);
    }
  }

  const text = (name: 'partyName' | 'uscc' | 'signerName', maxLength: number, hint?: string) => (
    <Field label={say[name]} required hint={hint} error={form.errorOf(name)}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          autoComplete="off"
          maxLength={maxLength}
          value={values[name]}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </Field>
  );

  return (
    <Card title={say.application}>
      <form
        ref={place}
        noValidate
        onSubmit={(event) => void send(event)}
        className="grid max-w-3xl gap-4 md:grid-cols-2"
      >
        {isPartyFixed ? (
          <div className="text-13 md:col-span-2">
            <p className="text-hint">{say.party}</p>
            <p className="font-semibold">{standing.partyName}</p>
            <p className="num text-secondary">{standing.uscc}</p>
          </div>
        ) : (
          <>
            {text('partyName', 100, say.partyHint)}
            {text('uscc', 18)}
          </>
        )}
        <Field label={say.role} group required className="md:col-span-2">
          {(wiring) => (
            <RadioGroup
              {...wiring}
              name="role"
              look="card"
              value={values.role}
              onChange={(role) => form.set('role', role)}
              className="max-sm:flex-col"
              options={[
                { value: 'legal', label: say.legal, text: say.legalText(legalName) },
                { value: 'handler', label: say.handler, text: say.handlerText },
              ]}
            />
          )}
        </Field>
        {text('signerName', 40)}
        {isHandler ? (
          <Field label={say.until} required error={form.errorOf('authorisedUntil')}>
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                name="authorisedUntil"
                value={values.authorisedUntil}
                onChange={(event) => form.set('authorisedUntil', event.target.value)}
              />
            )}
          </Field>
        ) : null}
        <Field
          label={[isPartyFixed ? null : say.licence, isHandler || isPartyFixed ? say.letter : null]
            .filter(Boolean)
            .join(' + ')}
          group
          required={isHandler || !isPartyFixed}
          optional={!isHandler && isPartyFixed === 1}
          error={form.errorOf('files')}
          className="md:col-span-2"
          aside={
            <Link to="/attorney?kind=signing" target="_blank" className="text-brand hover:underline">
              {say.letterTemplate}
            </Link>
          }
          hint={say.letterHint}
        >
          {(wiring) => (
            <UploadList
              {...wiring}
              value={values.files}
              onChange={(files) => form.set('files', files)}
              onUploading={setUploading}
              upload={uploadFor('certificate')}
              types={VOUCHER_TYPES}
              maxBytes={MOST_BYTES}
              maxCount={MOST_PAPERS}
            />
          )}
        </Field>
        {mobile ? (
          <CodeField
            label={say.mobile(mobile)}
            name="smsCode"
            send={() => call(messageProtocol.ownCode, { channel: 'sms', type: 'sign' })}
            value={values.smsCode}
            onChange={(code) => form.set('smsCode', code)}
            error={form.errorOf('smsCode')}
          />
        ) : (
          <p className="text-13 text-refused">
            {say.noMobile}{' '}
            <Link to="/member/phone" className="text-brand hover:underline">
              {say.bindMobile}
            </Link>
          </p>
        )}
        <div className="space-y-3 md:col-span-2">
          <FormError>{error}</FormError>
          <Button type="submit" variant="primary" busy={busy || isUploading} disabled={!mobile}>
            {own ? say.resubmit : say.apply}
          </Button>
        </div>
      </form>
    </Card>
  );
}
