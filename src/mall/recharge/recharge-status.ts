// Everything about a state of a recharge, one row each.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { RechargeState } from './recharge-process.ts';

interface StatusRow extends Text {
  code: number;
  tone: Tone;
}

export const rechargeStatus: Readonly<Record<RechargeState, StatusRow>> = {
  PENDING_PAYMENT: { code: 1, zh: '待支付', en: 'Pending payment', tone: 'waiting' },
  PAID: { code: 2, zh: '已支付', en: 'Paid', tone: 'moving' },
  COMPLETED: { code: 3, zh: '已到账', en: 'Credited', tone: 'done' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};
