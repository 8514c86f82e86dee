// The life of a replacement pair: suggested, looked into, published or turned down, one day retired (domain 3.3).
import { process } from '#kit/process/process.ts';

export const PAIR_STATES = [
  'SUBMITTED',
  'PENDING_REVIEW',
  'PUBLISHED',
  'REVIEW_REJECTED',
  'RETIRED',
] as const;
export type PairState = (typeof PAIR_STATES)[number];

export type PairActor = 'member' | 'platform' | 'laboratory';

export const pairProcess = process<PairState, PairActor>()({
  suggest: { from: [], to: 'SUBMITTED', by: ['member', 'platform'] },
  /** The mall stands behind it itself. */
  vouch: { from: [], to: 'PUBLISHED', by: ['platform', 'laboratory'] },
  /** A laboratory's report stands behind it, or another one than before (domain-lab 2.10). */
  prove: { from: ['SUBMITTED', 'PENDING_REVIEW', 'PUBLISHED'], to: 'same', by: ['laboratory'] },
  /** That report does not stand any more: it is what it was without. */
  unprove: { from: ['SUBMITTED', 'PENDING_REVIEW', 'PUBLISHED'], to: 'same', by: ['laboratory'] },
  /** A reviewer looks into it: from here on the suggester cannot change it. */
  take: { from: ['SUBMITTED'], to: 'PENDING_REVIEW', by: ['platform'] },
  publish: { from: ['PENDING_REVIEW'], to: 'PUBLISHED', by: ['platform'] },
  reject: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['platform'] },
  /** Chosen: the suggester may take it back while nobody has looked into it. */
  withdraw: { from: ['SUBMITTED'], to: 'RETIRED', by: ['member'] },
  retire: { from: ['PUBLISHED'], to: 'RETIRED', by: ['platform', 'laboratory'] },
});

export type PairAction = keyof typeof pairProcess;
