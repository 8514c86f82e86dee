// The words of a form: kinds, marks, languages, rules of decision, what becomes of specimens; and how long what is typed may be.
import type { Rules, RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';

export { MOST_ITEMS, urgencyNames } from '#mall/ability/ability-terms.ts';

export const SERVICE_KINDS = ['INSPECTION', 'METERING'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
export const serviceKinds: Record<ServiceKind, Text> = {
  INSPECTION: { zh: '检测', en: 'Testing' },
  METERING: { zh: '计量', en: 'Calibration' },
};

/**
 * How a commission and its order came about: a form that becomes an order once it is accepted; a service or a package bought at a
 * fixed price, whose form is completed afterwards; agreed in a quotation or a contract.
 */
export const SERVICE_ENTRIES = ['FORM', 'PREPAID', 'AGREED'] as const;
export type ServiceEntry = (typeof SERVICE_ENTRIES)[number];

/** Which marks the report shall carry. */
export const REPORT_MARKS = ['NONE', 'CNAS', 'CMA', 'BOTH', 'AUTH'] as const;
export type ReportMarks = (typeof REPORT_MARKS)[number];
export const reportMarks: Record<ReportMarks, Text> = {
  NONE: { zh: '不加标识', en: 'None' },
  CNAS: { zh: 'CNAS', en: 'CNAS' },
  CMA: { zh: 'CMA', en: 'CMA' },
  BOTH: { zh: 'CNAS + CMA', en: 'CNAS and CMA' },
  AUTH: { zh: '法定计量检定', en: 'Legal verification' },
};

export const REPORT_LANGUAGES = ['ZH', 'EN', 'BOTH'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
export const reportLanguages: Record<ReportLanguage, Text> = {
  ZH: { zh: '中文', en: 'Chinese' },
  EN: { zh: '英文', en: 'English' },
  BOTH: { zh: '中英双语（另计费）', en: 'Both (charged)' },
};

/** ILAC-G8 (domain-lab 3.6). */
export const DECISION_RULES = ['NONE', 'SIMPLE', 'GUARD', 'NON_BINARY', 'STANDARD'] as const;
export type DecisionRule = (typeof DECISION_RULES)[number];
export const decisionRules: Record<DecisionRule, Text> = {
  NONE: { zh: '只给数据，不判定', en: 'Values only' },
  SIMPLE: { zh: '简单接受（不计不确定度）', en: 'Simple acceptance' },
  GUARD: { zh: '保护带 w = U', en: 'Guard band w = U' },
  NON_BINARY: { zh: '非二元判定', en: 'Non-binary' },
  STANDARD: { zh: '按方法标准', en: 'As the method says' },
};

export const REPORT_SPLITS = ['ONE', 'SPECIMEN', 'ITEM'] as const;
export type ReportSplit = (typeof REPORT_SPLITS)[number];
export const reportSplits: Record<ReportSplit, Text> = {
  ONE: { zh: '一份', en: 'One' },
  SPECIMEN: { zh: '每个样品一份', en: 'One per specimen' },
  ITEM: { zh: '每个项目一份', en: 'One per item' },
};

export const DISPOSALS = ['RETURN', 'KEEP', 'DESTROY'] as const;
export type Disposal = (typeof DISPOSALS)[number];
export const disposals: Record<Disposal, Text> = {
  RETURN: { zh: '寄回', en: 'Send back' },
  KEEP: { zh: '留样 90 天后处置', en: 'Keep for 90 days' },
  DESTROY: { zh: '由实验室处置', en: 'The laboratory disposes of it' },
};

export const FREIGHTS = ['PREPAID', 'COLLECT'] as const;
export const freights: Record<(typeof FREIGHTS)[number], Text> = {
  PREPAID: { zh: '实验室代付，计入费用', en: 'Charged with the order' },
  COLLECT: { zh: '到付', en: 'Paid on delivery' },
};

export const HAZARDS = ['NONE', 'FLAMMABLE', 'TOXIC', 'LIVE', 'BATTERY'] as const;
export type Hazard = (typeof HAZARDS)[number];
export const hazards: Record<Hazard, Text> = {
  NONE: { zh: '无危险', en: 'None' },
  FLAMMABLE: { zh: '易燃', en: 'Flammable' },
  TOXIC: { zh: '有毒', en: 'Toxic' },
  LIVE: { zh: '带电', en: 'Live' },
  BATTERY: { zh: '电池', en: 'Battery' },
};

export const MOST_SPECIMENS = 500;
/** One piece of the specimens' list may stand for so many. */
export const MOST_PIECES = 10_000;

/** Which version of the terms is accepted with a form. */
export const TERMS_VERSION = '2026-11';

/** Periods, in days. */
export const SERVICE_RULES = {
  confirmDays: { usual: 7, least: 1, most: 60 },
  idleDays: { usual: 90, least: 7, most: 365 },
} as const satisfies Rules;
export type ServiceRules = RuleValues<typeof SERVICE_RULES>;

/** Bought at once of one package. */
export const MOST_PACKAGES = 99;
