// The fields of the form that is not a table: who, how it is reported, how urgent, what becomes of the specimens.
import { field, type ValuesOf } from '#kit/form/field-kinds.ts';
import type { Text } from '#kit/words/text.ts';
import { type EntrustForm, emptyForm, type FormItem, type FormSpecimen } from '../entrust-form.ts';
import { MOST_TRAVEL, type SiteVisit } from '../on-site.ts';
import {
  decisionRules,
  disposals,
  freights,
  reportLanguages,
  reportMarks,
  reportSplits,
  type ServiceKind,
  urgencyNames,
} from '../service-terms.ts';
import { entrustWords } from './entrust-words.ts';

const need = (zh: string, en: string): { missing: Text } => ({
  missing: { zh: `请填写${zh}`, en: `Please enter ${en}` },
});

/** A whole number from 0. */
const count = (label: Text, most: number, hint?: Text) =>
  field.number(label, {
    max: 4,
    hint,
    rule: (typed) =>
      /^\d+$/.test(typed.trim()) && Number(typed) <= most
        ? undefined
        : { zh: `请输入 0 到 ${most} 的整数`, en: `Please enter a whole number from 0 to ${most}` },
  });

const PLACES = {
  SEND_IN: { zh: '送检', en: 'Sent in' },
  ON_SITE: { zh: '上门', en: 'At our place' },
} as const;

/** Legal verification is of instruments. */
export const marksOf = (kind: ServiceKind, language: 'zh' | 'en') =>
  Object.entries(reportMarks)
    .filter(([mark]) => kind === 'METERING' || mark !== 'AUTH')
    .map(([value, text]) => ({ value, text: text[language] }));

const INVOICES = {
  none: { zh: '不开票', en: 'No invoice' },
  normal: { zh: '增值税普通发票', en: 'Ordinary VAT invoice' },
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
} as const;

/** How much of a visit is paid for. */
export const TRAVEL_FIELDS = {
  manDays: count({ zh: '预计人天', en: 'Man-days, about' }, MOST_TRAVEL.manDays, {
    zh: '受理时由实验室核定',
    en: 'The laboratory confirms it',
  }),
  km: count({ zh: '单程里程（公里）', en: 'Kilometres, one way' }, MOST_TRAVEL.km),
  nights: count({ zh: '住宿（人夜）', en: 'Nights' }, MOST_TRAVEL.nights),
};

export const ENTRUST_FIELDS = {
  clientName: field.text(
    { zh: '委托方名称', en: 'Client' },
    { max: 120, ...need('委托方名称', 'the client') },
  ),
  clientAddress: field.text({ zh: '地址', en: 'Address' }, { max: 200, ...need('地址', 'an address') }),
  contact: field.text({ zh: '联系人', en: 'Contact' }, { max: 40, ...need('联系人', 'a contact') }),
  mobile: field.text(
    { zh: '联系电话', en: 'Phone' },
    { max: 20, inputMode: 'tel', ...need('联系电话', 'a phone number') },
  ),
  email: field.text(
    { zh: '邮箱', en: 'E-mail' },
    { max: 80, type: 'email', ...need('邮箱', 'an e-mail address') },
  ),
  reportName: field.text(
    { zh: '报告上的委托方', en: 'Client on the report' },
    {
      max: 120,
      optional: true,
      hint: {
        zh: '空为委托方；他人须能提供同意函',
        en: 'Empty: the client; for somebody else a letter of consent is needed',
      },
    },
  ),
  marks: field.radio({ zh: '报告标识', en: 'Marks' }, reportMarks, {
    empty: 'NONE',
    wide: true,
    hint: {
      zh: '标识在签发当日按资质范围确定',
      en: 'What a report may carry is decided by the scope on the day of issue',
    },
  }),
  language: field.choice({ zh: '报告语言', en: 'Language' }, reportLanguages, { empty: 'ZH' }),
  rule: field.choice({ zh: '判定规则（ILAC-G8）', en: 'Rule of decision (ILAC-G8)' }, decisionRules, {
    empty: 'SIMPLE',
  }),
  split: field.choice({ zh: '报告份数', en: 'Reports' }, reportSplits, { empty: 'ONE' }),
  copies: count({ zh: '每份纸质本数', en: 'Paper copies of each' }, 20, {
    zh: '第一本免费',
    en: 'The first is free',
  }),
  withUncertainty: field.yesNo({ zh: '报告给出测量不确定度', en: 'The report states uncertainty' }),
  seesDraft: field.yesNo({ zh: '签发前先看草稿', en: 'I want to see the draft' }),
  isMasked: field.yesNo({ zh: '公开核验时隐去委托方名称', en: 'Public checks mask the client' }),
  lotPassport: field.yesNo({
    zh: '报告公开在批次护照中（不含数据和委托方）',
    en: 'Named in the public passport of the lot, without values and client',
  }),
  urgency: field.radio({ zh: '时效', en: 'Urgency' }, urgencyNames, { empty: 'NORMAL', wide: true }),
  witnessDays: count({ zh: '现场见证（天）', en: 'Witnessing, days' }, 100),
  maySubcontract: field.yesNo({
    zh: '允许分包（报告中以 ● 注明）',
    en: 'Subcontracting is allowed (marked ● in the report)',
  }),
  wantsPhotos: field.yesNo({ zh: '需要试验照片', en: 'Photos of the tests' }),
  place: field.radio({ zh: '服务地点', en: 'Where' }, PLACES, { empty: 'SEND_IN', wide: true }),
  siteAddress: field.text(
    { zh: '上门地址', en: 'Address' },
    { max: 200, ...need('上门地址', 'where we are to come to') },
  ),
  siteDays: field.text(
    { zh: '方便的日期', en: 'Days that suit' },
    { max: 200, optional: true, hint: { zh: '如 每周二、四上午', en: 'e.g. Tuesdays before noon' } },
  ),
  siteRules: field.area(
    { zh: '入场要求', en: 'How we get in' },
    {
      ...{ max: 500, rows: 2, wide: true, optional: true },
      hint: { zh: '证件、预约、安全培训、防静电等', en: 'Papers, appointments, safety briefing, ESD' },
    },
  ),
  ...TRAVEL_FIELDS,
  disposal: field.radio({ zh: '检后样品', en: 'Specimens afterwards' }, disposals, {
    empty: 'RETURN',
    wide: true,
  }),
  returnAddress: field.text(
    { zh: '寄回地址', en: 'Return address' },
    { max: 200, optional: true, hint: { zh: '空为委托方地址', en: 'Empty: the client’s address' } },
  ),
  freight: field.choice({ zh: '寄回运费', en: 'Freight back' }, freights, { empty: 'PREPAID' }),
  returnKg: count({ zh: '约重（千克）', en: 'About, kg' }, 1_000),
  invoiceKind: field.choice({ zh: '发票', en: 'Invoice' }, INVOICES, { empty: 'none' }),
  invoiceTitle: field.text(
    { zh: '发票抬头', en: 'Invoice for' },
    { max: 120, ...need('发票抬头', 'whom the invoice is for') },
  ),
  taxNo: field.text({ zh: '税号', en: 'Tax number' }, { max: 40, optional: true }),
  poNumber: field.text({ zh: '采购单号', en: 'PO number' }, { max: 40, optional: true }),
  costCentre: field.text({ zh: '成本中心', en: 'Cost centre' }, { max: 40, optional: true }),
  remark: field.area({ zh: '备注', en: 'Remark' }, { max: 1_000, rows: 2, wide: true, optional: true }),
  isDeclared: field.yesNo(entrustWords.declare),
};
export type EntrustValues = ValuesOf<typeof ENTRUST_FIELDS>;

const COUNTS = ['copies', 'witnessDays', 'returnKg'] as const;
const TRAVEL = ['manDays', 'km', 'nights'] as const;
const counted = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);

/** As the fields hold a form. */
export const valuesOf = (form: EntrustForm): Partial<EntrustValues> => {
  const { kind: _kind, specimens: _specimens, items: _items, projectId: _projectId, site, ...flat } = form;
  const { address = '', days = '', rules = '' } = site ?? {};
  return {
    ...flat,
    ...Object.fromEntries(COUNTS.map((name) => [name, String(form[name])])),
    ...{ place: site ? 'ON_SITE' : 'SEND_IN', siteAddress: address, siteDays: days, siteRules: rules },
    ...Object.fromEntries(TRAVEL.map((name) => [name, String(site?.[name] ?? (name === 'manDays' ? 1 : 0))])),
  } as unknown as Partial<EntrustValues>;
};

/** As the mall takes it: a count that is none yet counts as nothing; what no field asks for stays as it was. */
export function formOf(
  kind: ServiceKind,
  { projectId, publishEvidence }: Pick<EntrustForm, 'projectId' | 'publishEvidence'>,
  values: EntrustValues,
  specimens: readonly FormSpecimen[],
  items: readonly FormItem[],
): EntrustForm {
  const { place, siteAddress, siteDays, siteRules, manDays, km, nights, ...flat } = values;
  const counts = Object.fromEntries(COUNTS.map((name) => [name, counted(values[name])]));
  const site: SiteVisit = {
    ...{ address: siteAddress, days: siteDays, rules: siteRules },
    ...{ manDays: counted(manDays), km: counted(km), nights: counted(nights) },
  };
  return {
    ...emptyForm(kind),
    ...flat,
    ...counts,
    site: kind === 'METERING' && place === 'ON_SITE' ? site : null,
    ...{ projectId, publishEvidence },
    specimens: [...specimens],
    items: [...items],
  } as unknown as EntrustForm;
}
