// The states of a payout batch and of its rows, with their words, and its steps as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { PayoutAction } from './payout-process.ts';

export const PAYOUT_STATES = ['MADE', 'CHECKED', 'SENT', 'DONE', 'CANCELLED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const payoutStatus: Record<PayoutState, Text & { tone: Tone }> = {
  MADE: { zh: '待复核', en: 'To be checked', tone: 'waiting' },
  CHECKED: { zh: '待提交银行', en: 'To go to the bank', tone: 'waiting' },
  SENT: { zh: '银行处理中', en: 'At the bank', tone: 'moving' },
  DONE: { zh: '已完成', en: 'Done', tone: 'done' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export const payoutSteps: Record<PayoutAction, Text> = {
  make: { zh: '生成批次', en: 'Made' },
  check: { zh: '复核通过', en: 'Looked over by a second person' },
  take: { zh: '下载银行文件', en: 'The bank’s file was taken' },
  answer: { zh: '登记银行结果', en: 'The bank’s answer was entered' },
  cancel: { zh: '取消批次', en: 'Cancelled' },
};

export const PAYOUT_ROW_STATES = ['WAITING', 'PAID', 'FAILED', 'CANCELLED'] as const;
export type PayoutRowState = (typeof PAYOUT_ROW_STATES)[number];

export const payoutRowStatus: Record<PayoutRowState, Text & { tone: Tone }> = {
  WAITING: { zh: '待打款', en: 'To be paid', tone: 'waiting' },
  PAID: { zh: '已打款', en: 'Paid', tone: 'done' },
  FAILED: { zh: '打款失败', en: 'Failed', tone: 'refused' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};
