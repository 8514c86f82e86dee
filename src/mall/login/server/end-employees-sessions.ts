// An employee whom his enterprise has stopped is logged out everywhere at once; one who has left takes his WeChat with him.
import { type Listener, listener } from '#kit/events/event.ts';
import { employeeLeft, employeeStopped } from '#mall/company/server/company.events.ts';
import { endSessions } from './end-sessions.ts';

export const loginListeners: readonly Listener[] = [
  listener(employeeStopped, async (work, { memberId }) => void (await endSessions(work, memberId))),
  // It is free for the account that he opens for himself.
  listener(
    employeeLeft,
    async (work, { memberId }) =>
      void (await work.query('DELETE FROM wechat_binding WHERE member_id = $1', [memberId])),
  ),
];
