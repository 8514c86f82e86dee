// The life of a sub-account on the server: the time of an invitation, and every session that learns of a change.
import { life } from '#kit/document/life.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import {
  INVITATION_TIME,
  type SubAccountActor,
  subAccountProcess,
  subAccountStatus,
} from '../sub-account-process.ts';
import { subAccount } from './company.tables.ts';
import { subAccountErrors } from './sub-account.errors.ts';

export type SubAccountRow = typeof subAccount.$inferSelect;
export type SubAccountMover = StepBy<SubAccountActor>;

export const subAccountLife = life({
  docType: 'subAccount',
  table: subAccount,
  key: 'memberId',
  process: subAccountProcess,
  status: subAccountStatus,
  /** An invitation ends when its time is over. */
  allowed: (row: SubAccountRow, by, now) =>
    allowedActions(subAccountProcess, row.state, by).filter(
      (action) => action !== 'expire' || (row.invitedUntil !== null && row.invitedUntil <= now),
    ),
  notNow: ({ state }) => subAccountErrors.notNow({ state }),
  changedMeanwhile: () => subAccountErrors.changedMeanwhile(),
  marks: ({ now }, { action }) =>
    action === 'invite' || action === 'renew' ? { invitedUntil: after(now, INVITATION_TIME) } : {},
  /** Runs while an invitation is open. */
  timers: ({ now }, { row: { state, invitedUntil } }) =>
    state === 'INVITED' && invitedUntil && invitedUntil > now
      ? [{ event: 'expire', dueAt: invitedUntil }]
      : [],
  tell: async (work, { before, row }) => {
    if (before) await work.announce('member', String(row.memberId));
  },
});
