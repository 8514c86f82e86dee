// The life of a recharge, complete (domain 3.7.5).
import { process } from '#kit/process/process.ts';

export const RECHARGE_STATES = ['PENDING_PAYMENT', 'PAID', 'COMPLETED', 'CANCELLED'] as const;
export type RechargeState = (typeof RECHARGE_STATES)[number];

export const rechargeProcess = process<RechargeState, 'buyer' | 'payment' | 'system'>()({
  submit: { from: [], to: 'PENDING_PAYMENT', by: ['buyer'] },
  /** By the channel that he chose, or by another one. */
  goOn: { from: ['PENDING_PAYMENT'], to: 'same', by: ['buyer'] },
  cancel: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', by: ['buyer'] },
  payTimeout: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', by: ['system'] },
  /** Also when nobody waits any more: the money has come. */
  pay: { from: ['PENDING_PAYMENT', 'CANCELLED'], to: 'PAID', by: ['payment'] },
  /** It is in the wallet. */
  credit: { from: ['PAID'], to: 'COMPLETED', by: ['payment'] },
});
export type RechargeAction = keyof typeof rechargeProcess;
export const RECHARGE_ACTIONS = Object.keys(rechargeProcess) as [RechargeAction, ...RechargeAction[]];
