// The words of a certification: schemes with the files that each asks for, kinds of cases and of findings, and the sums and periods.
import type { Rules, RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';

/** `SURVEILLANCE`: the yearly look at the factory behind a certificate. */
export const CASE_KINDS = ['INITIAL', 'SURVEILLANCE'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export const caseKinds: Record<CaseKind, Text> = {
  INITIAL: { zh: '初次认证', en: 'Certification' },
  SURVEILLANCE: { zh: '年度监督', en: 'Surveillance' },
};

/** The papers that schemes may ask for. */
export const CASE_FILES = ['LICENCE', 'SPEC', 'PARTS', 'CIRCUIT', 'QUALITY', 'MATERIAL', 'LABEL'] as const;
export type CaseFile = (typeof CASE_FILES)[number];
export const caseFiles: Record<CaseFile, Text> = {
  LICENCE: { zh: '申请人、制造商、工厂营业执照', en: 'Licences of applicant, maker and factory' },
  SPEC: { zh: '产品规格书', en: 'Specification of the product' },
  PARTS: { zh: '关键元器件与材料清单', en: 'List of critical parts and materials' },
  CIRCUIT: { zh: '电原理图与结构图', en: 'Circuit and assembly drawings' },
  QUALITY: { zh: '质量手册或体系证书', en: 'Quality manual or system certificate' },
  MATERIAL: { zh: '材料声明', en: 'Declaration of materials' },
  LABEL: { zh: '铭牌与标志样张', en: 'Specimen of plate and marks' },
};

interface Scheme extends Text {
  /** What it certifies by. */
  basis: string;
  files: readonly CaseFile[];
  needsTest: boolean;
  needsInspection: boolean;
  /** The usual days of one inspector at the factory. */
  manDays: number;
}

export const SCHEMES = ['VPC', 'ROHS', 'EMC', 'IPC'] as const;
export type SchemeCode = (typeof SCHEMES)[number];
/** Demo schemes of the laboratory; a certification body's own rules take their place. */
export const schemes: Record<SchemeCode, Scheme> = {
  VPC: {
    ...{ zh: '元器件自愿性产品认证', en: 'Voluntary certification of components' },
    ...{ basis: 'GB/T 27065、GB/T 27067', needsTest: true, needsInspection: true, manDays: 2 },
    files: ['LICENCE', 'SPEC', 'PARTS', 'QUALITY', 'LABEL'],
  },
  ROHS: {
    ...{ zh: '有害物质限制（RoHS）认证', en: 'Certification of restricted substances (RoHS)' },
    ...{ basis: 'GB/T 26572-2011、SJ/T 11364', needsTest: true, needsInspection: true, manDays: 1 },
    files: ['LICENCE', 'SPEC', 'PARTS', 'MATERIAL'],
  },
  EMC: {
    ...{ zh: '电磁兼容认证', en: 'Certification of EMC' },
    ...{ basis: 'GB/T 9254.1、GB/T 17626', needsTest: true, needsInspection: false, manDays: 0 },
    files: ['LICENCE', 'SPEC', 'CIRCUIT', 'LABEL'],
  },
  IPC: {
    ...{ zh: '外壳防护等级认证', en: 'Certification of degrees of protection' },
    ...{ basis: 'GB/T 4208-2017', needsTest: true, needsInspection: false, manDays: 0 },
    files: ['LICENCE', 'SPEC', 'LABEL'],
  },
};

export const FINDING_KINDS = ['MAJOR', 'MINOR'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
/** A major one is closed on evidence, a minor one on a plan. */
export const findingKinds: Record<FindingKind, Text> = {
  MAJOR: { zh: '严重不符合', en: 'Major' },
  MINOR: { zh: '一般不符合', en: 'Minor' },
};

/** By which mark a report from elsewhere counts as a type test. */
export const TEST_MARKS = ['CNAS', 'CMA', 'BOTH'] as const;
export type TestMark = (typeof TEST_MARKS)[number];
export const testMarks: Record<TestMark, Text> = {
  CNAS: { zh: 'CNAS', en: 'CNAS' },
  CMA: { zh: 'CMA', en: 'CMA' },
  BOTH: { zh: 'CNAS + CMA', en: 'CNAS and CMA' },
};

/** Such a report is at most a year old (domain-lab 2.9). */
export const TEST_DAYS = 365;
export const MOST_MODELS = 200;
export const MOST_FILES = 6;
export const MOST_ASKED = 30;
export const MOST_FINDINGS = 50;

/** Periods in days, validity in years, sums in whole yuan (domain-lab 2.9, 8). */
export const AUTHEN_RULES = {
  supplementDays: { usual: 30, least: 1, most: 180 },
  correctiveDays: { usual: 90, least: 1, most: 365 },
  appealDays: { usual: 30, least: 1, most: 180 },
  idleDays: { usual: 90, least: 7, most: 365 },
  validYears: { usual: 5, least: 1, most: 10 },
  suspendedDays: { usual: 180, least: 1, most: 365 },
  aheadDays: { usual: 60, least: 1, most: 180 },
  missedDays: { usual: 30, least: 1, most: 180 },
  application: { usual: 800, least: 0, most: 100_000 },
  review: { usual: 2_000, least: 0, most: 100_000 },
  manDay: { usual: 3_000, least: 0, most: 100_000 },
  certificate: { usual: 1_000, least: 0, most: 100_000 },
} as const satisfies Rules;
export type AuthenRules = RuleValues<typeof AUTHEN_RULES>;
