// The life of an instrument in its owner's ledger, complete (domain-lab 2.8): in time, due soon, overdue, in a laboratory's hands, out of tolerance, resting, gone.
import { process } from '#kit/process/process.ts';

export const INSTRUMENT_STATES = [
  'VALID',
  'DUE_SOON',
  'OVERDUE',
  'IN_SERVICE',
  'OUT_OF_TOLERANCE',
  'STOPPED',
  'SCRAPPED',
] as const;
export type InstrumentState = (typeof INSTRUMENT_STATES)[number];
export type InstrumentActor = 'owner' | 'system';

/** What its next due day says. */
export const IN_USE = ['VALID', 'DUE_SOON', 'OVERDUE'] as const satisfies readonly InstrumentState[];

/** A laboratory can have it in its hands. */
const SERVED = [...IN_USE, 'OUT_OF_TOLERANCE', 'STOPPED'] as const satisfies readonly InstrumentState[];

export const instrumentProcess = process<InstrumentState, InstrumentActor>()({
  enter: { from: [], to: IN_USE, by: ['owner'] },
  change: { from: [...SERVED, 'IN_SERVICE'], to: [...SERVED, 'IN_SERVICE'], by: ['owner'] },
  /** It was verified, calibrated or tested, wherever. */
  record: { from: [...IN_USE, 'OUT_OF_TOLERANCE'], to: IN_USE, by: ['owner'] },
  /** The laboratory has received it. */
  sendIn: { from: SERVED, to: 'IN_SERVICE', by: ['system'] },
  /** It is back before anything was reported: as it was, or as its due day says. */
  comeBack: { from: ['IN_SERVICE'], to: SERVED, by: ['system'] },
  /** A report of the laboratory is issued, also of one that is back already. */
  certify: { from: [...SERVED, 'IN_SERVICE'], to: [...IN_USE, 'OUT_OF_TOLERANCE'], by: ['system'] },
  comeDue: { from: ['VALID'], to: 'DUE_SOON', by: ['system'] },
  fallOverdue: { from: ['VALID', 'DUE_SOON'], to: 'OVERDUE', by: ['system'] },
  stop: { from: [...IN_USE, 'OUT_OF_TOLERANCE'], to: 'STOPPED', by: ['owner'] },
  restart: { from: ['STOPPED'], to: IN_USE, by: ['owner'] },
  scrap: { from: SERVED, to: 'SCRAPPED', by: ['owner'] },
});
export type InstrumentAction = keyof typeof instrumentProcess;
export const INSTRUMENT_ACTIONS = Object.keys(instrumentProcess) as [InstrumentAction, ...InstrumentAction[]];
