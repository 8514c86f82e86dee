// The fields of an application, and how they become a form: parties beside each other, papers as the scheme asks for them.
import { type Fields, field, type ValuesOf } from '#kit/form/field-kinds.ts';
import { checkCreditCode } from '#kit/rules/identity-rules.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import type { Text } from '#kit/words/text.ts';
import { fileIdsOf, filesFor, uploadedFiles } from '#mall/file/parts/upload-file.ts';
import type { CaseDetail } from '../authen.protocol.ts';
import { type AuthenForm, emptyApplication, PARTIES, type Party, type PartyName } from '../authen-form.ts';
import { CASE_FILES, type CaseFile, caseFiles, MOST_FILES, schemes } from '../authen-terms.ts';
import { authenWords } from './authen-words.ts';

const need = (zh: string, en: string): { missing: Text } => ({
  missing: { zh: `请填写${zh}`, en: `Please enter: ${en}` },
});

const NAME: Text = { zh: '名称', en: 'Name' };
const USCC: Text = { zh: '统一社会信用代码', en: 'Unified social credit code' };
const ADDRESS: Text = { zh: '地址', en: 'Address' };

const partyFields = () => ({
  name: field.text(NAME, { max: 120, ...need('名称', 'name') }),
  uscc: field.text(USCC, {
    max: 18,
    required: true,
    rule: (typed) => checkCreditCode(typed.trim()),
    clean: (typed) => typed.toUpperCase().trim(),
  }),
  address: field.text(ADDRESS, { max: 200, wide: true, ...need('地址', 'address') }),
});
const applicant = partyFields();
const maker = partyFields();
const factory = partyFields();

const INVOICES = {
  none: { zh: '不开票', en: 'No invoice' },
  normal: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
} as const;

const PAPERS = Object.fromEntries(
  CASE_FILES.map((file) => [
    file,
    field.files(caseFiles[file], filesFor('attachment', MOST_FILES), {
      missing: { zh: `请上传${caseFiles[file].zh}`, en: `Please upload: ${caseFiles[file].en}` },
    }),
  ]),
) as Record<CaseFile, ReturnType<typeof field.files>>;

export const APPLICATION_FIELDS = {
  scheme: field.radio(authenWords.scheme, schemes, { empty: 'VPC', wide: true }),
  ...{ applicantName: applicant.name, applicantUscc: applicant.uscc, applicantAddress: applicant.address },
  ...{ makerName: maker.name, makerUscc: maker.uscc, makerAddress: maker.address },
  ...{ factoryName: factory.name, factoryUscc: factory.uscc, factoryAddress: factory.address },
  contact: field.text({ zh: '联系人', en: 'Contact' }, { max: 40, ...need('联系人', 'contact') }),
  mobile: field.text({ zh: '联系电话', en: 'Phone' }, { max: 20, ...need('联系电话', 'phone') }),
  email: field.text({ zh: '邮箱', en: 'E-mail' }, { max: 80, type: 'email', ...need('邮箱', 'e-mail') }),
  product: field.text({ zh: '产品名称', en: 'Product' }, { max: 120, ...need('产品名称', 'product') }),
  series: field.text({ zh: '系列', en: 'Series' }, { max: 120, optional: true }),
  models: field.area(
    { zh: '型号（每行一个）', en: 'Models, one a line' },
    { max: 4_000, rows: 4, wide: true, ...need('型号', 'models') },
  ),
  standards: field.text(
    { zh: '认证依据标准', en: 'Standards' },
    { max: 500, wide: true, ...need('认证依据标准', 'standards') },
  ),
  market: field.text({ zh: '目标市场', en: 'Market' }, { max: 120, optional: true }),
  reports: field.area(
    { zh: '已有检测报告', en: 'Reports that exist' },
    {
      ...{ max: 1_000, rows: 2, wide: true, optional: true },
      hint: {
        zh: '编号、机构、日期；型式试验阶段再提交报告文件',
        en: 'Numbers, laboratories, days; the papers are handed in with the type test',
      },
    },
  ),
  ...PAPERS,
  invoiceKind: field.choice({ zh: '发票', en: 'Invoice' }, INVOICES, { empty: 'none' }),
  invoiceTitle: field.text({ zh: '发票抬头', en: 'Invoice for' }, { max: 120, ...need('发票抬头', 'title') }),
  taxNo: field.text({ zh: '税号', en: 'Tax number' }, { max: 40, optional: true }),
  poNumber: field.text({ zh: '采购单号', en: 'PO number' }, { max: 40, optional: true }),
  costCentre: field.text({ zh: '成本中心', en: 'Cost centre' }, { max: 40, optional: true }),
  remark: field.area({ zh: '备注', en: 'Remark' }, { max: 1_000, rows: 2, wide: true, optional: true }),
  isDeclared: field.yesNo(authenWords.declare),
} satisfies Fields;
export type ApplicationValues = ValuesOf<typeof APPLICATION_FIELDS>;

type FieldOf = `${PartyName}${'Name' | 'Uscc' | 'Address'}`;
export const fieldsOfParty = (who: PartyName) =>
  (['Name', 'Uscc', 'Address'] as const).map((part) => `${who}${part}` as FieldOf);

const partyValues = (form: AuthenForm): Record<string, string> =>
  Object.fromEntries(
    PARTIES.flatMap((who) => [
      [`${who}Name`, form[who].name],
      [`${who}Uscc`, form[who].uscc],
      [`${who}Address`, form[who].address],
    ]),
  );

/** As the fields hold an application. @param files of it, as replies carry them */
export function valuesOf(form: AuthenForm, files: CaseDetail['files']): Partial<ApplicationValues> {
  const { applicant: _a, maker: _m, factory: _f, files: _files, ...flat } = form;
  const papers = Object.fromEntries(
    CASE_FILES.map((of) => [of, uploadedFiles(files.filter((file) => file.of === of))]),
  ) as Record<CaseFile, UploadedFile[]>;
  return { ...flat, ...partyValues(form), ...papers };
}

const partyIn = (values: ApplicationValues, who: PartyName): Party => ({
  name: values[`${who}Name`].trim(),
  uscc: values[`${who}Uscc`].trim(),
  address: values[`${who}Address`].trim(),
});

/** As the mall takes it: papers that the scheme does not ask for are left out. */
export function formOf(values: ApplicationValues): AuthenForm {
  const { scheme } = values;
  const { series, models, market, reports, poNumber, costCentre, remark, isDeclared } = values;
  return {
    ...emptyApplication(scheme),
    ...{ applicant: partyIn(values, 'applicant'), maker: partyIn(values, 'maker') },
    ...{ factory: partyIn(values, 'factory'), contact: values.contact, mobile: values.mobile },
    ...{ email: values.email, product: values.product, series, models, standards: values.standards },
    ...{ market, reports, poNumber, costCentre, remark, isDeclared },
    invoiceKind: values.invoiceKind === '' ? 'none' : values.invoiceKind,
    ...{ invoiceTitle: values.invoiceTitle, taxNo: values.taxNo },
    files: schemes[scheme].files.flatMap((of) => fileIdsOf(values[of]).map((fileId) => ({ of, fileId }))),
  };
}
