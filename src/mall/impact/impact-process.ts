// What was done with equipment that proved unfit: looked at by the quality lead, report by report (domain-lab 2.6).
import { process } from '#kit/process/process.ts';

export const IMPACT_STATES = ['UNDECIDED', 'NO_EFFECT', 'RETEST', 'AMEND', 'REDO'] as const;
export type ImpactState = (typeof IMPACT_STATES)[number];
export type ImpactActor = 'system' | 'quality';

/** How equipment was found unfit. */
export const CAUSES = ['FAULT', 'UNFIT'] as const;
export type Cause = (typeof CAUSES)[number];

/** `retest` and `amend` speak of a report that is issued, `redo` of work that no report says yet. */
export const impactProcess = process<ImpactState, ImpactActor>()({
  find: { from: [], to: 'UNDECIDED', by: ['system'] },
  noEffect: { from: ['UNDECIDED'], to: 'NO_EFFECT', by: ['quality'] },
  retest: { from: ['UNDECIDED'], to: 'RETEST', by: ['quality'] },
  amend: { from: ['UNDECIDED'], to: 'AMEND', by: ['quality'] },
  redo: { from: ['UNDECIDED'], to: 'REDO', by: ['quality'] },
});
export type ImpactAction = keyof typeof impactProcess;
