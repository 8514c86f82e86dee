// The life of somebody on a laboratory's staff: he comes, his roles, training and scopes change, he leaves.
import { process } from '#kit/process/process.ts';

export const STAFF_STATES = ['ACTIVE', 'LEFT'] as const;
export type StaffState = (typeof STAFF_STATES)[number];
export type StaffActor = 'head' | 'quality';

export const staffProcess = process<StaffState, StaffActor>()({
  add: { from: [], to: 'ACTIVE', by: ['head'] },
  change: { from: ['ACTIVE'], to: 'same', by: ['head'] },
  train: { from: ['ACTIVE'], to: 'same', by: ['head'] },
  giveScope: { from: ['ACTIVE'], to: 'same', by: ['quality'] },
  endScope: { from: ['ACTIVE'], to: 'same', by: ['quality'] },
  leave: { from: ['ACTIVE'], to: 'LEFT', by: ['head'] },
});
export type StaffAction = keyof typeof staffProcess;
