// The life of an item of a commission (domain-lab 2.3): planned, worked on, done, reported.
import { process } from '#kit/process/process.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';

export type { ItemState };

/** `reviewer`: also the quality lead. `system`: what its specimens, its reports and its commission bring about. */
export type ItemActor = 'planner' | 'engineer' | 'reviewer' | 'system';

const OPEN = ['WAITING', 'SCHEDULED', 'RUNNING'] as const satisfies readonly ItemState[];

export const itemProcess = process<ItemState, ItemActor>()({
  /** With T3 */
  make: { from: [], to: 'WAITING', by: ['system'] },
  plan: { from: ['WAITING'], to: 'SCHEDULED', by: ['planner'] },
  replan: { from: ['SCHEDULED'], to: 'same', by: ['planner'] },
  unplan: { from: ['SCHEDULED'], to: 'WAITING', by: ['planner'] },
  /** A specimen of it is abnormal. */
  block: { from: OPEN, to: 'BLOCKED', by: ['system'] },
  free: { from: ['BLOCKED'], to: 'WAITING', by: ['system'] },
  start: { from: ['SCHEDULED'], to: 'RUNNING', by: ['engineer'] },
  /** What is typed is kept. */
  keep: { from: ['RUNNING'], to: 'same', by: ['engineer'] },
  suspend: { from: OPEN, to: 'SUSPENDED', by: ['planner', 'engineer', 'system'] },
  resume: { from: ['SUSPENDED'], to: OPEN, by: ['planner', 'engineer', 'system'] },
  finish: { from: ['RUNNING'], to: 'DONE', by: ['engineer'] },
  reopen: { from: ['DONE'], to: 'RUNNING', by: ['reviewer'] },
  /** By another engineer, whom the quality lead names. */
  retest: { from: ['DONE', 'REPORTED'], to: 'SCHEDULED', by: ['reviewer'] },
  report: { from: ['DONE'], to: 'REPORTED', by: ['system'] },
  cancel: { from: [...OPEN, 'BLOCKED', 'SUSPENDED', 'DONE'], to: 'CANCELLED', by: ['system'] },
  /** Its report is void and it is not done again. */
  annul: { from: ['REPORTED'], to: 'CANCELLED', by: ['reviewer'] },
});
export type ItemAction = keyof typeof itemProcess;
