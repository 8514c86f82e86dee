// The words of capabilities: kinds, fields, marks, units of price, each in both languages.
import type { Rules, RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';

export const CAPABILITY_KINDS = ['TEST', 'CALIBRATION'] as const;
export type CapabilityKind = (typeof CAPABILITY_KINDS)[number];
export const capabilityKinds: Record<CapabilityKind, Text> = {
  TEST: { zh: '检测', en: 'Testing' },
  CALIBRATION: { zh: '校准与检定', en: 'Calibration' },
};

/** What a certificate or report may carry; which of them is decided on the day of issue. */
export const MARKS = ['CNAS', 'CMA', 'AUTH'] as const;
export type Mark = (typeof MARKS)[number];
export const markNames: Record<Mark, Text> = {
  CNAS: { zh: 'CNAS', en: 'CNAS' },
  CMA: { zh: 'CMA', en: 'CMA' },
  AUTH: { zh: '法定计量授权', en: 'Legal metrology' },
};

/** By hand at a bench, or in a machine that runs by itself. */
export const WORK_MODES = ['BENCH', 'RUN'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** Whether a laboratory offers it: for the time being not, or no more. */
export type Standing = 'OFFERED' | 'SUSPENDED' | 'RETIRED';

/** How many units an item has: as long as the machine runs; so many for each specimen; or as the form states them. */
export const UNIT_WAYS = ['RUN', 'EACH', 'STATED'] as const;
export type UnitWay = (typeof UNIT_WAYS)[number];

export const URGENCIES = ['NORMAL', 'URGENT', 'VERY_URGENT'] as const;
export type Urgency = (typeof URGENCIES)[number];
export const urgencyNames: Record<Urgency, Text> = {
  NORMAL: { zh: '普通', en: 'Normal' },
  URGENT: { zh: '加急', en: 'Urgent' },
  VERY_URGENT: { zh: '特急', en: 'Very urgent' },
};

/** Of one form. */
export const MOST_ITEMS = 50;

/** What forms cost beside their items, and how long they take (domain-lab 3.1, 3.2): whole yuan, days, hours of the day, per cent. */
export const LAB_RULES = {
  urgentPercent: { usual: 150, least: 100, most: 500 },
  veryUrgentPercent: { usual: 200, least: 100, most: 500 },
  secondLanguage: { usual: 200, least: 0, most: 100_000 },
  paperCopy: { usual: 20, least: 0, most: 10_000 },
  witnessDay: { usual: 500, least: 0, most: 100_000 },
  manDay: { usual: 1_200, least: 0, most: 100_000 },
  kilometre: { usual: 2, least: 0, most: 100 },
  night: { usual: 400, least: 0, most: 10_000 },
  returnFirst: { usual: 25, least: 0, most: 10_000 },
  returnFirstKg: { usual: 3, least: 1, most: 100 },
  returnKg: { usual: 6, least: 0, most: 1_000 },
  urgentTimePercent: { usual: 60, least: 1, most: 100 },
  veryUrgentTimePercent: { usual: 40, least: 1, most: 100 },
  reportDays: { usual: 2, least: 0, most: 60 },
  urgentReportDays: { usual: 1, least: 0, most: 60 },
  lastHour: { usual: 16, least: 1, most: 24 },
  promiseHour: { usual: 18, least: 1, most: 23 },
} as const satisfies Rules;
export type LabRules = RuleValues<typeof LAB_RULES>;

export const CAPABILITY_FIELDS = {
  env: { zh: '环境与可靠性', en: 'Environmental' },
  rel: { zh: '寿命与可靠性', en: 'Reliability' },
  elec: { zh: '电参数', en: 'Electrical parameters' },
  emc: { zh: '电磁兼容', en: 'EMC' },
  esd: { zh: '静电与闩锁', en: 'ESD and latch-up' },
  safe: { zh: '安全', en: 'Safety' },
  dpa: { zh: '破坏性物理分析', en: 'DPA' },
  fa: { zh: '失效分析', en: 'Failure analysis' },
  auth: { zh: '真伪鉴别', en: 'Authenticity' },
  screen: { zh: '筛选', en: 'Screening' },
  mech: { zh: '力学', en: 'Mechanical' },
  pkg: { zh: '封装与可焊性', en: 'Packages and soldering' },
  chem: { zh: '有害物质与成分', en: 'Chemistry' },
  'cal-elec': { zh: '电磁计量', en: 'Electrical calibration' },
  'cal-rf': { zh: '无线电计量', en: 'RF calibration' },
  'cal-length': { zh: '几何量计量', en: 'Dimensional calibration' },
  'cal-mech': { zh: '力学计量', en: 'Mechanical calibration' },
  'cal-thermal': { zh: '热工计量', en: 'Thermal calibration' },
  'cal-time': { zh: '时间频率计量', en: 'Time and frequency' },
  'cal-env': { zh: '环境设备校准', en: 'Environmental chambers' },
  'cal-semi': { zh: '半导体测试设备校准', en: 'Semiconductor testers' },
} as const satisfies Record<string, Text>;
export type CapabilityField = keyof typeof CAPABILITY_FIELDS;

/** What prices count, by its Chinese name, which is the one that is kept. */
export const priceUnits: Readonly<Record<string, string>> = {
  只: 'piece',
  件: 'piece',
  个: 'piece',
  块: 'board',
  板: 'board',
  台: 'instrument',
  把: 'instrument',
  支: 'instrument',
  点: 'point',
  引脚: 'pin',
  项: 'item',
  组: 'set',
  批: 'lot',
  样: 'specimen',
  型号: 'model',
  轴向: 'axis',
  次: 'time',
  万次: '10,000 cycles',
  循环: 'cycle',
  小时: 'hour',
  天: 'day',
};
