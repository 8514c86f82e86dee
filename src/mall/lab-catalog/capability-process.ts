// The life of a version of a capability, complete (domain-lab 1): written, handed in, published by somebody else, suspended, retired.
import { process } from '#kit/process/process.ts';

export const CAPABILITY_STATES = ['DRAFT', 'REVIEW', 'PUBLISHED', 'SUSPENDED', 'RETIRED'] as const;
export type CapabilityState = (typeof CAPABILITY_STATES)[number];
export type CapabilityActor = 'author' | 'publisher' | 'system';

const AUTHOR = ['author'] as const;
const PUBLISHER = ['publisher'] as const;

export const capabilityProcess = process<CapabilityState, CapabilityActor>()({
  begin: { from: [], to: 'DRAFT', by: AUTHOR },
  /** What a laboratory offered before it kept its catalogue here. */
  adopt: { from: [], to: 'PUBLISHED', by: ['system'] },
  change: { from: ['DRAFT'], to: 'same', by: AUTHOR },
  submit: { from: ['DRAFT'], to: 'REVIEW', by: AUTHOR },
  withdraw: { from: ['REVIEW'], to: 'DRAFT', by: AUTHOR },
  sendBack: { from: ['REVIEW'], to: 'DRAFT', by: PUBLISHER },
  publish: { from: ['REVIEW'], to: 'PUBLISHED', by: PUBLISHER },
  /** The next version was published. */
  replace: { from: ['PUBLISHED', 'SUSPENDED'], to: 'RETIRED', by: ['system'] },
  suspend: { from: ['PUBLISHED'], to: 'SUSPENDED', by: PUBLISHER },
  resume: { from: ['SUSPENDED'], to: 'PUBLISHED', by: PUBLISHER },
  retire: { from: ['PUBLISHED', 'SUSPENDED'], to: 'RETIRED', by: PUBLISHER },
  drop: { from: ['DRAFT'], to: 'RETIRED', by: AUTHOR },
  addMark: { from: ['PUBLISHED', 'SUSPENDED'], to: 'same', by: PUBLISHER },
  endMark: { from: ['PUBLISHED', 'SUSPENDED'], to: 'same', by: PUBLISHER },
});
export type CapabilityAction = keyof typeof capabilityProcess;
