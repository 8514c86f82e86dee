// Who may not come in any more is logged out everywhere at once: an employee whom his enterprise has stopped or who has left, an account that is closed.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { employeeLeft, employeeStopped } from '#mall/company/server/company.events.ts';
import { endSessions } from './end-sessions.ts';

/** All ways in that are not the account's own password, mobile and e-mail: logins, devices, WeChat. */
export async function closeWaysIn(work: Work, memberId: number): Promise<void> {
  await endSessions(work, memberId);
  await forgetWeChat(work, memberId);
}

/** Whoever used it there may use it for an account of his own. */
const forgetWeChat = (work: Work, memberId: number) =>
  work.query('DELETE FROM wechat_binding WHERE member_id = $1', [memberId]);

export const loginListeners: readonly Listener[] = [
  listener(employeeStopped, async (work, { memberId }) => void (await endSessions(work, memberId))),
  listener(employeeLeft, async (work, { memberId }) => void (await forgetWeChat(work, memberId))),
];
