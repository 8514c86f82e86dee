// The life of a dispute of one item (domain-money §5): the creditor agrees or refutes, the buyer accepts or calls the platform, which decides for good.
import { process } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

export const disputeStatus = {
  OPEN: { zh: '待授信方处理', en: 'The creditor answers', tone: 'waiting' },
  AGREED: { zh: '已同意冲减', en: 'Agreed', tone: 'done' },
  REFUTED: { zh: '授信方不同意', en: 'Refuted', tone: 'refused' },
  ACCEPTED: { zh: '买方接受', en: 'Accepted by the buyer', tone: 'neutral' },
  ESCALATED: { zh: '平台裁决中', en: 'The platform decides', tone: 'waiting' },
  UPHELD: { zh: '平台裁决冲减', en: 'Upheld by the platform', tone: 'done' },
  DISMISSED: { zh: '平台裁决维持', en: 'Dismissed by the platform', tone: 'refused' },
} as const satisfies Record<string, Text & { tone: Tone }>;
export type DisputeState = keyof typeof disputeStatus;
export const DISPUTE_STATES = Object.keys(disputeStatus) as [DisputeState, ...DisputeState[]];

export const disputeReasons = {
  N1: { zh: '未收到货', en: 'Not received' },
  N2: { zh: '价格不符', en: 'Price' },
  N3: { zh: '数量不符', en: 'Quantity' },
  N4: { zh: '质量问题', en: 'Quality' },
  N5: { zh: '重复入账', en: 'Billed twice' },
  N6: { zh: '非本企业订单', en: 'Not ours' },
  SET_OFF: { zh: '抵账', en: 'Set-off' },
  N9: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export type DisputeReason = keyof typeof disputeReasons;
export const DISPUTE_REASONS = Object.keys(disputeReasons) as [DisputeReason, ...DisputeReason[]];

export type DisputeActor = 'buyer' | 'creditor' | 'platform';

export const disputeProcess = process<DisputeState, DisputeActor>()({
  raise: { from: [], to: 'OPEN', by: ['buyer'] },
  agree: { from: ['OPEN'], to: 'AGREED', by: ['creditor'] },
  refute: { from: ['OPEN'], to: 'REFUTED', by: ['creditor'] },
  accept: { from: ['REFUTED'], to: 'ACCEPTED', by: ['buyer'] },
  escalate: { from: ['OPEN', 'REFUTED'], to: 'ESCALATED', by: ['buyer'] },
  uphold: { from: ['ESCALATED'], to: 'UPHELD', by: ['platform'] },
  dismiss: { from: ['ESCALATED'], to: 'DISMISSED', by: ['platform'] },
});
export type DisputeAction = keyof typeof disputeProcess;

/** Whether nobody has to say anything any more. */
export const isDisputeOver = (state: DisputeState): boolean =>
  !['OPEN', 'REFUTED', 'ESCALATED'].includes(state);

/** Quality is judged in its after-sale case as long as that is open: nobody has a word on the dispute meanwhile. */
export const isWithCase = ({ state, caseSn }: { state: DisputeState; caseSn: string }): boolean =>
  state === 'OPEN' && caseSn !== '';
