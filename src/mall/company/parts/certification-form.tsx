// The form of an enterprise certification: four sections, a rule per field, papers with previews; nothing typed is lost.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { UploadList } from '#kit/ui/upload-list.tsx';
import { type KeptForm, useKeptForm } from '#kit/ui/use-kept-form.ts';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { MOST_BYTES, PICTURE_TYPES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { INDUSTRIES } from '#mall/member/industries.ts';
import type { CertifiedData } from '../certification.protocol.ts';
import { certificationProtocol as protocol } from '../certification.protocol.ts';
import { COMPANY_TYPES, certificationRules as rules } from '../certification-rules.ts';
import {
  CERTIFICATION_NAMES,
  type CertificationText,
  type CertificationValues,
  certificationValues,
  useFreshLinks,
} from './certification-values.ts';
import { certificationWords } from './certification-words.ts';

/** What the slot for the SMS code gets: the code is asked for by the room that knows how. */
export interface CodeSlot {
  mobile: string;
  isMobileRight: () => boolean;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}

export interface CertificationFormProps {
  memberId: number;
  /** What to begin with: an application that was sent back, or what is certified. */
  data?: CertifiedData;
  /** Why it was sent back, by field. */
  remarks?: Readonly<Record<string, string>>;
  /** `resubmit` needs the number of the application. */
  act: { kind: 'submit' } | { kind: 'resubmit'; certSn: string } | { kind: 'change' };
  smsCode: (slot: CodeSlot) => ReactNode;
  submissionsLeft: number;
  submitLabel: string;
  /** Another way out, beside the button. */
  aside?: ReactNode;
  onDone: () => void;
}

const KEPT_FOR_TAB: readonly (keyof CertificationValues)[] = ['legalIdNumber'];
const NEVER_KEPT: readonly (keyof CertificationValues)[] = ['smsCode'];

export function CertificationForm(props: CertificationFormProps) {
  const { memberId, data, remarks = {}, act, smsCode, submissionsLeft, submitLabel, aside, onDone } = props;
  const say = useWords(certificationWords);
  const language = useLanguage();
  const hasId = Boolean(data?.legalIdMasked);
  const knownMobile = data?.contactMobile;
  const form = useRef<HTMLFormElement>(null);
  const requestId = useRef(newRequestId());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [uploading, setUploading] = useState(0);
  const [mayAppeal, setMayAppeal] = useState(false);
  const [pressed, setPressed] = useState(0);

  const kept: KeptForm<CertificationValues> = useKeptForm<CertificationValues>({
    key: `certification-${memberId}-${act.kind}`,
    initial: certificationValues(data),
    rules: {
      ...rules,
      legalIdNumber: (value) => (value === '' && hasId ? undefined : rules.legalIdNumber(value)),
      licence: (files) => (files.length === 0 ? textOf('licenceMissing') : undefined),
      attorney: (files) => (files.length === 0 ? textOf('attorneyMissing') : undefined),
      smsCode: (value, { contactMobile }) =>
        contactMobile !== knownMobile && value === '' ? textOf('codeMissing') : undefined,
    },
    untilTabCloses: KEPT_FOR_TAB,
    neverKept: NEVER_KEPT,
  });
  const { values } = kept;
  const needsCode = values.contactMobile !== knownMobile;

  useFreshLinks(kept, 'licence');
  useFreshLinks(kept, 'attorney');
  useEffect(() => {
    if (pressed > 0 && form.current) focusFirstInvalid(form.current);
  }, [pressed]);

  async function send() {
    const { licence, attorney, isAppeal, legalIdNumber, smsCode: code, ...plain } = values;
    const sent = {
      ...plain,
      ...(legalIdNumber ? { legalIdNumber } : {}),
      ...(needsCode ? { smsCode: code } : {}),
      licenceFileId: Number(licence[0]!.key),
      attorneyFileId: Number(attorney[0]!.key),
      requestId: requestId.current,
    };
    if (act.kind === 'submit') await call(protocol.submit, { ...sent, isAppeal });
    else if (act.kind === 'resubmit') await call(protocol.resubmit, { ...sent, certSn: act.certSn });
    else await call(protocol.change, sent);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setPressed((times) => times + 1);
    if (!kept.areRight()) return;
    setBusy(true);
    setError(undefined);
    try {
      await send();
      kept.forget();
      onDone();
    } catch (reason) {
      requestId.current = newRequestId();
      const { name, mayAppeal: appeals } = (reason instanceof CallError ? (reason.data ?? {}) : {}) as {
        name?: string;
        mayAppeal?: boolean;
      };
      const message = reason instanceof Error ? reason.message : '';
      const at =
        name === undefined ? undefined : (CERTIFICATION_NAMES[name] ?? (name as keyof CertificationValues));
      if (appeals) setMayAppeal(true);
      if (at && at in values) kept.refuse(at, message);
      else setError(message);
      setPressed((times) => times + 1);
    } finally {
      setBusy(false);
    }
  }

  const errorOf = (name: keyof CertificationValues, remarkName: string = name) =>
    kept.errorOf(name) ?? remarks[remarkName];
  const text = (name: CertificationText) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => kept.set(name, event.target.value),
    onBlur: () => kept.leave(name),
  });
  const countUploads = (isUploading: boolean) => setUploading((n) => Math.max(0, n + (isUploading ? 1 : -1)));
  const options = (from: Readonly<Record<string, Text>>) =>
    Object.entries(from).map(([value, words]) => ({ value, text: words[language] }));
  const pair = 'grid gap-4 sm:grid-cols-2';

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
      {kept.isRestored ? (
        <p
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-control bg-brand-wash px-3 py-2 text-13"
        >
          {say.restored}
          <Button variant="link" onClick={kept.reset}>
            {say.startOver}
          </Button>
        </p>
      ) : null}
      {remarks[''] ? <FormError>{remarks['']}</FormError> : null}
      <Card title={say.sectionCompany}>
        <div className={pair}>
          <Field label={say.companyName} required error={errorOf('companyName')} hint={say.companyNameHint}>
            {(wiring) => <Input {...wiring} {...text('companyName')} autoComplete="organization" />}
          </Field>
          <Field label={say.uscc} required error={errorOf('uscc')}>
            {(wiring) => (
              <Input
                {...wiring}
                {...text('uscc')}
                maxLength={18}
                spellCheck={false}
                onChange={(event) => kept.set('uscc', event.target.value.toUpperCase().replace(/\s/g, ''))}
              />
            )}
          </Field>
          <Field label={say.companyType} required error={errorOf('companyType')}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                {...text('companyType')}
                placeholder={say.choose}
                options={options(COMPANY_TYPES)}
              />
            )}
          </Field>
          <Field label={say.industry} required error={errorOf('industry')}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                {...text('industry')}
                placeholder={say.choose}
                options={options(INDUSTRIES)}
              />
            )}
          </Field>
          <Field label={say.foundedOn} required error={errorOf('foundedOn')}>
            {(wiring) => <Input {...wiring} {...text('foundedOn')} type="date" />}
          </Field>
          <Field label={say.licenceUntil} optional error={errorOf('licenceUntil')} hint={say.licenceForever}>
            {(wiring) => <Input {...wiring} {...text('licenceUntil')} type="date" />}
          </Field>
          <Field label={say.registeredCapital} optional error={errorOf('registeredCapital')}>
            {(wiring) => (
              <Input
                {...wiring}
                {...text('registeredCapital')}
                maxLength={40}
                placeholder={say.registeredCapitalPlace}
              />
            )}
          </Field>
          <Field label={say.address} required error={errorOf('address')}>
            {(wiring) => <Input {...wiring} {...text('address')} maxLength={200} />}
          </Field>
        </div>
        <Field label={say.businessScope} optional error={errorOf('businessScope')} className="mt-4">
          {(wiring) => <Textarea {...wiring} {...text('businessScope')} maxLength={1000} />}
        </Field>
        {mayAppeal && act.kind === 'submit' ? (
          <section className="mt-4 rounded-control border border-waiting bg-waiting-wash p-3 text-13">
            <h3 className="font-semibold">{say.appealTitle}</h3>
            <p className="mt-1 mb-2 text-secondary">{say.appealText}</p>
            <Checkbox
              checked={values.isAppeal}
              onChange={(event) => {
                kept.set('isAppeal', event.target.checked);
                kept.set('uscc', values.uscc);
              }}
            >
              {say.appeal}
            </Checkbox>
          </section>
        ) : null}
      </Card>
      <Card title={say.sectionLegal}>
        <div className={pair}>
          <Field label={say.legalName} required error={errorOf('legalName')}>
            {(wiring) => <Input {...wiring} {...text('legalName')} maxLength={40} />}
          </Field>
          <Field
            label={say.legalIdNumber}
            required={!hasId}
            error={errorOf('legalIdNumber')}
            hint={hasId ? say.idKept(data!.legalIdMasked) : say.idHint}
          >
            {(wiring) => (
              <Input
                {...wiring}
                {...text('legalIdNumber')}
                maxLength={18}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
      </Card>
      <Card title={say.sectionPapers}>
        <div className={pair}>
          <Field
            label={say.licenceFileId}
            required
            group
            error={errorOf('licence', 'licenceFileId')}
            hint={say.licenceHint}
          >
            {(wiring) => (
              <UploadList
                {...wiring}
                look="pictures"
                value={values.licence}
                onChange={(files) => kept.set('licence', files)}
                upload={uploadFor('certificate')}
                types={PICTURE_TYPES}
                maxBytes={MOST_BYTES}
                onUploading={countUploads}
              />
            )}
          </Field>
          <Field
            label={say.attorneyFileId}
            required
            group
            error={errorOf('attorney', 'attorneyFileId')}
            hint={
              <>
                {say.attorneyHint}
                <Link
                  to="/attorney?kind=administrator"
                  target="_blank"
                  className="text-brand hover:underline"
                >
                  {say.attorneyTemplate}
                </Link>
              </>
            }
          >
            {(wiring) => (
              <UploadList
                {...wiring}
                look="pictures"
                value={values.attorney}
                onChange={(files) => kept.set('attorney', files)}
                upload={uploadFor('certificate')}
                types={VOUCHER_TYPES}
                maxBytes={MOST_BYTES}
                onUploading={countUploads}
              />
            )}
          </Field>
        </div>
      </Card>
      <Card title={say.sectionAdministrator}>
        <div className={pair}>
          <Field label={say.contactName} required error={errorOf('contactName')}>
            {(wiring) => <Input {...wiring} {...text('contactName')} maxLength={40} autoComplete="name" />}
          </Field>
          <Field
            label={say.contactMobile}
            required
            error={errorOf('contactMobile')}
            hint={needsCode ? undefined : say.isProven}
          >
            {(wiring) => (
              <Input
                {...wiring}
                {...text('contactMobile')}
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                maxLength={11}
              />
            )}
          </Field>
          {needsCode
            ? smsCode({
                mobile: values.contactMobile,
                isMobileRight: () => kept.areRight('contactMobile'),
                value: values.smsCode,
                onChange: (code) => kept.set('smsCode', code),
                error: kept.errorOf('smsCode'),
              })
            : null}
        </div>
      </Card>
      <FormError>{error}</FormError>
      <StickyBar>
        <Button type="submit" variant="primary" busy={busy} disabled={uploading > 0}>
          {submitLabel}
        </Button>
        {aside}
        <span className="text-12 text-hint">
          {uploading > 0 ? say.uploading : say.left(submissionsLeft)}
          <span className="max-sm:hidden"> · {say.draftKept}</span>
        </span>
      </StickyBar>
    </form>
  );
}

const textOf = (word: 'licenceMissing' | 'attorneyMissing' | 'codeMissing'): Text => certificationWords[word];
