// What is said about specimens: what may be wrong with one, what its customer decides then, what is done with it; and how long each waits.
import type { Rules, RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';

/** Why a specimen is abnormal (ISO/IEC 17025 7.4.3). */
export const ABNORMALITIES = ['DIFFERS', 'DAMAGED', 'TOO_FEW', 'LEAKING', 'UNDECLARED'] as const;
export type Abnormality = (typeof ABNORMALITIES)[number];
export const abnormalities: Record<Abnormality, Text> = {
  DIFFERS: { zh: '与委托不符', en: 'Not what the form says' },
  DAMAGED: { zh: '破损', en: 'Damaged' },
  TOO_FEW: { zh: '数量不足', en: 'Too few' },
  LEAKING: { zh: '泄漏或渗漏', en: 'Leaking' },
  UNDECLARED: { zh: '有未申报的危险', en: 'A hazard that was not declared' },
};

/** What the customer decides about an abnormal one. */
export const DECISIONS = ['TEST_ANYWAY', 'SEND_MORE', 'RETURN'] as const;
export type Decision = (typeof DECISIONS)[number];
export const decisions: Record<Decision, Text> = {
  TEST_ANYWAY: { zh: '照常检测，报告中注明', en: 'Test it anyway; the report says so' },
  SEND_MORE: { zh: '另寄样品代替', en: 'Send another in its place' },
  RETURN: { zh: '退回，不再检测', en: 'Send it back untested' },
};

/** What is written in the chain of custody. */
export const CUSTODY_ACTS = [
  ...(['RECEIVE', 'ABNORMAL', 'MOVE', 'TAKE', 'GIVE_BACK', 'KEEP', 'RETURN', 'GOT_BACK'] as const),
  ...(['PROPOSE', 'DESTROY', 'USE_UP'] as const),
] as const;
export type CustodyAct = (typeof CUSTODY_ACTS)[number];
export const custodyActs: Record<CustodyAct, Text> = {
  RECEIVE: { zh: '收样', en: 'Received' },
  ABNORMAL: { zh: '登记异常', en: 'Found abnormal' },
  MOVE: { zh: '移位', en: 'Moved' },
  TAKE: { zh: '领用', en: 'Taken' },
  GIVE_BACK: { zh: '归还', en: 'Given back' },
  KEEP: { zh: '留样', en: 'Kept' },
  RETURN: { zh: '寄回', en: 'Sent back' },
  GOT_BACK: { zh: '客户收到', en: 'Received by the customer' },
  PROPOSE: { zh: '提出处置', en: 'To be destroyed' },
  DESTROY: { zh: '处置', en: 'Destroyed' },
  USE_UP: { zh: '检测耗尽', en: 'Used up in the test' },
};

/** What is written where it goes back although objections are possible. */
export const earlyReturn: Text = {
  zh: '客户同意在异议期满前寄回',
  en: 'The customer wants it back before objections are over',
};

/** Periods: working days for a decision, days for what is sent back and for what is kept after the last report. */
export const SPECIMEN_RULES = {
  decideDays: { usual: 5, least: 1, most: 30 },
  returnDays: { usual: 10, least: 3, most: 60 },
  keepDays: { usual: 90, least: 30, most: 1_825 },
} as const satisfies Rules;
export type SpecimenRules = RuleValues<typeof SPECIMEN_RULES>;

/** For so long what was scanned without a network may be sent afterwards (domain-lab 4.3). */
export const OFFLINE_MINUTES = 30;
