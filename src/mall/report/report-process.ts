// The life of a report, complete (domain-lab 2.4): prepared, reviewed, approved, sealed; replaced by an amendment, or void after an objection.
import { process } from '#kit/process/process.ts';
import type { ReportState } from '#mall/testing/derive-state.ts';

export { type ItemState, REPORT_STATES, type ReportState } from '#mall/testing/derive-state.ts';

/** `items`: the work below it has moved. */
export type ReportActor = 'preparer' | 'reviewer' | 'signatory' | 'quality' | 'items' | 'system';

export const reportProcess = process<ReportState, ReportActor>()({
  /** The first of its items is done. */
  begin: { from: [], to: 'DRAFT', by: ['items'] },
  /** Takes the place of one that is issued. */
  amend: { from: [], to: 'DRAFT', by: ['quality'] },
  write: { from: ['DRAFT'], to: 'same', by: ['preparer'] },
  handIn: { from: ['DRAFT'], to: 'IN_REVIEW', by: ['preparer'] },
  pass: { from: ['IN_REVIEW'], to: 'REVIEWED', by: ['reviewer'] },
  sendBack: { from: ['IN_REVIEW', 'REVIEWED'], to: 'DRAFT', by: ['reviewer', 'signatory'] },
  /** One of its items was opened again. */
  fallBack: { from: ['IN_REVIEW', 'REVIEWED'], to: 'DRAFT', by: ['items'] },
  approve: { from: ['REVIEWED'], to: 'SIGNING', by: ['signatory'] },
  sign: { from: ['SIGNING'], to: 'ISSUED', by: ['system'] },
  replace: { from: ['ISSUED'], to: 'REPLACED', by: ['system'] },
  void: { from: ['ISSUED'], to: 'VOID', by: ['quality'] },
  /** Nothing is left that it could be about. */
  discard: { from: ['DRAFT', 'IN_REVIEW', 'REVIEWED'], to: 'DISCARDED', by: ['items'] },
});
export type ReportAction = keyof typeof reportProcess;

/** Not issued yet, and neither given up. */
export const UNISSUED = [
  'DRAFT',
  'IN_REVIEW',
  'REVIEWED',
  'SIGNING',
] as const satisfies readonly ReportState[];
/** It was signed once: everybody may check it. */
export const SIGNED = ['ISSUED', 'REPLACED', 'VOID'] as const satisfies readonly ReportState[];
