// The life of a version of a data sheet, complete (domain-lab §1): written, handed in, published by somebody else, retired.
import { process } from '#kit/process/process.ts';

export const SHEET_STATES = ['DRAFT', 'REVIEW', 'PUBLISHED', 'RETIRED'] as const;
export type SheetState = (typeof SHEET_STATES)[number];
export type SheetActor = 'author' | 'publisher' | 'system';

export const sheetProcess = process<SheetState, SheetActor>()({
  begin: { from: [], to: 'DRAFT', by: ['author'] },
  change: { from: ['DRAFT'], to: 'same', by: ['author'] },
  submit: { from: ['DRAFT'], to: 'REVIEW', by: ['author'] },
  withdraw: { from: ['REVIEW'], to: 'DRAFT', by: ['author'] },
  sendBack: { from: ['REVIEW'], to: 'DRAFT', by: ['publisher'] },
  publish: { from: ['REVIEW'], to: 'PUBLISHED', by: ['publisher'] },
  /** The next version was published. */
  replace: { from: ['PUBLISHED'], to: 'RETIRED', by: ['system'] },
  retire: { from: ['PUBLISHED'], to: 'RETIRED', by: ['publisher'] },
  drop: { from: ['DRAFT'], to: 'RETIRED', by: ['author'] },
});
export type SheetAction = keyof typeof sheetProcess;
