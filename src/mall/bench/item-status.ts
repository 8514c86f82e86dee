// The states of an item with their codes, words and tones, and the steps between them as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { ItemAction, ItemState } from './item-process.ts';

export const itemStatus: Record<ItemState, Text & { code: number; tone: Tone }> = {
  WAITING: { code: 10, zh: '待安排', en: 'To be planned', tone: 'waiting' },
  BLOCKED: { code: 15, zh: '受阻', en: 'Blocked', tone: 'refused' },
  SCHEDULED: { code: 20, zh: '已排期', en: 'Scheduled', tone: 'moving' },
  RUNNING: { code: 30, zh: '检测中', en: 'In test', tone: 'moving' },
  SUSPENDED: { code: 35, zh: '已暂停', en: 'Suspended', tone: 'waiting' },
  DONE: { code: 40, zh: '已完成', en: 'Done', tone: 'done' },
  REPORTED: { code: 50, zh: '已出报告', en: 'Reported', tone: 'done' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export const itemSteps: Record<ItemAction, Text> = {
  make: { zh: '随委托建立', en: 'Made with the commission' },
  plan: { zh: '排期', en: 'Planned' },
  replan: { zh: '调整排期', en: 'Planned anew' },
  unplan: { zh: '取消排期', en: 'Not planned any more' },
  block: { zh: '样品异常，受阻', en: 'Blocked: a specimen is abnormal' },
  free: { zh: '样品异常已处理', en: 'The specimen is settled' },
  start: { zh: '开始检测', en: 'Begun' },
  keep: { zh: '记录', en: 'Kept' },
  suspend: { zh: '暂停', en: 'Suspended' },
  resume: { zh: '恢复', en: 'Resumed' },
  finish: { zh: '完成并锁定原始记录', en: 'Finished, the record is locked' },
  reopen: { zh: '退回重开原始记录', en: 'The record is opened again' },
  retest: { zh: '复检', en: 'To be tested again' },
  report: { zh: '已出报告', en: 'Reported' },
  cancel: { zh: '取消', en: 'Cancelled' },
  annul: { zh: '报告作废', en: 'Report void' },
};

/** Why an item rests; some of them move the promised date (domain-lab 3.2). */
export const SUSPENSIONS = [
  'CUSTOMER_MATERIAL',
  'CUSTOMER_DECISION',
  'FORCE_MAJEURE',
  'LAB_EQUIPMENT',
  'LAB_PEOPLE',
] as const;
export type Suspension = (typeof SUSPENSIONS)[number];
export const suspensionNames: Record<Suspension, Text> = {
  CUSTOMER_MATERIAL: { zh: '等待客户资料或材料', en: 'Waits for material of the customer’s' },
  CUSTOMER_DECISION: { zh: '等待客户决定', en: 'Waits for the customer’s decision' },
  FORCE_MAJEURE: { zh: '不可抗力', en: 'Force majeure' },
  LAB_EQUIPMENT: { zh: '实验室设备原因', en: 'The laboratory’s equipment' },
  LAB_PEOPLE: { zh: '实验室人员原因', en: 'The laboratory’s people' },
};
