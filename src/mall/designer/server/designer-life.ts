// The lives of designer applications and of designers on the server: what their steps mark and which timers run then.
import { life } from '#kit/document/life.ts';
import { after } from '#kit/time/duration.ts';
import { type ApplicationState, applicationProcess, designerProcess } from '../designer-process.ts';
import { ENTERPRISE_SILENCE, RECHECK_TIME } from '../designer-rules.ts';
import { applicationStatus, designerStatus } from '../designer-status.ts';
import { designerErrors } from './designer.errors.ts';
import { designer, designerApplication } from './designer.tables.ts';

export type ApplicationRow = typeof designerApplication.$inferSelect;
export type DesignerRow = typeof designer.$inferSelect;

const isDecided = (state: ApplicationState): boolean =>
  state === 'REVIEW_REJECTED' || !applicationStatus[state].isOpen;

export const applicationLife = life({
  docType: 'designerApplication',
  table: designerApplication,
  key: 'applySn',
  process: applicationProcess,
  status: applicationStatus,
  notNow: ({ state }) => designerErrors.notNow({ state }),
  changedMeanwhile: () => designerErrors.changedMeanwhile(),
  alreadyThere: () => designerErrors.changedMeanwhile(),
  marks: (work, { action, to }) => ({
    decidedAt: isDecided(to) ? work.now : null,
    ...(action === 'submit' || action === 'resubmit'
      ? { remarks: {}, isEndorsed: null, submittedAt: work.now }
      : {}),
    ...(action === 'goOnAlone' ? { isEndorsed: false } : {}),
  }),
  timers: ({ now }, { row: { state } }) =>
    state === 'PENDING_ENTERPRISE' ? [{ event: 'goOnAlone', dueAt: after(now, ENTERPRISE_SILENCE) }] : [],
});

/** `isEmployee`: has an employee's account besides, and so no time to be checked again when he leaves. */
type SeenDesigner = DesignerRow & { isEmployee?: boolean };

export const designerLife = life({
  docType: 'designer',
  table: designer,
  key: 'memberId',
  process: designerProcess,
  status: designerStatus,
  notNow: ({ state }: SeenDesigner) => designerErrors.designerNotNow({ state }),
  changedMeanwhile: () => designerErrors.changedMeanwhile(),
  alreadyThere: () => designerErrors.changedMeanwhile(),
  marks: (work, { action, to }) => ({
    ...(action === 'certifyAgain' ? { since: work.now } : {}),
    ...(to === 'LEFT' || to === 'REVOKED' ? { enterpriseId: null } : {}),
  }),
  timers: ({ now }, { before, row: { state } }) =>
    state === 'LEFT' && !before?.isEmployee
      ? [{ event: 'recheckMissed', dueAt: after(now, RECHECK_TIME) }]
      : [],
  /** All sessions of somebody who was one already learn of it. */
  tell: async (work, { before, row }) => {
    if (before) await work.announce('member', String(row.memberId));
  },
});
