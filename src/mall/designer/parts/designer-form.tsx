// The form of a designer application. Its draft is kept by the mall while somebody types, so that it goes on at any computer.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useKeptForm } from '#kit/ui/use-kept-form.ts';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CodeSlot } from '#mall/company/parts/certification-form.tsx';
import { MOST_BYTES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { type DesignerStanding, designerProtocol } from '../designer.protocol.ts';
import {
  DESIGN_FIELD_CODES,
  DESIGN_FIELDS,
  EMPLOYMENTS,
  type Employment,
  MOST_PAPERS,
  designerRules as rules,
} from '../designer-rules.ts';
import {
  DESIGNER_NAMES,
  type DesignerText,
  type DesignerValues,
  designerValues,
  fromForm,
} from './designer-values.ts';
import { designerWords } from './designer-words.ts';
import { EmployerChoice } from './employer-choice.tsx';
import { useDraft } from './use-draft.ts';

export interface DesignerFormProps {
  standing: DesignerStanding;
  smsCode: (slot: CodeSlot) => ReactNode;
  /** Another way out, beside the button. */
  aside?: ReactNode;
  onDone: (state: string) => void;
}

const missing = (
  word:
    | 'fieldsMissing'
    | 'certificateMissing'
    | 'workProofMissing'
    | 'employerMissing'
    | 'codeMissing'
    | 'declarationMissing',
): Text => designerWords[word];

export function DesignerForm({ standing, smsCode, aside, onDone }: DesignerFormProps) {
  const { application, ownEnterprise } = standing;
  const say = useWords(designerWords);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const requestId = useRef(newRequestId());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [uploading, setUploading] = useState(0);
  const [pressed, setPressed] = useState(0);
  const hasId = Boolean(application?.idMasked);
  const provenMobile = application?.isMobileProven ? application.mobile : undefined;
  const remarks = application?.state === 'REVIEW_REJECTED' ? application.remarks : {};

  const kept = useKeptForm<DesignerValues>({
    initial: designerValues(application, ownEnterprise),
    rules: {
      realName: rules.realName,
      idNumber: (value) => (value === '' && hasId ? undefined : rules.idNumber(value)),
      mobile: rules.mobile,
      smsCode: (value, { mobile }) =>
        mobile !== provenMobile && value === '' ? missing('codeMissing') : undefined,
      employer: (value, { employment }) =>
        employment === 'certified' && !value ? missing('employerMissing') : undefined,
      employerName: (value, { employment }) =>
        employment === 'other' ? rules.employerName(value) : undefined,
      employerUscc: (value, { employment }) =>
        employment === 'other' ? rules.employerUscc(value) : undefined,
      department: rules.department,
      jobTitle: rules.jobTitle,
      yearsOfWork: rules.yearsOfWork,
      fields: (value) => (value.length === 0 ? missing('fieldsMissing') : undefined),
      products: rules.products,
      certificates: (files) => (files.length === 0 ? missing('certificateMissing') : undefined),
      workProofs: (files, { employment }) =>
        employment !== 'freelance' && files.length === 0 ? missing('workProofMissing') : undefined,
      isDeclared: (value) => (value ? undefined : missing('declarationMissing')),
    },
  });
  const { values } = kept;
  const needsCode = values.mobile !== provenMobile;
  const draft = useDraft(values, busy);

  useEffect(() => {
    if (pressed > 0 && form.current) focusFirstInvalid(form.current);
  }, [pressed]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setPressed((times) => times + 1);
    if (!kept.areRight()) return;
    setBusy(true);
    setError(undefined);
    try {
      const { state } = await call(designerProtocol.submit, {
        ...fromForm(values),
        ...(values.idNumber ? { idNumber: values.idNumber } : { idNumber: undefined }),
        ...(needsCode ? { smsCode: values.smsCode } : {}),
        isDeclared: values.isDeclared,
        requestId: requestId.current,
      });
      onDone(state);
    } catch (reason) {
      requestId.current = newRequestId();
      const { name } = (reason instanceof CallError ? (reason.data ?? {}) : {}) as { name?: string };
      const message = reason instanceof Error ? reason.message : '';
      const at = name === undefined ? undefined : (DESIGNER_NAMES[name] ?? (name as keyof DesignerValues));
      if (at && at in values) kept.refuse(at, message);
      else setError(message);
      setPressed((times) => times + 1);
      setBusy(false);
    }
  }

  const errorOf = (name: keyof DesignerValues, remarkName: string = name) =>
    kept.errorOf(name) ?? remarks[remarkName];
  const text = (name: DesignerText) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => kept.set(name, event.target.value as never),
    onBlur: () => kept.leave(name),
  });
  const papers = (name: 'certificates' | 'workProofs') => ({
    look: 'pictures' as const,
    value: values[name],
    onChange: (files: UploadedFile[]) => kept.set(name, files),
    upload: uploadFor('certificate'),
    types: VOUCHER_TYPES,
    maxBytes: MOST_BYTES,
    maxCount: MOST_PAPERS,
    onUploading: (isUploading: boolean) => setUploading((n) => Math.max(0, n + (isUploading ? 1 : -1))),
  });
  const pair = 'grid gap-4 sm:grid-cols-2';

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
      {remarks[''] ? <FormError>{remarks['']}</FormError> : null}
      <Card title={say.sectionPerson}>
        <div className={pair}>
          <Field label={say.realName} required error={errorOf('realName')}>
            {(wiring) => <Input {...wiring} {...text('realName')} maxLength={40} autoComplete="name" />}
          </Field>
          <Field
            label={say.idNumber}
            required={!hasId}
            error={errorOf('idNumber')}
            hint={hasId ? say.idKept(application?.idMasked ?? '') : say.idHint}
          >
            {(wiring) => (
              <Input {...wiring} {...text('idNumber')} maxLength={18} autoComplete="off" spellCheck={false} />
            )}
          </Field>
          <Field
            label={say.mobile}
            required
            error={errorOf('mobile')}
            hint={needsCode ? undefined : say.isProven}
          >
            {(wiring) => (
              <Input
                {...wiring}
                {...text('mobile')}
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                maxLength={11}
              />
            )}
          </Field>
          {needsCode
            ? smsCode({
                mobile: values.mobile,
                isMobileRight: () => kept.areRight('mobile'),
                value: values.smsCode,
                onChange: (code) => kept.set('smsCode', code),
                error: kept.errorOf('smsCode'),
              })
            : null}
        </div>
      </Card>
      <Card title={say.sectionWork}>
        {ownEnterprise ? (
          <p className="mb-4 text-13 text-secondary">{say.ownEnterprise(ownEnterprise.name)}</p>
        ) : (
          <div className="mb-4 grid gap-4">
            <Field label={say.employment} required group error={remarks.employerName}>
              {(wiring) => (
                <RadioGroup
                  {...wiring}
                  name="employment"
                  look="card"
                  value={values.employment}
                  onChange={(employment) => kept.set('employment', employment)}
                  options={Object.entries(EMPLOYMENTS).map(([value, words]) => ({
                    value: value as Employment,
                    label: words[language],
                  }))}
                />
              )}
            </Field>
            {values.employment === 'certified' ? (
              <EmployerChoice
                value={values.employer}
                onChange={(employer) => kept.set('employer', employer)}
                error={kept.errorOf('employer')}
              />
            ) : null}
            {values.employment === 'other' ? (
              <div className={pair}>
                <Field label={say.employerName} required error={kept.errorOf('employerName')}>
                  {(wiring) => <Input {...wiring} {...text('employerName')} maxLength={100} />}
                </Field>
                <Field label={say.employerUscc} required error={errorOf('employerUscc')}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      {...text('employerUscc')}
                      maxLength={18}
                      onChange={(event) => kept.set('employerUscc', event.target.value.toUpperCase())}
                    />
                  )}
                </Field>
              </div>
            ) : null}
          </div>
        )}
        <div className={pair}>
          <Field label={say.jobTitle} required error={errorOf('jobTitle')}>
            {(wiring) => <Input {...wiring} {...text('jobTitle')} maxLength={60} />}
          </Field>
          <Field label={say.department} optional error={errorOf('department')}>
            {(wiring) => <Input {...wiring} {...text('department')} maxLength={60} />}
          </Field>
          <Field label={say.yearsOfWork} required error={errorOf('yearsOfWork')}>
            {(wiring) => (
              <Input
                {...wiring}
                {...text('yearsOfWork')}
                inputMode="numeric"
                maxLength={2}
                after={say.years}
              />
            )}
          </Field>
        </div>
        <Field label={say.fields} required group error={errorOf('fields')} className="mt-4">
          {({ id, ...wiring }) => (
            <fieldset {...wiring} className="flex flex-wrap gap-x-5 gap-y-2">
              {DESIGN_FIELD_CODES.map((code, place) => (
                <Checkbox
                  key={code}
                  id={place === 0 ? id : undefined}
                  checked={values.fields.includes(code)}
                  onChange={(event) =>
                    kept.set(
                      'fields',
                      event.target.checked
                        ? [...values.fields, code]
                        : values.fields.filter((one) => one !== code),
                    )
                  }
                >
                  {DESIGN_FIELDS[code][language]}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </Field>
        <Field label={say.products} required error={errorOf('products')} className="mt-4">
          {(wiring) => (
            <Textarea {...wiring} {...text('products')} maxLength={1000} placeholder={say.productsPlace} />
          )}
        </Field>
      </Card>
      <Card title={say.sectionPapers}>
        <div className={pair}>
          <Field
            label={say.certificateFileIds}
            required
            group
            error={errorOf('certificates', 'certificateFileIds')}
          >
            {(wiring) => <UploadList {...wiring} {...papers('certificates')} />}
          </Field>
          <Field
            label={say.workProofFileIds}
            required={values.employment !== 'freelance'}
            optional={values.employment === 'freelance'}
            group
            error={errorOf('workProofs', 'workProofFileIds')}
            hint={
              <>
                {say.workProofHint}
                <Link to="/attorney?kind=employment" target="_blank" className="text-brand hover:underline">
                  {say.workProofTemplate}
                </Link>
              </>
            }
          >
            {(wiring) => <UploadList {...wiring} {...papers('workProofs')} />}
          </Field>
        </div>
      </Card>
      <div>
        <Checkbox
          checked={values.isDeclared}
          onChange={(event) => kept.set('isDeclared', event.target.checked)}
          aria-invalid={kept.errorOf('isDeclared') ? true : undefined}
          className="items-start text-13"
        >
          <span className="text-secondary">{say.declaration}</span>
        </Checkbox>
        {kept.errorOf('isDeclared') ? (
          <p className="mt-1 text-12 text-refused">{kept.errorOf('isDeclared')}</p>
        ) : null}
      </div>
      <FormError>{error}</FormError>
      <StickyBar>
        <Button type="submit" variant="primary" busy={busy} disabled={uploading > 0}>
          {application?.state === 'REVIEW_REJECTED' ? say.submitAgain : say.submit}
        </Button>
        {aside}
        <span role="status" className="text-12 text-hint">
          {uploading > 0
            ? say.uploading
            : draft.isSaving
              ? say.saving
              : draft.savedAt
                ? say.saved(showMoment(draft.savedAt, true).slice(11))
                : draft.error}
        </span>
      </StickyBar>
    </form>
  );
}
