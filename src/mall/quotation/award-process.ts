// The life of an award (domain I10): made, approved where a rule wants it, decided, or come to nothing.
import { process } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';

export const AWARD_STATES = ['PENDING_REVIEW', 'DECIDED', 'RETURNED', 'WITHDRAWN'] as const;
export type AwardState = (typeof AWARD_STATES)[number];
export type AwardActor = 'purchaser' | 'approver' | 'system';

export const awardStatus: Record<AwardState, Text> = {
  PENDING_REVIEW: { zh: '待审批', en: 'Waits for approval' },
  DECIDED: { zh: '已定标', en: 'Decided' },
  RETURNED: { zh: '审批驳回', en: 'Sent back' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn' },
};

export const awardProcess = process<AwardState, AwardActor>()({
  make: { from: [], to: 'PENDING_REVIEW', by: ['purchaser'] },
  decide: { from: ['PENDING_REVIEW'], to: 'DECIDED', by: ['purchaser', 'system'] },
  /** By its approver, or overtaken meanwhile. */
  return: { from: ['PENDING_REVIEW'], to: 'RETURNED', by: ['approver', 'system'] },
  /** By its author, or with the end of the inquiry. */
  withdraw: { from: ['PENDING_REVIEW'], to: 'WITHDRAWN', by: ['purchaser', 'system'] },
});
