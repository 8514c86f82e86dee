// The life of a store's settlement bill (domain 3.7.7, domain-money §9): cut, confirmed or not objected to, looked over by two people, paid.
import { process } from '#kit/process/process.ts';
import type { BillState } from './bill-status.ts';

export type BillActor = 'store' | 'platform' | 'system';

const ANY: readonly BillState[] = ['GENERATED', 'STORE_CONFIRMED', 'PLATFORM_REVIEWED', 'PAID', 'CARRIED'];

export const billProcess = process<BillState, BillActor>()({
  cut: { from: [], to: ['GENERATED', 'CARRIED'], by: ['system'] },
  /** A bill that disputes have made too small is carried. */
  confirm: { from: ['GENERATED'], to: ['STORE_CONFIRMED', 'CARRIED'], by: ['store'] },
  confirmTimeout: { from: ['GENERATED'], to: ['STORE_CONFIRMED', 'CARRIED'], by: ['system'] },
  dispute: { from: ['GENERATED'], to: 'same', by: ['store'] },
  acceptDispute: { from: ANY, to: 'same', by: ['platform'] },
  refuseDispute: { from: ANY, to: 'same', by: ['platform'] },
  escalate: { from: ANY, to: 'same', by: ['store'] },
  /** By one of finance, then by another. */
  review: { from: ['STORE_CONFIRMED'], to: 'same', by: ['platform'] },
  approve: { from: ['STORE_CONFIRMED'], to: 'PLATFORM_REVIEWED', by: ['platform'] },
  /** Into a batch for the bank, and out of one that was cancelled. */
  send: { from: ['PLATFORM_REVIEWED'], to: 'same', by: ['platform'] },
  unsend: { from: ['PLATFORM_REVIEWED'], to: 'same', by: ['platform'] },
  pay: { from: ['PLATFORM_REVIEWED'], to: 'PAID', by: ['platform'] },
  /** The bank has sent it back. */
  payFailed: { from: ['PLATFORM_REVIEWED'], to: 'same', by: ['platform'] },
});

export type BillAction = keyof typeof billProcess;
