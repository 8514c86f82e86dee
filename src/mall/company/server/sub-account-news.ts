// What employees' accounts hear from the member room, and the time of their invitations.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { ownPasswordChosen } from '#mall/member/server/member.events.ts';
import { findMember, setInitialPassword } from '#mall/member/server/member.ts';
import { advanceSubAccount, bySystem, SUB_ACCOUNT, type SubAccountRow } from './advance-sub-account.ts';
import { employeeStopped } from './company.events.ts';
import { subAccount } from './company.tables.ts';
import { subAccountErrors } from './sub-account.errors.ts';

async function holdOf(work: Work, memberId: number): Promise<SubAccountRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(subAccount)
    .where(eq(subAccount.memberId, memberId))
    .for('no key update');
  return row;
}

/** The employee's own password accepts the invitation. @throws subAccountErrors.invitationExpired, disabled */
async function accept(work: Work, { memberId }: { memberId: number }): Promise<void> {
  const row = await holdOf(work, memberId);
  if (!row || row.state === 'ACTIVE') return;
  const administrator = (await findMember(work, row.parentMemberId))?.memberName ?? '';
  if (row.state !== 'INVITED') throw subAccountErrors.disabled({ administrator });
  if (row.invitedUntil && row.invitedUntil <= work.now) {
    throw subAccountErrors.invitationExpired({ administrator });
  }
  const { memberName: name } = (await findMember(work, memberId))!;
  await advanceSubAccount(work, row, 'activate', { role: 'employee', memberId, name });
}

/** The time of an invitation is over. Used, renewed or stopped meanwhile: changes nothing. */
async function expire(work: Work, docSn: string): Promise<void> {
  const memberId = Number(docSn);
  const row = await holdOf(work, memberId);
  if (row?.state !== 'INVITED' || row.invitedUntil === null || row.invitedUntil > work.now) return;
  await setInitialPassword(work, memberId, null);
  await advanceSubAccount(work, row, 'expire', bySystem);
  await work.emit(employeeStopped, { memberId });
}

export const subAccountListeners: readonly Listener[] = [listener(ownPasswordChosen, accept)];

export const subAccountTimers: readonly TimerHandler[] = [
  { docType: SUB_ACCOUNT, event: 'expire', fire: expire },
];
