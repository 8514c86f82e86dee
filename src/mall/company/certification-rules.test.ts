// What a certification must say: every field where it is just right and just wrong.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type CertificationField,
  COMPANY_TYPE_CODES,
  COMPANY_TYPES,
  certificationRules,
  maskIdNumber,
  REMARK_FIELDS,
} from './certification-rules.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const x = (length: number) => 'x'.repeat(length);
const FUTURE = 'The day of foundation cannot be later than today';
const NO_DAY = 'Please choose a correct day';

it.each<[CertificationField, string, string | undefined]>([
  ['companyName', '', 'Please enter the company name'],
  ['companyName', '  ', 'Please enter the company name'],
  ['companyName', x(1), 'Please enter 2-100 characters'],
  ['companyName', x(2), undefined],
  ['companyName', ` ${x(100)} `, undefined],
  ['companyName', x(101), 'Please enter 2-100 characters'],
  ['uscc', ' ', 'Please enter the unified social credit code'],
  ['uscc', ' 91350100m000100y43 ', undefined],
  ['uscc', '91350100M000100Y44', 'Please enter a correct 18-character credit code'],
  ['companyType', 'limited', undefined],
  ['companyType', '', 'Please choose the type of company'],
  ['companyType', 'toString', 'Please choose the type of company'],
  ['registeredCapital', '', undefined],
  ['registeredCapital', x(40), undefined],
  ['registeredCapital', x(41), 'Please enter 0-40 characters'],
  ['foundedOn', '', 'Please choose the day of foundation'],
  ['foundedOn', '1800-01-01', undefined],
  ['foundedOn', '1799-12-31', FUTURE],
  ['foundedOn', '2026-11-21', undefined], // it is that day in China already
  ['foundedOn', '2026-11-22', FUTURE],
  ['foundedOn', '2023-02-29', FUTURE],
  ['foundedOn', '2024-02-29', undefined],
  ['foundedOn', '2023-13-01', FUTURE],
  ['foundedOn', '2023-1-1', FUTURE],
  ['foundedOn', '+002023-01-01', FUTURE],
  ['foundedOn', 'yesterday', FUTURE],
  ['address', x(4), 'Please enter 5-200 characters'],
  ['address', x(5), undefined],
  ['address', x(200), undefined],
  ['address', x(201), 'Please enter 5-200 characters'],
  ['address', '', 'Please enter the registered address'],
  ['businessScope', '', undefined],
  ['businessScope', x(1_000), undefined],
  ['businessScope', x(1_001), 'Please enter 0-1000 characters'],
  ['industry', 'nothing', 'Please choose the industry'],
  ['legalName', '', 'Please enter the name of the legal representative'],
  ['legalName', x(1), 'Please enter 2-40 characters'],
  ['legalName', x(40), undefined],
  ['legalIdNumber', '11010519491231002X', undefined],
  ['legalIdNumber', '1', 'please enter a correct ID number'],
  ['licenceUntil', '', undefined],
  ['licenceUntil', '2020-02-29', undefined],
  ['licenceUntil', '2021-02-29', NO_DAY],
  ['licenceUntil', '2020-02', NO_DAY],
  ['licenceUntil', '2020-02-29x', NO_DAY],
  ['licenceUntil', 'x2020-02-29', NO_DAY],
  ['contactName', '', "Please enter the administrator's name"],
  ['contactName', x(41), 'Please enter 2-40 characters'],
  ['contactMobile', '13800138000', undefined],
  ['contactMobile', '88886666', 'Please enter a valid phone number'],
])('%s %j: %s', (field, value, sentence) => {
  expect(certificationRules[field](value)?.en).toBe(sentence);
});

it('every type of company may be chosen, and is called something', () => {
  expect(COMPANY_TYPE_CODES).toEqual(['limited', 'joint', 'foreign', 'state', 'sole', 'institute', 'other']);
  for (const code of COMPANY_TYPE_CODES) {
    expect(certificationRules.companyType(code)).toBeUndefined();
    expect(COMPANY_TYPES[code].zh).toBeTruthy();
  }
});

it('remarks may be made about every field and both papers', () => {
  expect([...REMARK_FIELDS].toSorted()).toEqual(
    [...Object.keys(certificationRules), 'licenceFileId', 'attorneyFileId'].toSorted(),
  );
});

it.each([
  ['440301199001011234', '440***********1234'],
  ['130503670401001', '130********1001'],
  ['12345678', '123*5678'],
  ['1234567', '1234567'],
  ['', ''],
])('the number %s is shown as %s', (value, masked) => {
  expect(maskIdNumber(value)).toBe(masked);
});
