// What a certification must say, field by field: the same rules in the form and in the mall.

import { type Check, checkCreditCode, checkIdNumber, checkMobile } from '#kit/rules/identity-rules.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { INDUSTRIES } from '#mall/member/industries.ts';

export const COMPANY_TYPES = {
  limited: { zh: '有限责任公司', en: 'Limited liability company' },
  joint: { zh: '股份有限公司', en: 'Joint-stock company' },
  foreign: { zh: '外商投资企业', en: 'Foreign-invested enterprise' },
  state: { zh: '国有企业', en: 'State-owned enterprise' },
  sole: { zh: '个人独资 / 合伙企业', en: 'Sole proprietorship / partnership' },
  institute: { zh: '科研院所 / 事业单位', en: 'Research institute / public institution' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export const COMPANY_TYPE_CODES = Object.keys(COMPANY_TYPES) as [keyof typeof COMPANY_TYPES];

const text = (zh: string, en: string): Text => ({ zh, en });

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`);
  return value.length === 10 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

const between =
  (min: number, max: number, empty?: Text): Check =>
  (value) => {
    const { length } = value.trim();
    if (length === 0) return empty;
    return length < min || length > max
      ? text(`请输入 ${min}-${max} 个字符`, `Please enter ${min}-${max} characters`)
      : undefined;
  };

const chosen =
  (from: Readonly<Record<string, unknown>>, empty: Text): Check =>
  (value) =>
    Object.hasOwn(from, value) ? undefined : empty;

export const certificationRules = {
  companyName: between(2, 100, text('请输入企业名称', 'Please enter the company name')),
  uscc: (value: string) =>
    value.trim() === ''
      ? text('请输入统一社会信用代码', 'Please enter the unified social credit code')
      : checkCreditCode(value.trim().toUpperCase())
        ? text('请输入正确的 18 位统一社会信用代码', 'Please enter a correct 18-character credit code')
        : undefined,
  companyType: chosen(COMPANY_TYPES, text('请选择企业类型', 'Please choose the type of company')),
  registeredCapital: between(0, 40),
  foundedOn: (value: string) =>
    value === ''
      ? text('请选择成立日期', 'Please choose the day of foundation')
      : isDay(value) && value >= '1800-01-01' && value <= dayInChina(new Date())
        ? undefined
        : text('成立日期不能晚于今天', 'The day of foundation cannot be later than today'),
  address: between(5, 200, text('请输入注册地址', 'Please enter the registered address')),
  businessScope: between(0, 1000),
  industry: chosen(INDUSTRIES, text('请选择所属行业', 'Please choose the industry')),
  legalName: between(
    2,
    40,
    text('请输入法定代表人姓名', 'Please enter the name of the legal representative'),
  ),
  legalIdNumber: checkIdNumber,
  /** '' means without end. */
  licenceUntil: (value: string) =>
    value === '' || isDay(value) ? undefined : text('请选择正确的日期', 'Please choose a correct day'),
  contactName: between(2, 40, text('请输入管理员姓名', "Please enter the administrator's name")),
  contactMobile: (value: string) => checkMobile(value),
} satisfies Record<string, Check>;

export type CertificationField = keyof typeof certificationRules;

/** What a reviewer may write a remark about, in the order of the form. */
export const REMARK_FIELDS = [
  'companyName',
  'uscc',
  'companyType',
  'registeredCapital',
  'foundedOn',
  'licenceUntil',
  'address',
  'businessScope',
  'industry',
  'licenceFileId',
  'legalName',
  'legalIdNumber',
  'attorneyFileId',
  'contactName',
  'contactMobile',
] as const;
export type RemarkField = (typeof REMARK_FIELDS)[number];

/** 440301199001011234 → 440***********1234; never the number itself. */
export function maskIdNumber(value: string): string {
  return `${value.slice(0, 3)}${'*'.repeat(Math.max(0, value.length - 7))}${value.slice(-4)}`;
}
