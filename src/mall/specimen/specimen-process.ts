// The life of a specimen (domain-lab 2.2): numbered with the acceptance, sent, received.
import { process } from '#kit/process/process.ts';

export const SPECIMEN_STATES = ['LABELLED', 'IN_TRANSIT', 'RECEIVED', 'CANCELLED'] as const;
export type SpecimenState = (typeof SPECIMEN_STATES)[number];
export type SpecimenActor = 'customer' | 'lab' | 'order';

export const specimenProcess = process<SpecimenState, SpecimenActor>()({
  /** With T3; its label can be printed once the commission is paid. */
  number: { from: [], to: 'LABELLED', by: ['lab', 'customer'] },
  send: { from: ['LABELLED'], to: 'IN_TRANSIT', by: ['customer'] },
  receive: { from: ['LABELLED', 'IN_TRANSIT'], to: 'RECEIVED', by: ['lab'] },
  cancel: { from: ['LABELLED', 'IN_TRANSIT'], to: 'CANCELLED', by: ['order'] },
});
export type SpecimenAction = keyof typeof specimenProcess;
