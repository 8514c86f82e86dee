// The terms of samples: how long each side has, and how many samples one designer gets (domain 3.5.1, 3.11).
import { hours } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';

/** What the platform sets: how it begins, and between what it may be changed (domain 3.11; the ends are chosen). */
export const SAMPLE_RULES = {
  /** Pieces of one product that one designer gets in one calendar year of China. */
  yearLimit: { usual: 10, least: 1, most: 1000 },
  /** More requests than this without feedback, and no other is taken. */
  mostWithoutFeedback: { usual: 2, least: 0, most: 50 },
  /** For enterprise and store together to decide, from each submission on. */
  reviewDays: { usual: 15, least: 1, most: 90 },
  /** For the designer to correct what was sent back. */
  correctDays: { usual: 15, least: 1, most: 90 },
  payHours: { usual: 72, least: 1, most: 720 },
  /** After the last parcel. */
  receiveDays: { usual: 10, least: 1, most: 90 },
  /** After receipt. */
  feedbackDays: { usual: 60, least: 7, most: 365 },
} as const;
export type SampleRuleKey = keyof typeof SAMPLE_RULES;
export const SAMPLE_RULE_KEYS = Object.keys(SAMPLE_RULES) as [SampleRuleKey, ...SampleRuleKey[]];
export type SampleRules = Readonly<Record<SampleRuleKey, number>>;
/** chosen: a sample cart is no purchasing list. */
export const SAMPLE_CART_LINES = 100;
/** spec §5 names 5 pictures for refunds; domain 3.5.1 leaves it open. */
export const FEEDBACK_PICTURES = 5;

export const PURPOSES = {
  newDesign: { zh: '新产品设计选型', en: 'Selection for a new design' },
  replace: { zh: '替代验证', en: 'Verification of a replacement' },
  secondSource: { zh: '第二货源认证', en: 'Approval of a second source' },
  repair: { zh: '整改与故障分析', en: 'Redesign or failure analysis' },
  research: { zh: '预研与评估', en: 'Research and evaluation' },
} as const satisfies Record<string, Text>;
export type Purpose = keyof typeof PURPOSES;
export const PURPOSE_KEYS = Object.keys(PURPOSES) as [Purpose, ...Purpose[]];

/** Who pays the carrier; the store says so when it approves. `buyer`: the store's freight comes on the bill. */
export const FREIGHT_PAYERS = {
  store: { zh: '商家承担运费', en: 'The store pays the carriage' },
  collect: { zh: '到付', en: 'Freight collect' },
  buyer: { zh: '申请人支付运费', en: 'Carriage on the bill' },
} as const satisfies Record<string, Text>;
export type FreightPayer = keyof typeof FREIGHT_PAYERS;
export const FREIGHT_PAYER_KEYS = Object.keys(FREIGHT_PAYERS) as [FreightPayer, ...FreightPayer[]];

export const RESULTS = {
  pass: { zh: '通过', en: 'Passed' },
  partial: { zh: '部分通过', en: 'Passed in part' },
  fail: { zh: '未通过', en: 'Failed' },
} as const satisfies Record<string, Text>;
export type FeedbackResult = keyof typeof RESULTS;
export const RESULT_KEYS = Object.keys(RESULTS) as [FeedbackResult, ...FeedbackResult[]];

export const NEXT_STEPS = {
  buy: { zh: '小批量采购', en: 'Buy a small lot' },
  inquire: { zh: '询价', en: 'Ask for a quotation' },
  labTest: { zh: '委托检测验证', en: 'Order a laboratory test' },
  moreSamples: { zh: '继续申请样品', en: 'More samples' },
  none: { zh: '暂不采用', en: 'Not used for now' },
} as const satisfies Record<string, Text>;
export type NextStep = keyof typeof NEXT_STEPS;
export const NEXT_STEP_KEYS = Object.keys(NEXT_STEPS) as [NextStep, ...NextStep[]];

/** 1 January of China's calendar year. */
export function yearStart(now: Date): Date {
  const year = new Date(now.getTime() + hours(8)).getUTCFullYear();
  return new Date(Date.UTC(year, 0, 1) - hours(8));
}

/** YYYY-MM of this century. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

export const monthSays: Text = {
  zh: '请输入年月，如 2027-03',
  en: 'Please enter year and month, e.g. 2027-03',
};
