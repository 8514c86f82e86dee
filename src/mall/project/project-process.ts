// The life of a project (domain 3.5.2) and of a risk that is watched in it, complete.
import { process } from '#kit/process/process.ts';

export const PROJECT_STATES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** `owner`: who made it, and the main account of his enterprise; `member`: colleagues who work on it. */
export type ProjectActor = 'owner' | 'member' | 'viewer';

export const projectProcess = process<ProjectState, ProjectActor>()({
  create: { from: [], to: 'ACTIVE', by: ['owner'] },
  change: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner', 'member'] },
  addBom: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner', 'member'] },
  goBack: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner', 'member'] },
  replacePart: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner', 'member'] },
  link: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner', 'member'] },
  unlink: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner', 'member'] },
  addMember: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner'] },
  removeMember: { from: ['ACTIVE', 'PAUSED'], to: 'same', by: ['owner'] },
  /** Nothing is watched and no cost is kept while it rests. */
  pause: { from: ['ACTIVE'], to: 'PAUSED', by: ['owner', 'member'] },
  resume: { from: ['PAUSED'], to: 'ACTIVE', by: ['owner', 'member'] },
  /** Chosen: from ACTIVE too, without a pause for form's sake. Read-only from then on. */
  archive: { from: ['ACTIVE', 'PAUSED'], to: 'ARCHIVED', by: ['owner'] },
  restore: { from: ['ARCHIVED'], to: 'ACTIVE', by: ['owner'] },
});
export type ProjectAction = keyof typeof projectProcess;
export const PROJECT_ACTIONS = Object.keys(projectProcess) as [ProjectAction, ...ProjectAction[]];

export const RISK_STATES = ['OPEN', 'SNOOZED', 'ACCEPTED', 'CLEARED'] as const;
export type RiskState = (typeof RISK_STATES)[number];
export type RiskActor = 'watcher' | 'system';

export const riskProcess = process<RiskState, RiskActor>()({
  find: { from: [], to: 'OPEN', by: ['system'] },
  /** Quiet until a day. */
  snooze: { from: ['OPEN'], to: 'SNOOZED', by: ['watcher'] },
  /** Known and borne, with a reason. */
  accept: { from: ['OPEN', 'SNOOZED'], to: 'ACCEPTED', by: ['watcher'] },
  reopen: { from: ['SNOOZED', 'ACCEPTED'], to: 'OPEN', by: ['watcher'] },
  /** The day has come; or what was accepted has become graver. */
  wake: { from: ['SNOOZED', 'ACCEPTED'], to: 'OPEN', by: ['system'] },
  /** It is gone. */
  clear: { from: ['OPEN', 'SNOOZED', 'ACCEPTED'], to: 'CLEARED', by: ['system'] },
  /** It is there again. */
  return: { from: ['CLEARED'], to: 'OPEN', by: ['system'] },
});
export type RiskAction = keyof typeof riskProcess;
