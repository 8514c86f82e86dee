// The life of an instrument in its owner's ledger, complete (domain-lab 2.8): in time, due soon, overdue, resting, gone.
import { process } from '#kit/process/process.ts';

export const INSTRUMENT_STATES = ['VALID', 'DUE_SOON', 'OVERDUE', 'STOPPED', 'SCRAPPED'] as const;
export type InstrumentState = (typeof INSTRUMENT_STATES)[number];
export type InstrumentActor = 'owner' | 'system';

/** What its next due day says. */
export const IN_USE = ['VALID', 'DUE_SOON', 'OVERDUE'] as const satisfies readonly InstrumentState[];

export const instrumentProcess = process<InstrumentState, InstrumentActor>()({
  enter: { from: [], to: IN_USE, by: ['owner'] },
  change: { from: [...IN_USE, 'STOPPED'], to: [...IN_USE, 'STOPPED'], by: ['owner'] },
  /** It was verified, calibrated or tested, wherever. */
  record: { from: IN_USE, to: IN_USE, by: ['owner'] },
  comeDue: { from: ['VALID'], to: 'DUE_SOON', by: ['system'] },
  fallOverdue: { from: ['VALID', 'DUE_SOON'], to: 'OVERDUE', by: ['system'] },
  stop: { from: IN_USE, to: 'STOPPED', by: ['owner'] },
  restart: { from: ['STOPPED'], to: IN_USE, by: ['owner'] },
  scrap: { from: [...IN_USE, 'STOPPED'], to: 'SCRAPPED', by: ['owner'] },
});
export type InstrumentAction = keyof typeof instrumentProcess;
export const INSTRUMENT_ACTIONS = Object.keys(instrumentProcess) as [InstrumentAction, ...InstrumentAction[]];
