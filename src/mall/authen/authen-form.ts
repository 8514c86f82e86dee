// What an application for a certification says, and what is missing of it: it shares nothing with a form that commissions tests (decision 159).
import { checkCreditCode, checkEmail, checkPhone } from '#kit/rules/identity-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { type CaseFile, caseFiles, type SchemeCode, schemes } from './authen-terms.ts';

/** A company with its unified social credit code. */
export interface Party {
  name: string;
  uscc: string;
  address: string;
}

export const PARTIES = ['applicant', 'maker', 'factory'] as const;
export type PartyName = (typeof PARTIES)[number];
export const partyNames: Record<PartyName, Text> = {
  applicant: { zh: '申请人', en: 'Applicant' },
  maker: { zh: '制造商', en: 'Maker' },
  factory: { zh: '生产厂', en: 'Factory' },
};

export interface AuthenForm extends Record<PartyName, Party> {
  scheme: SchemeCode;
  contact: string;
  mobile: string;
  email: string;
  product: string;
  series: string;
  /** One a line. */
  models: string;
  standards: string;
  market: string;
  /** Reports that are there already, in words. */
  reports: string;
  files: { of: CaseFile; fileId: number }[];
  invoiceKind: 'none' | 'normal' | 'special';
  invoiceTitle: string;
  taxNo: string;
  poNumber: string;
  costCentre: string;
  remark: string;
  /** True, the scheme's rules accepted, access to the factory granted. */
  isDeclared: boolean;
}

const nobody = (): Party => ({ name: '', uscc: '', address: '' });

/** Nothing is said yet. */
export const emptyApplication = (scheme: SchemeCode = 'VPC'): AuthenForm => ({
  scheme,
  ...{ applicant: nobody(), maker: nobody(), factory: nobody() },
  ...{ contact: '', mobile: '', email: '', product: '', series: '', models: '', standards: '' },
  ...{ market: '', reports: '', files: [], invoiceKind: 'none', invoiceTitle: '', taxNo: '' },
  ...{ poNumber: '', costCentre: '', remark: '', isDeclared: false },
});

/** The models, each once, in the order in which they were typed. */
export const modelsOf = ({ models }: Pick<AuthenForm, 'models'>): string[] => [
  ...new Set(
    models
      .split(/[\n,，;；]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** One thing that must be mended before it is handed in; `at`: the field, or `maker uscc`, `files SPEC`. */
export interface Fault {
  at: string;
  text: Text;
}

const missing = (what: Text): Text => ({ zh: `请填写${what.zh}`, en: `Please enter: ${what.en}` });

const NEEDED = {
  contact: { zh: '联系人', en: 'contact' },
  mobile: { zh: '联系电话', en: 'phone' },
  email: { zh: '邮箱', en: 'e-mail' },
  product: { zh: '产品名称', en: 'product' },
  standards: { zh: '认证依据标准', en: 'standards' },
} as const satisfies Partial<Record<keyof AuthenForm, Text>>;

const PARTS: Record<keyof Party, Text> = {
  name: { zh: '名称', en: 'name' },
  uscc: { zh: '统一社会信用代码', en: 'credit code' },
  address: { zh: '地址', en: 'address' },
};

/** Everything that is wrong with it, in the order of the page. */
export function faultsOf(form: AuthenForm): Fault[] {
  const faults: Fault[] = [];
  const wrong = (at: string, text: Text | undefined) => text && faults.push({ at, text });
  for (const who of PARTIES) {
    const of = partyNames[who];
    const said = (text: Text) => ({ zh: `${of.zh}${text.zh}`, en: `${of.en}: ${text.en}` });
    for (const [part, name] of Object.entries(PARTS))
      if (form[who][part as keyof Party].trim() === '') wrong(`${who} ${part}`, missing(said(name)));
    const bad = form[who].uscc.trim() ? checkCreditCode(form[who].uscc.trim()) : undefined;
    if (bad) wrong(`${who} uscc`, { zh: `${of.zh}：${bad.zh}`, en: `${of.en}: ${bad.en}` });
  }
  for (const [name, what] of Object.entries(NEEDED))
    if (form[name as keyof typeof NEEDED].trim() === '') wrong(name, missing(what));
  if (form.mobile.trim()) wrong('mobile', checkPhone(form.mobile.trim()));
  if (form.email.trim()) wrong('email', checkEmail(form.email.trim()));
  if (modelsOf(form).length === 0)
    wrong('models', { zh: '请至少填写一个型号', en: 'Please enter at least one model' });
  for (const file of schemes[form.scheme].files)
    if (!form.files.some(({ of }) => of === file))
      wrong(`files ${file}`, {
        zh: `请上传${caseFiles[file].zh}`,
        en: `Please upload: ${caseFiles[file].en}`,
      });
  if (form.invoiceKind !== 'none' && !form.invoiceTitle.trim())
    wrong('invoiceTitle', missing({ zh: '发票抬头', en: 'whom the invoice is for' }));
  if (form.invoiceKind === 'special' && !form.taxNo.trim())
    wrong('taxNo', missing({ zh: '税号', en: 'tax number' }));
  if (!form.isDeclared) wrong('isDeclared', { zh: '请确认声明', en: 'Please confirm the declarations' });
  return faults;
}
