// The life of a specimen (domain-lab 2.2): numbered with the acceptance, sent, received; tested, kept, sent back or destroyed.
import { process } from '#kit/process/process.ts';

export const SPECIMEN_STATES = [
  'LABELLED',
  'IN_TRANSIT',
  'RECEIVED',
  'ABNORMAL',
  'IN_TEST',
  'DONE',
  'RETAINED',
  'RETURNING',
  'RETURNED',
  'DESTROYED',
  'CANCELLED',
] as const;
export type SpecimenState = (typeof SPECIMEN_STATES)[number];
/** `order`: its commission has moved. */
export type SpecimenActor = 'customer' | 'lab' | 'order' | 'system';

export const specimenProcess = process<SpecimenState, SpecimenActor>()({
  /** With T3; its label can be printed once the commission is paid. Also one that takes the place of another. */
  number: { from: [], to: 'LABELLED', by: ['lab', 'customer'] },
  send: { from: ['LABELLED'], to: 'IN_TRANSIT', by: ['customer'] },
  receive: { from: ['LABELLED', 'IN_TRANSIT'], to: 'RECEIVED', by: ['lab'] },
  findAbnormal: {
    from: ['LABELLED', 'IN_TRANSIT', 'RECEIVED', 'IN_TEST'],
    to: 'ABNORMAL',
    by: ['lab'],
  },
  testAnyway: { from: ['ABNORMAL'], to: 'RECEIVED', by: ['customer'] },
  /** Another one takes its place. */
  sendMore: { from: ['ABNORMAL'], to: 'RETURNING', by: ['customer'] },
  /** The customer wants it back, or says nothing for too long. */
  giveUp: { from: ['ABNORMAL'], to: 'RETURNING', by: ['customer', 'system'] },
  take: { from: ['RECEIVED', 'DONE'], to: 'IN_TEST', by: ['lab'] },
  /** From one engineer to the next. */
  handOver: { from: ['IN_TEST'], to: 'same', by: ['lab'] },
  /** By itself once all of its items are reported. */
  giveBack: { from: ['IN_TEST'], to: 'DONE', by: ['lab', 'system'] },
  /** It lies somewhere else. */
  move: {
    from: ['RECEIVED', 'ABNORMAL', 'IN_TEST', 'DONE', 'RETAINED', 'RETURNING'],
    to: 'same',
    by: ['lab'],
  },
  keep: { from: ['RECEIVED', 'DONE'], to: 'RETAINED', by: ['lab'] },
  /** Handed to a carrier. */
  returnIt: { from: ['RECEIVED', 'DONE', 'RETAINED', 'RETURNING'], to: 'RETURNING', by: ['lab'] },
  /** The laboratory was at the customer's and leaves it there. */
  leaveThere: { from: ['RECEIVED', 'ABNORMAL', 'IN_TEST', 'DONE'], to: 'RETURNED', by: ['lab'] },
  gotBack: { from: ['RETURNING'], to: 'RETURNED', by: ['customer', 'system'] },
  /** The first of the two who destroy. */
  proposeDestroy: { from: ['RETAINED'], to: 'same', by: ['lab'] },
  destroy: { from: ['RETAINED'], to: 'DESTROYED', by: ['lab'] },
  useUp: { from: ['IN_TEST'], to: 'DESTROYED', by: ['lab'] },
  cancel: { from: ['LABELLED', 'IN_TRANSIT'], to: 'CANCELLED', by: ['order'] },
});
export type SpecimenAction = keyof typeof specimenProcess;
