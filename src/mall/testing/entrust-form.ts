// What a form says: who commissions it, which specimens, which items, how it is reported, and what becomes of it afterwards; and what is missing of it.
import { checkEmail, checkPhone } from '#kit/rules/identity-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { type SiteVisit, siteFault, travelOf } from './on-site.ts';
import {
  type DecisionRule,
  type Disposal,
  type Hazard,
  MOST_PIECES,
  type ReportLanguage,
  type ReportMarks,
  type ReportSplit,
  type ServiceKind,
} from './service-terms.ts';

/** A specimen, or an instrument that is to be served. */
export interface FormSpecimen {
  name: string;
  model: string;
  maker: string;
  serialNo: string;
  lotNo: string;
  dateCode: string;
  qty: number;
  unit: string;
  hazard: Hazard;
  /** How it is kept, and what it needs. */
  note: string;
  /** Of the customer's ledger; null: of none. */
  instrumentId: number | null;
  /** The lot of a store that it was taken from, where it came with an order; null: of none. */
  lotId: number | null;
  /** The sample request that it comes with: it is received by that number too; '': none. */
  sampleSn: string;
  /** What stands in the field of pieces while it is no number; the mall never keeps it. */
  unread?: string | undefined;
}

export interface FormItem {
  capId: number;
  /** Places in the list of specimens, from 1; none: all of them. */
  specimens: number[];
  units: number;
  stage: number;
  conditions: string;
  limits: string;
  /** What stands in its fields while it cannot be read; the mall never keeps it. */
  unread?: { specimens?: string | undefined; units?: string | undefined; stage?: string | undefined };
}

/** Whether something typed into it cannot be read, so that it says less than was typed. */
export const isUnread = ({ specimens, items }: Pick<EntrustForm, 'specimens' | 'items'>): boolean =>
  specimens.some(({ unread }) => unread !== undefined) ||
  items.some(({ unread = {} }) => Object.values(unread).some((typed) => typed !== undefined));

export interface EntrustForm {
  kind: ServiceKind;
  clientName: string;
  clientAddress: string;
  contact: string;
  mobile: string;
  email: string;
  /** Who stands on the report; '': the client. */
  reportName: string;
  specimens: FormSpecimen[];
  items: FormItem[];
  marks: ReportMarks;
  language: ReportLanguage;
  rule: DecisionRule;
  withUncertainty: boolean;
  split: ReportSplit;
  copies: number;
  seesDraft: boolean;
  /** The public check shows the client's name in part only. */
  isMasked: boolean;
  /** Of a pair's verification: where every item passes, the report is shown with the pair. */
  publishEvidence: boolean;
  /** The report is named in the public passport of the lots that it is about. */
  lotPassport: boolean;
  urgency: 'NORMAL' | 'URGENT' | 'VERY_URGENT';
  maySubcontract: boolean;
  wantsPhotos: boolean;
  witnessDays: number;
  disposal: Disposal;
  /** Where specimens and papers go; '': the client's address. */
  returnAddress: string;
  freight: 'PREPAID' | 'COLLECT';
  returnKg: number;
  poNumber: string;
  costCentre: string;
  projectId: number | null;
  invoiceKind: 'none' | 'normal' | 'special';
  invoiceTitle: string;
  taxNo: string;
  remark: string;
  /** They are served where they stand; null: they are sent in. */
  site: SiteVisit | null;
  /** True, entitled to the specimens, the terms and the rule of decision understood. */
  isDeclared: boolean;
}

export const newSpecimen = (): FormSpecimen => ({
  ...{ name: '', model: '', maker: '', serialNo: '', lotNo: '', dateCode: '', note: '' },
  ...{ qty: 1, unit: '件', hazard: 'NONE', instrumentId: null, lotId: null, sampleSn: '' },
});

/** Nothing is said yet. */
export const emptyForm = (kind: ServiceKind): EntrustForm => ({
  kind,
  ...{ clientName: '', clientAddress: '', contact: '', mobile: '', email: '', reportName: '' },
  ...{ specimens: [], items: [] },
  ...{
    marks: 'NONE',
    language: 'ZH',
    rule: kind === 'METERING' ? 'NONE' : 'SIMPLE',
    split: 'ONE',
    copies: 1,
  },
  ...{ withUncertainty: kind === 'METERING', seesDraft: false, isMasked: true },
  ...{ publishEvidence: false, lotPassport: false },
  ...{ urgency: 'NORMAL', maySubcontract: false, wantsPhotos: false, witnessDays: 0 },
  ...{ disposal: 'RETURN', returnAddress: '', freight: 'PREPAID', returnKg: 3 },
  ...{ poNumber: '', costCentre: '', projectId: null, invoiceKind: 'none', invoiceTitle: '', taxNo: '' },
  ...{ remark: '', site: null, isDeclared: false },
});

/** How many specimens an item is done on. */
export const piecesOf = ({ specimens }: { specimens: readonly FormSpecimen[] }, item: FormItem): number =>
  specimens
    .filter((_, at) => item.specimens.length === 0 || item.specimens.includes(at + 1))
    .reduce((total, { qty }) => total + qty, 0);

/** Rows that say the same as one before: each with its place and that one's, from 1. Whether it is meant so is for its client to say. */
export function repeatedRows(specimens: readonly FormSpecimen[]): [place: number, before: number][] {
  const seen = new Map<string, number>();
  return specimens.flatMap(({ name, model, serialNo, lotNo, dateCode }, at) => {
    const same = [name, model, serialNo, lotNo, dateCode].map((one) => one.trim()).join('\n');
    const before = seen.get(same);
    if (name.trim() === '') return [];
    if (before === undefined) seen.set(same, at + 1);
    return before === undefined ? [] : [[at + 1, before] as [number, number]];
  });
}

/** How many reports it comes to. */
export const reportsOf = ({ split, specimens, items }: EntrustForm): number =>
  Math.max(1, split === 'SPECIMEN' ? specimens.length : split === 'ITEM' ? items.length : 1);

/** What the calculator is asked beside the items (domain-lab 3.1). */
export const extrasOf = (form: EntrustForm) => ({
  urgency: form.urgency,
  reports: reportsOf(form),
  isBilingual: form.language === 'BOTH',
  copies: form.copies,
  witnessDays: form.witnessDays,
  ...travelOf(form.site),
  returnKg: !form.site && form.disposal === 'RETURN' && form.freight === 'PREPAID' ? form.returnKg : 0,
});

/** One thing that must be mended before a form is handed in. */
export interface Fault {
  /** The field, or `specimens 3 name`, `items 1 specimens`. */
  at: string;
  text: Text;
}

const missing = (zh: string, en: string): Text => ({ zh: `请填写${zh}`, en: `Please enter ${en}` });

const NEEDED = {
  clientName: missing('委托方名称', 'the client'),
  clientAddress: missing('委托方地址', 'the client’s address'),
  contact: missing('联系人', 'a contact'),
  mobile: missing('联系电话', 'a phone number'),
  email: missing('邮箱', 'an e-mail address'),
} as const;

/** Everything that is wrong with it, in the order of its pages. */
export function faultsOf(form: EntrustForm): Fault[] {
  const faults: Fault[] = [];
  const wrong = (at: string, text: Text | undefined) => text && faults.push({ at, text });
  for (const [name, text] of Object.entries(NEEDED))
    if (form[name as keyof typeof NEEDED].trim() === '') wrong(name, text);
  if (form.mobile.trim()) wrong('mobile', checkPhone(form.mobile));
  if (form.email.trim()) wrong('email', checkEmail(form.email));
  if (form.specimens.length === 0)
    wrong('specimens', { zh: '请至少填写一个样品', en: 'Please enter at least one specimen' });
  for (const [at, one] of form.specimens.entries()) {
    const no = at + 1;
    if (!one.name.trim())
      wrong(`specimens ${no} name`, { zh: `第 ${no} 个样品没有名称`, en: `Specimen ${no} has no name` });
    if (one.unread !== undefined)
      wrong(`specimens ${no} qty`, {
        zh: `第 ${no} 个样品的数量“${one.unread}”不是 1 到 ${MOST_PIECES} 的整数`,
        en: `The pieces of specimen ${no}, “${one.unread}”, are no whole number from 1 to ${MOST_PIECES}`,
      });
    if (form.kind === 'METERING' && !one.serialNo.trim())
      wrong(`specimens ${no} serialNo`, {
        zh: `第 ${no} 台仪器没有出厂编号`,
        en: `Instrument ${no} has no serial number`,
      });
  }
  if (form.items.length === 0)
    wrong('items', { zh: '请至少选择一个项目', en: 'Please choose at least one item' });
  for (const [at, item] of form.items.entries()) {
    const no = at + 1;
    const { specimens, units, stage } = item.unread ?? {};
    if (specimens !== undefined)
      wrong(`items ${no} specimens`, {
        zh: `第 ${no} 个项目的样品行号“${specimens}”不是样品清单中的行`,
        en: `Item ${no}: “${specimens}” are no rows of the list of specimens`,
      });
    for (const typed of [units, stage])
      if (typed !== undefined)
        wrong(`items ${no} units`, {
          zh: `第 ${no} 个项目的“${typed}”不是可用的整数`,
          en: `Item ${no}: “${typed}” is no whole number that is possible here`,
        });
    if (
      item.specimens.some((one) => one > form.specimens.length) ||
      (form.specimens.length > 0 && piecesOf(form, item) === 0)
    )
      wrong(`items ${no} specimens`, {
        zh: `第 ${no} 个项目的样品不在样品清单中`,
        en: `Item ${no} is for a specimen that is not in the list`,
      });
  }
  const seen = new Map<string, number>();
  for (const [at, item] of form.items.entries()) {
    const same = `${item.capId} ${[...item.specimens].sort().join()} ${item.conditions.trim()}`;
    const before = seen.get(same);
    if (before !== undefined)
      wrong(`items ${at + 1} capId`, {
        zh: `第 ${at + 1} 个项目与第 ${before + 1} 个重复`,
        en: `Item ${at + 1} is the same as item ${before + 1}`,
      });
    seen.set(same, before ?? at);
  }
  const site = siteFault(form.kind, form.site);
  if (site) wrong(site.at, site.text);
  if (form.kind === 'INSPECTION' && form.marks === 'AUTH')
    wrong('marks', {
      zh: '法定计量检定只用于计量委托，检测报告不能加此标识',
      en: 'Legal verification is for calibrations: a report of tests cannot carry it',
    });
  if (form.invoiceKind !== 'none' && !form.invoiceTitle.trim())
    wrong('invoiceTitle', missing('发票抬头', 'whom the invoice is for'));
  if (form.invoiceKind === 'special' && !form.taxNo.trim()) wrong('taxNo', missing('税号', 'the tax number'));
  if (!form.isDeclared) wrong('isDeclared', { zh: '请确认声明', en: 'Please confirm the declarations' });
  return faults;
}
