// The states of a settlement bill with their codes and words (domain 3.7.7), and its steps as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { BillAction } from './bill-process.ts';

export const BILL_STATES = ['GENERATED', 'STORE_CONFIRMED', 'PLATFORM_REVIEWED', 'PAID', 'CARRIED'] as const;
export type BillState = (typeof BILL_STATES)[number];

export const billStatus: Record<BillState, Text & { code: number; tone: Tone }> = {
  GENERATED: { code: 1, zh: '待店铺确认', en: 'For the store to confirm', tone: 'waiting' },
  STORE_CONFIRMED: { code: 2, zh: '待平台审核', en: 'For the platform to review', tone: 'waiting' },
  PLATFORM_REVIEWED: { code: 3, zh: '待打款', en: 'To be paid out', tone: 'moving' },
  PAID: { code: 4, zh: '已打款', en: 'Paid out', tone: 'done' },
  CARRIED: { code: 5, zh: '结转下期', en: 'Carried over', tone: 'neutral' },
};

export const billSteps: Record<BillAction, Text> = {
  cut: { zh: '生成结算单', en: 'Cut' },
  confirm: { zh: '店铺确认', en: 'Confirmed by the store' },
  confirmTimeout: { zh: '期满无异议，视为确认', en: 'Not objected to in time: confirmed' },
  dispute: { zh: '店铺对明细提出异议', en: 'A row was disputed' },
  acceptDispute: { zh: '平台采纳异议', en: 'The dispute was accepted' },
  refuseDispute: { zh: '平台未采纳异议', en: 'The dispute was refused' },
  escalate: { zh: '店铺申请复核', en: 'The store asked to look again' },
  review: { zh: '平台初审', en: 'Looked over by the platform' },
  approve: { zh: '平台复审通过', en: 'Looked over by a second person' },
  send: { zh: '列入打款批次', en: 'Put into a payout batch' },
  unsend: { zh: '移出打款批次', en: 'Taken out of the payout batch' },
  pay: { zh: '已打款', en: 'Paid out' },
  payFailed: { zh: '打款失败', en: 'The payout failed' },
};
