// The life of a change of a running commission, or of its end (domain-lab T13, T22): one side asks, the other agrees or does not.
import { process } from '#kit/process/process.ts';

export const CHANGE_STATES = ['ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN', 'LAPSED'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
export const CHANGE_SIDES = ['customer', 'lab'] as const;
export type ChangeSide = (typeof CHANGE_SIDES)[number];
export type ChangeActor = ChangeSide | 'system';

/** `CHANGE`: items are left out or added. `END`: all of it ends. */
export const CHANGE_KINDS = ['CHANGE', 'END'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const changeProcess = process<ChangeState, ChangeActor>()({
  /** `AGREED` at once: the laboratory ends it alone, for safety or because no specimen came. */
  ask: { from: [], to: ['ASKED', 'AGREED'], by: CHANGE_SIDES },
  agree: { from: ['ASKED'], to: 'AGREED', by: CHANGE_SIDES },
  decline: { from: ['ASKED'], to: 'DECLINED', by: CHANGE_SIDES },
  withdraw: { from: ['ASKED'], to: 'WITHDRAWN', by: CHANGE_SIDES },
  /** Work has gone on, or the commission is over: what was asked is not what it would be now. */
  lapse: { from: ['ASKED'], to: 'LAPSED', by: ['system'] },
});
export type ChangeAction = keyof typeof changeProcess;

/** Whoever has asked may take it back; the other side answers. */
export const maySay = (action: ChangeAction, asked: ChangeSide, by: ChangeActor): boolean =>
  action === 'withdraw' ? asked === by : action === 'lapse' ? by === 'system' : asked !== by;
