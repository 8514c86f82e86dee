// The life of a complaint about a store (domain 3.4.4, domain-money §4).
import { process } from '#kit/process/process.ts';
import type { ComplaintState } from './complaint-status.ts';

export type ComplaintActor = 'buyer' | 'store' | 'platform' | 'system';

export const complaintProcess = process<ComplaintState, ComplaintActor>()({
  make: { from: [], to: 'NEW', by: ['buyer'] },
  /** `system`: nobody of the platform has looked in time. */
  accept: { from: ['NEW'], to: 'TO_APPEAL', by: ['platform', 'system'] },
  dismiss: { from: ['NEW'], to: 'STORE_WINS', by: ['platform'] },
  answer: { from: ['TO_APPEAL'], to: 'IN_DIALOGUE', by: ['store'] },
  answerTimeout: { from: ['TO_APPEAL'], to: 'IN_ARBITRATION', by: ['system'] },
  say: { from: ['IN_DIALOGUE', 'IN_ARBITRATION'], to: 'same', by: ['buyer', 'store'] },
  settle: { from: ['TO_APPEAL', 'IN_DIALOGUE'], to: 'SETTLED', by: ['buyer'] },
  escalate: { from: ['IN_DIALOGUE'], to: 'IN_ARBITRATION', by: ['buyer', 'store'] },
  dialogueTimeout: { from: ['IN_DIALOGUE'], to: 'IN_ARBITRATION', by: ['system'] },
  decideForBuyer: { from: ['IN_ARBITRATION'], to: 'BUYER_WINS', by: ['platform'] },
  decideForStore: { from: ['IN_ARBITRATION'], to: 'STORE_WINS', by: ['platform'] },
  withdraw: {
    from: ['NEW', 'TO_APPEAL', 'IN_DIALOGUE', 'IN_ARBITRATION'],
    to: 'WITHDRAWN',
    by: ['buyer'],
  },
});

export type ComplaintAction = keyof typeof complaintProcess;
