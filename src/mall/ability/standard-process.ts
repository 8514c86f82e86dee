// The life of a standard's edition, complete: written down, in force, its place taken by another, withdrawn.
import { process } from '#kit/process/process.ts';

export const STANDARD_STATES = ['DRAFT', 'IN_FORCE', 'SUPERSEDED', 'WITHDRAWN'] as const;
export type StandardState = (typeof STANDARD_STATES)[number];

export const standardProcess = process<StandardState, 'lead' | 'system'>()({
  begin: { from: [], to: 'DRAFT', by: ['lead'] },
  change: { from: ['DRAFT'], to: 'same', by: ['lead'] },
  /** Those that it replaces are superseded with it. */
  enforce: { from: ['DRAFT'], to: 'IN_FORCE', by: ['lead'] },
  supersede: { from: ['IN_FORCE'], to: 'SUPERSEDED', by: ['system'] },
  withdraw: { from: ['DRAFT', 'IN_FORCE'], to: 'WITHDRAWN', by: ['lead'] },
});
export type StandardAction = keyof typeof standardProcess;
