// The life of an enterprise's material code, and of a file of them that is imported (domain 3.3 matCode).
import { process } from '#kit/process/process.ts';

export const MAT_CODE_STATES = ['ACTIVE', 'PENDING_MATCH', 'DISABLED'] as const;
/** ACTIVE: stands for a part. PENDING_MATCH: nobody has said which part yet. DISABLED: kept, but finds nothing. */
export type MatCodeState = (typeof MAT_CODE_STATES)[number];

/** `system`: what the mall learns from bills of materials and orders. */
export type MatCodeActor = 'employee' | 'system';

export const matCodeProcess = process<MatCodeState, MatCodeActor>()({
  /** Disabled from the start: an imported file may bring such codes along. */
  add: { from: [], to: ['ACTIVE', 'PENDING_MATCH', 'DISABLED'], by: ['employee', 'system'] },
  match: { from: ['PENDING_MATCH'], to: 'ACTIVE', by: ['employee', 'system'] },
  unmatch: { from: ['ACTIVE'], to: 'PENDING_MATCH', by: ['employee'] },
  disable: { from: ['ACTIVE', 'PENDING_MATCH'], to: 'DISABLED', by: ['employee'] },
  enable: { from: ['DISABLED'], to: ['ACTIVE', 'PENDING_MATCH'], by: ['employee'] },
});

export type MatCodeAction = keyof typeof matCodeProcess;

export const MAT_IMPORT_STATES = ['PREVIEW', 'APPLIED', 'UNDONE'] as const;
/** PREVIEW: nothing is written yet. */
export type MatImportState = (typeof MAT_IMPORT_STATES)[number];

export const matImportProcess = process<MatImportState, 'employee'>()({
  preview: { from: [], to: 'PREVIEW', by: ['employee'] },
  apply: { from: ['PREVIEW'], to: 'APPLIED', by: ['employee'] },
  undo: { from: ['APPLIED'], to: 'UNDONE', by: ['employee'] },
});
