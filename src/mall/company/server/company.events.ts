// What the company room tells higher rooms.
import { event } from '#kit/events/event.ts';

/** An employee's account was disabled, has left or its invitation has run out: his logins must end at once. */
export const employeeStopped = event<{ memberId: number }>('employeeStopped');

/** An enterprise has another main account: what was the former one's for it is the new one's. */
export const administratorMoved = event<{ enterpriseId: number; fromId: number; toId: number }>(
  'administratorMoved',
);

/** An employee has left: what he looked after goes to his successor, a colleague or the main account. */
export const employeeLeft = event<{
  memberId: number;
  successorId: number;
  enterpriseId: number;
  mainMemberId: number;
}>('employeeLeft');
