// The form of a designer application. Its draft is kept by the mall while somebody types, so that it goes on at any computer.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useDraftSaving } from '#kit/form/use-draft-saving.ts';
import { useForm } from '#kit/form/use-form.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CodeSlot } from '#mall/company/parts/certification-form.tsx';
import { fileIdsOf, filesFor, uploadedFiles } from '#mall/file/parts/upload-file.ts';
import { type DesignerStanding, designerProtocol } from '../designer.protocol.ts';
import {
  DESIGN_FIELDS,
  type DesignField,
  EMPLOYMENTS,
  MOST_PAPERS,
  designerRules as rules,
} from '../designer-rules.ts';
import { designerWords as W } from './designer-words.ts';
import { type Employer, EmployerChoice } from './employer-choice.tsx';

export interface DesignerFormProps {
  standing: DesignerStanding;
  smsCode: (slot: CodeSlot) => ReactNode;
  /** Another way out, beside the button. */
  aside?: ReactNode;
  onDone: (state: string) => void;
}

const papers = { look: 'pictures', ...filesFor('certificate', MOST_PAPERS) } as const;

const FIELDS = {
  realName: field.text(W.realName, { required: true, rule: rules.realName, max: 40, autoComplete: 'name' }),
  idNumber: field.text(W.idNumber, { max: 18, autoComplete: 'off', spellCheck: false }),
  mobile: field.tel(W.mobile, { required: true, rule: rules.mobile }),
  smsCode: field.text(W.codeMissing),
  employment: field.radio(W.employment, EMPLOYMENTS, { empty: 'certified', required: true, wide: true }),
  employer: field.custom<Employer | null>(W.certifiedEnterprise, null, () => null, {
    missing: W.employerMissing,
  }),
  employerName: field.text(W.companyName, { required: true, rule: rules.employerName, max: 100 }),
  employerUscc: field.text(W.uscc, {
    required: true,
    rule: rules.employerUscc,
    max: 18,
    clean: (typed) => typed.toUpperCase(),
  }),
  jobTitle: field.text(W.jobTitle, { required: true, rule: rules.jobTitle, max: 60 }),
  department: field.text(W.department, { optional: true, rule: rules.department, max: 60 }),
  yearsOfWork: field.text(W.yearsOfWork, {
    required: true,
    rule: rules.yearsOfWork,
    inputMode: 'numeric',
    max: 2,
    after: W.years,
  }),
  fields: field.ticks<DesignField>(W.fields, DESIGN_FIELDS, { missing: W.fieldsMissing, wide: true }),
  products: field.area(W.products, {
    required: true,
    rule: rules.products,
    max: 1000,
    place: W.productsPlace,
    wide: true,
  }),
  certificates: field.files(W.certificateFileIds, papers, { missing: W.certificateMissing }),
  workProofs: field.files(W.workProofFileIds, papers),
  isDeclared: field.yesNo(W.declaration, { missing: W.declarationMissing }),
};

export function DesignerForm({ standing, smsCode, aside, onDone }: DesignerFormProps) {
  const { application, ownEnterprise } = standing;
  const say = useWords(W);
  const hasId = Boolean(application?.idMasked);
  const provenMobile = application?.isMobileProven ? application.mobile : undefined;
  const remarks: Readonly<Record<string, string>> =
    application?.state === 'REVIEW_REJECTED' ? application.remarks : {};
  const named = application?.enterpriseId
    ? { enterpriseId: application.enterpriseId, name: application.employerName }
    : null;
  const other = application?.employment === 'other' ? application : undefined;
  const form = useForm(FIELDS, {
    initial: {
      ...(application && {
        realName: application.realName,
        mobile: application.mobile,
        department: application.department,
        jobTitle: application.jobTitle,
        products: application.products,
        yearsOfWork: application.yearsOfWork?.toString() ?? '',
        fields: application.fields.filter((code): code is DesignField => code in DESIGN_FIELDS),
        certificates: uploadedFiles(application.certificates),
        workProofs: uploadedFiles(application.workProofs),
      }),
      employment: ownEnterprise ? 'certified' : (application?.employment ?? 'certified'),
      employer: ownEnterprise ?? named,
      employerName: other?.employerName ?? '',
      employerUscc: other?.employerUscc ?? '',
    },
    names: { enterpriseId: 'employer', certificateFileIds: 'certificates', workProofFileIds: 'workProofs' },
    remarks: {
      ...remarks,
      employment: remarks.employerName ?? '',
      employerName: '',
      certificates: remarks.certificateFileIds ?? '',
      workProofs: remarks.workProofFileIds ?? '',
    },
    when: {
      employment: () => !ownEnterprise,
      employer: ({ employment }) => !ownEnterprise && employment === 'certified',
      employerName: ({ employment }) => employment === 'other',
      employerUscc: ({ employment }) => employment === 'other',
    },
    rules: {
      idNumber: (value) => (value === '' && hasId ? undefined : rules.idNumber(value)),
      smsCode: (value, { mobile }) => (mobile !== provenMobile && value === '' ? W.codeMissing : undefined),
      workProofs: (files, { employment }) =>
        employment !== 'freelance' && files.length === 0 ? W.workProofMissing : undefined,
    },
  });
  const { values } = form;
  const needsCode = values.mobile !== provenMobile;
  const isFreelance = values.employment === 'freelance';
  const isOther = values.employment === 'other';
  /** What a draft and the whole application have in common, as the mall takes it. */
  const written = () => {
    const { idNumber, smsCode: code, employer, certificates, workProofs, isDeclared, ...plain } = values;
    return {
      ...plain,
      enterpriseId: values.employment === 'certified' ? employer?.enterpriseId : undefined,
      employerName: isOther ? values.employerName : '',
      employerUscc: isOther ? values.employerUscc : '',
      certificateFileIds: fileIdsOf(certificates),
      workProofFileIds: fileIdsOf(workProofs),
    };
  };
  const draft = useDraftSaving(values, () =>
    call(designerProtocol.save, { ...written(), idNumber: values.idNumber }),
  );

  async function send(requestId: string) {
    draft.stop();
    const { state } = await call(designerProtocol.submit, {
      ...written(),
      idNumber: values.idNumber || undefined,
      ...(needsCode ? { smsCode: values.smsCode } : {}),
      isDeclared: values.isDeclared,
      requestId,
    });
    onDone(state);
  }

  const template = (
    <>
      {say.workProofHint}
      <Link to="/attorney?kind=employment" target="_blank" className="text-brand hover:underline">
        {say.fillTemplate}
      </Link>
    </>
  );
  const code = needsCode
    ? smsCode({
        mobile: values.mobile,
        isMobileRight: () => form.areRight('mobile'),
        value: values.smsCode,
        onChange: (typed) => form.set('smsCode', typed),
        error: form.errorOf('smsCode'),
      })
    : null;
  const employer = (
    <div className="col-span-full">
      <EmployerChoice
        value={values.employer}
        onChange={(one) => form.set('employer', one)}
        error={form.errorOf('employer')}
      />
    </div>
  );
  return (
    <FormSheet
      form={form}
      submitLabel={application?.state === 'REVIEW_REJECTED' ? say.submitAgain : say.submit}
      onSubmit={send}
      aside={aside}
      note={() => (
        <span role="status" className="text-12 text-hint">
          {form.isUploading
            ? say.uploading
            : draft.isSaving
              ? say.saving
              : draft.savedAt
                ? say.saved(showMoment(draft.savedAt, true).slice(11))
                : draft.error}
        </span>
      )}
    >
      {remarks[''] ? <FormError>{remarks['']}</FormError> : null}
      <Card title={say.sectionPerson}>
        <FormFields
          form={form}
          names={['realName', 'idNumber', 'mobile', 'smsCode']}
          now={{
            idNumber: {
              required: !hasId,
              hint: hasId ? say.idKept(application?.idMasked ?? '') : say.idHint,
            },
            mobile: { hint: needsCode ? undefined : say.isProven },
            smsCode: { instead: code },
          }}
        />
      </Card>
      <Card title={say.sectionWork}>
        {ownEnterprise ? (
          <p className="mb-4 text-13 text-secondary">{say.ownEnterprise(ownEnterprise.name)}</p>
        ) : null}
        <FormFields form={form} names={WORK} now={{ employer: { instead: employer } }} />
      </Card>
      <Card title={say.papers}>
        <FormFields
          form={form}
          names={['certificates', 'workProofs']}
          now={{ workProofs: { required: !isFreelance, optional: isFreelance, hint: template } }}
        />
      </Card>
      <FormFields
        form={form}
        names={['isDeclared']}
        now={{ isDeclared: { label: <span className="text-secondary">{say.declaration}</span> } }}
      />
    </FormSheet>
  );
}

const WORK = [
  'employment',
  'employer',
  'employerName',
  'employerUscc',
  'jobTitle',
  'department',
  'yearsOfWork',
  'fields',
  'products',
] as const;
