// What employees' accounts hear from the member room, and the time of their invitations.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { ownPasswordChosen } from '#mall/member/server/member.events.ts';
import { findMember, setInitialPassword } from '#mall/member/server/member.ts';
import { employeeStopped } from './company.events.ts';
import { subAccountErrors } from './sub-account.errors.ts';
import { subAccountLife } from './sub-account-life.ts';

/** The employee's own password accepts the invitation. @throws subAccountErrors.invitationExpired, disabled */
async function accept(work: Work, { memberId }: { memberId: number }): Promise<void> {
  const row = await subAccountLife.hold(work, memberId);
  if (!row || row.state === 'ACTIVE') return;
  const administrator = (await findMember(work, row.parentMemberId))?.memberName ?? '';
  if (row.state !== 'INVITED') throw subAccountErrors.disabled({ administrator });
  if (row.invitedUntil && row.invitedUntil <= work.now) {
    throw subAccountErrors.invitationExpired({ administrator });
  }
  const employee = await findMember(work, memberId);
  await subAccountLife.advance(work, row, 'activate', {
    by: 'employee',
    actorId: memberId,
    actorName: employee?.memberName ?? '',
  });
}

export const subAccountListeners: readonly Listener[] = [listener(ownPasswordChosen, accept)];

/** The time of an invitation is over: its initial password opens nothing any more. */
export const subAccountTimers: readonly TimerHandler[] = subAccountLife.onTime(
  (work, memberId) => subAccountLife.hold(work, memberId),
  {
    expire: async (work, row) => {
      const { memberId } = row;
      await setInitialPassword(work, memberId, null);
      await subAccountLife.advance(work, row, 'expire', { by: 'system' });
      await work.emit(employeeStopped, { memberId });
    },
  },
);
