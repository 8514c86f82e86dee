// What the head of a laboratory sets, group by group: prices and times of forms, and the periods of commissions, specimens, objections and certifications.
import type { Rules } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { LAB_RULES } from '#mall/ability/ability-terms.ts';
import { AUTHEN_RULES } from '#mall/authen/authen-terms.ts';
import { OBJECTION_RULES } from '#mall/objection/objection-terms.ts';
import { SPECIMEN_RULES } from '#mall/specimen/specimen-terms.ts';
import { SERVICE_RULES } from '#mall/testing/service-terms.ts';

/** The names under which the rooms keep them. */
export const RULE_GROUPS = ['lab_rules', 'testing', 'specimen', 'objection', 'authen'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

export const specimenRuleNames: Readonly<Record<keyof typeof SPECIMEN_RULES, Text>> = {
  decideDays: { zh: '异常样品决定期（工作日）', en: 'Decision about an abnormal one, working days' },
  returnDays: { zh: '返还自动确认（天）', en: 'Taken as come back after, days' },
  keepDays: { zh: '留样期（天，自最后一份报告起）', en: 'Kept after the last report, days' },
};

export const labRuleNames: Readonly<Record<keyof typeof LAB_RULES, Text>> = {
  urgentPercent: { zh: '加急价格（%）', en: 'Urgent price, %' },
  veryUrgentPercent: { zh: '特急价格（%）', en: 'Very urgent price, %' },
  secondLanguage: { zh: '第二语言每份报告（元）', en: 'Second language of a report, yuan' },
  paperCopy: { zh: '加印每本（元）', en: 'Further paper copy, yuan' },
  witnessDay: { zh: '现场见证每天（元）', en: 'Witnessing, yuan a day' },
  manDay: { zh: '上门每人天（元）', en: 'Man-day on site, yuan' },
  kilometre: { zh: '里程每公里（元）', en: 'Kilometre, yuan' },
  night: { zh: '住宿每晚（元）', en: 'Night, yuan' },
  returnFirst: { zh: '样品寄回首重（元）', en: 'Sending back, yuan' },
  returnFirstKg: { zh: '寄回首重（千克）', en: 'Sending back, kg for that' },
  returnKg: { zh: '寄回续重每千克（元）', en: 'Each further kg, yuan' },
  urgentTimePercent: { zh: '加急工期（%）', en: 'Urgent time, %' },
  veryUrgentTimePercent: { zh: '特急工期（%）', en: 'Very urgent time, %' },
  reportDays: { zh: '出报告（工作日）', en: 'Report, working days' },
  urgentReportDays: { zh: '加急出报告（工作日）', en: 'Urgent report, working days' },
  lastHour: { zh: '当日收样截止（时）', en: 'Last hour of receipt' },
  promiseHour: { zh: '承诺时刻（时）', en: 'Hour of the promise' },
};

const serviceRuleNames: Readonly<Record<keyof typeof SERVICE_RULES, Text>> = {
  confirmDays: { zh: '客户确认修改期（天）', en: 'Confirming a proposal, days' },
  idleDays: { zh: '未提交委托失效（天）', en: 'A form that is not handed in ends after, days' },
};

const objectionRuleNames: Readonly<Record<keyof typeof OBJECTION_RULES, Text>> = {
  objectionDays: { zh: '异议期（天，自签发起）', en: 'To object after the issue, days' },
  decideDays: { zh: '异议处理期（工作日）', en: 'To decide an objection, working days' },
};

const authenRuleNames: Readonly<Record<keyof typeof AUTHEN_RULES, Text>> = {
  supplementDays: { zh: '补正期（天）', en: 'To supplement, days' },
  correctiveDays: { zh: '整改期（天）', en: 'To close findings, days' },
  appealDays: { zh: '申诉期（天）', en: 'To appeal, days' },
  idleDays: { zh: '未提交申请失效（天）', en: 'An application that is not handed in ends after, days' },
  validYears: { zh: '证书有效期（年）', en: 'A certificate holds, years' },
  suspendedDays: { zh: '最长暂停（天）', en: 'Suspended at most, days' },
  aheadDays: { zh: '监督提前建单（天）', en: 'Surveillance is ordered ahead, days' },
  missedDays: { zh: '监督逾期宽限（天）', en: 'Surveillance is missed after, days' },
  application: { zh: '申请费（元）', en: 'Application, yuan' },
  review: { zh: '审查费（元）', en: 'Review, yuan' },
  manDay: { zh: '检查每人天（元）', en: 'Man-day of inspection, yuan' },
  certificate: { zh: '证书费（元）', en: 'Certificate, yuan' },
};

export interface SettingGroup {
  title: Text;
  rules: Rules;
  names: Readonly<Record<string, Text>>;
}

export const settingGroups: Readonly<Record<RuleGroup, SettingGroup>> = {
  lab_rules: {
    title: { zh: '收费与工期', en: 'Charges and times' },
    ...{ rules: LAB_RULES, names: labRuleNames },
  },
  testing: {
    title: { zh: '委托期限', en: 'Commissions' },
    ...{ rules: SERVICE_RULES, names: serviceRuleNames },
  },
  specimen: {
    title: { zh: '样品期限', en: 'Specimens' },
    ...{ rules: SPECIMEN_RULES, names: specimenRuleNames },
  },
  objection: {
    title: { zh: '异议期限', en: 'Objections' },
    ...{ rules: OBJECTION_RULES, names: objectionRuleNames },
  },
  authen: {
    title: { zh: '认证期限与费用', en: 'Certifications' },
    ...{ rules: AUTHEN_RULES, names: authenRuleNames },
  },
};
