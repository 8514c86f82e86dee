// The life of a difference between a channel's bill and the mall's books: explained by one of finance, corrected by another (domain-money §8).
import { process } from '#kit/process/process.ts';
import type { DifferenceState } from './difference-status.ts';

export type DifferenceActor = 'finance' | 'system';

export const differenceProcess = process<DifferenceState, DifferenceActor>()({
  find: { from: [], to: 'OPEN', by: ['system'] },
  propose: { from: ['OPEN'], to: 'PROPOSED', by: ['finance'] },
  decline: { from: ['PROPOSED'], to: 'OPEN', by: ['finance'] },
  correct: { from: ['PROPOSED'], to: 'SETTLED', by: ['finance'] },
  /** A later bill of the channel has what was missing. */
  clear: { from: ['OPEN', 'PROPOSED'], to: 'SETTLED', by: ['system'] },
});

export type DifferenceAction = keyof typeof differenceProcess;
