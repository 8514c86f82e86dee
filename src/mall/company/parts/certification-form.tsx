// The form of an enterprise certification: four sections, a rule per field, papers with previews; nothing typed is lost.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { type Form, useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import {
  MOST_BYTES,
  PICTURE_TYPES,
  uploadedFiles,
  uploadFor,
  VOUCHER_TYPES,
} from '#mall/file/parts/upload-file.ts';
import { INDUSTRIES } from '#mall/member/industries.ts';
import { type CertifiedData, certificationProtocol as protocol } from '../certification.protocol.ts';
import { COMPANY_TYPES, certificationRules as rules } from '../certification-rules.ts';
import { certificationWords as W } from './certification-words.ts';

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

const papers = { look: 'pictures', upload: uploadFor('certificate'), maxBytes: MOST_BYTES } as const;

const FIELDS = {
  companyName: field.text(W.companyName, {
    required: true,
    rule: rules.companyName,
    hint: W.companyNameHint,
    autoComplete: 'organization',
  }),
  uscc: field.text(W.uscc, {
    required: true,
    rule: rules.uscc,
    max: 18,
    spellCheck: false,
    clean: (typed) => typed.toUpperCase().replace(/\s/g, ''),
  }),
  companyType: field.choice(W.companyType, COMPANY_TYPES, {
    required: true,
    rule: rules.companyType,
    place: W.choose,
  }),
  industry: field.choice(W.industry, INDUSTRIES, {
    required: true,
    rule: rules.industry,
    place: W.choose,
  }),
  foundedOn: field.date(W.foundedOn, { required: true, rule: rules.foundedOn }),
  licenceUntil: field.date(W.licenceUntil, {
    optional: true,
    rule: rules.licenceUntil,
    hint: W.licenceForever,
  }),
  registeredCapital: field.text(W.registeredCapital, {
    optional: true,
    rule: rules.registeredCapital,
    max: 40,
    place: W.registeredCapitalPlace,
  }),
  address: field.text(W.registerAddress, { required: true, rule: rules.address, max: 200 }),
  businessScope: field.area(W.businessScope, {
    optional: true,
    rule: rules.businessScope,
    max: 1000,
    wide: true,
  }),
  isAppeal: field.yesNo(W.appeal),
  legalName: field.text(W.legalName, { required: true, rule: rules.legalName, max: 40 }),
  legalIdNumber: field.text(W.legalIdNumber, { max: 18, autoComplete: 'off', spellCheck: false }),
  licence: field.files(
    W.licence,
    { ...papers, types: PICTURE_TYPES },
    { missing: W.licenceMissing, hint: W.licenceHint },
  ),
  attorney: field.files(
    W.attorneyFileId,
    { ...papers, types: VOUCHER_TYPES },
    { missing: W.attorneyMissing },
  ),
  contactName: field.text(W.contactName, {
    required: true,
    rule: rules.contactName,
    max: 40,
    autoComplete: 'name',
  }),
  contactMobile: field.tel(W.contactMobile, { required: true, rule: rules.contactMobile }),
  smsCode: field.text(W.codeMissing),
};

export function CertificationForm(props: CertificationFormProps) {
  const { memberId, data, remarks = {}, act, smsCode, submissionsLeft, submitLabel, aside, onDone } = props;
  const say = useWords(W);
  const [mayAppeal, setMayAppeal] = useState(false);
  const hasId = Boolean(data?.legalIdMasked);
  const { licenceFile, attorneyFile, ...known } = data ?? { licenceFile: null, attorneyFile: null };
  const form = useForm(FIELDS, {
    key: `certification-${memberId}-${act.kind}`,
    untilTabCloses: KEPT_FOR_TAB,
    neverKept: NEVER_KEPT,
    initial: {
      ...known,
      licenceUntil: data?.licenceUntil ?? '',
      licence: uploadedFiles([licenceFile]),
      attorney: uploadedFiles([attorneyFile]),
    } as object,
    names: { licenceFileId: 'licence', attorneyFileId: 'attorney' },
    remarks: { ...remarks, licence: remarks.licenceFileId ?? '', attorney: remarks.attorneyFileId ?? '' },
    rules: {
      legalIdNumber: (value) => (value === '' && hasId ? undefined : rules.legalIdNumber(value)),
      smsCode: (value, { contactMobile }) =>
        contactMobile !== data?.contactMobile && value === '' ? W.codeMissing : undefined,
    },
  });
  const { values } = form;
  const needsCode = values.contactMobile !== data?.contactMobile;
  useFreshLinks(form, 'licence');
  useFreshLinks(form, 'attorney');

  async function send(requestId: string) {
    const { licence, attorney, isAppeal, legalIdNumber, smsCode: code, ...plain } = values;
    const sent = {
      ...plain,
      ...(legalIdNumber ? { legalIdNumber } : {}),
      ...(needsCode ? { smsCode: code } : {}),
      licenceFileId: Number(licence[0]?.key),
      attorneyFileId: Number(attorney[0]?.key),
      requestId,
    };
    if (act.kind === 'submit') await call(protocol.submit, { ...sent, isAppeal });
    else if (act.kind === 'resubmit') await call(protocol.resubmit, { ...sent, certSn: act.certSn });
    else await call(protocol.change, sent);
    form.forget();
    onDone();
  }

  const template = (
    <>
      {say.attorneyHint}
      <Link to="/attorney?kind=administrator" target="_blank" className="text-brand hover:underline">
        {say.fillTemplate}
      </Link>
    </>
  );
  const code = needsCode
    ? smsCode({
        mobile: values.contactMobile,
        isMobileRight: () => form.areRight('contactMobile'),
        value: values.smsCode,
        onChange: (typed) => form.set('smsCode', typed),
        error: form.errorOf('smsCode'),
      })
    : null;
  return (
    <FormSheet
      form={form}
      submitLabel={submitLabel}
      onSubmit={send}
      onRefused={(why) => {
        if ((why as { mayAppeal?: boolean } | null)?.mayAppeal) setMayAppeal(true);
      }}
      aside={aside}
      note={() => (
        <span className="text-12 text-hint">
          {form.isUploading ? say.uploading : say.left(submissionsLeft)}
          <span className="max-sm:hidden"> · {say.draftKept}</span>
        </span>
      )}
    >
      {form.isRestored ? (
        <p
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-control bg-brand-wash px-3 py-2 text-13"
        >
          {say.restored}
          <Button variant="link" onClick={form.reset}>
            {say.startOver}
          </Button>
        </p>
      ) : null}
      {remarks[''] ? <FormError>{remarks['']}</FormError> : null}
      <Card title={say.sectionCompany}>
        <FormFields form={form} names={COMPANY} />
        {mayAppeal && act.kind === 'submit' ? (
          <section className="mt-4 rounded-control border border-waiting bg-waiting-wash p-3 text-13">
            <h3 className="font-semibold">{say.appealTitle}</h3>
            <p className="mt-1 mb-2 text-secondary">{say.appealText}</p>
            <Checkbox
              checked={values.isAppeal}
              onChange={(event) => {
                form.set('isAppeal', event.target.checked);
                form.set('uscc', values.uscc);
              }}
            >
              {say.appeal}
            </Checkbox>
          </section>
        ) : null}
      </Card>
      <Card title={say.legal}>
        <FormFields
          form={form}
          names={['legalName', 'legalIdNumber']}
          now={{
            legalIdNumber: {
              required: !hasId,
              hint: hasId ? say.idKept(data?.legalIdMasked ?? '') : say.idHint,
            },
          }}
        />
      </Card>
      <Card title={say.papers}>
        <FormFields form={form} names={['licence', 'attorney']} now={{ attorney: { hint: template } }} />
      </Card>
      <Card title={say.sectionAdministrator}>
        <FormFields
          form={form}
          names={['contactName', 'contactMobile', 'smsCode']}
          now={{ contactMobile: { hint: needsCode ? undefined : say.isProven }, smsCode: { instead: code } }}
        />
      </Card>
    </FormSheet>
  );
}

const KEPT_FOR_TAB: readonly (keyof typeof FIELDS)[] = ['legalIdNumber'];
const NEVER_KEPT: readonly (keyof typeof FIELDS)[] = ['smsCode'];
const COMPANY = [
  'companyName',
  'uscc',
  'companyType',
  'industry',
  'foundedOn',
  'licenceUntil',
  'registeredCapital',
  'address',
  'businessScope',
] as const;

/** The links of papers expire after a while: a draft that is opened later asks for them again. */
function useFreshLinks({ isRestored, values, set }: Form<typeof FIELDS>, name: 'licence' | 'attorney'): void {
  const asked = useRef(false);
  useEffect(() => {
    if (!isRestored || asked.current) return;
    asked.current = true;
    const [file] = values[name];
    if (!file) return;
    call(fileProtocol.info, { fileId: Number(file.key) }).then(
      (fresh) => set(name, uploadedFiles([fresh])),
      () => set(name, []), // nobody's any more: it has to be handed in again
    );
  }, [isRestored, values, set, name]);
}
