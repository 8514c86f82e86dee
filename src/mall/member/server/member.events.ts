// What the member room tells higher rooms.
import { event } from '#kit/events/event.ts';
import type { SecurityKind } from '../security-kinds.ts';

/** An account was touched in a way that its owner must hear of. */
export const accountTouched = event<{
  memberId: number;
  kind: SecurityKind;
  ip: string;
  userAgent: string;
  detail: Readonly<Record<string, unknown>>;
}>('accountTouched');

/**
 * A member who had to choose a password of his own has done so. Emitted by whatever clears `must_change_password`, in the
 * same transaction: an employee's invitation is accepted by it.
 */
export const ownPasswordChosen = event<{ memberId: number }>('ownPasswordChosen');
