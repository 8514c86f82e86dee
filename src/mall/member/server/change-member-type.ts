// Makes a member another type: the only place where that happens after registration (domain 3.1, changing type).
import type { Work } from '#kit/db/work.ts';
import type { MemberType } from '../actor.ts';
import { recordSecurityEvent, type SecurityEvent } from './record-security-event.ts';

/**
 * Changes the type in every open session: all server processes forget what they knew of him, and he is told.
 * Of two changes at once, the later one finds the type that the earlier one has left.
 * @param change.from types that may become `to`
 * @returns false when he is of none of them: nothing has changed then
 */
export async function changeMemberType(
  work: Work,
  change: {
    memberId: number;
    from: readonly MemberType[];
    to: MemberType;
    actorId?: number;
    caller?: SecurityEvent['caller'];
  },
): Promise<boolean> {
  const { memberId, from, to, actorId, caller = { ip: '', userAgent: '' } } = change;
  const [was] = await work.query<{ member_type: MemberType }>(
    'SELECT member_type FROM member WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  if (!was || !from.includes(was.member_type)) return false;
  if (was.member_type === to) return true;
  await work.query('UPDATE member SET member_type = $2 WHERE member_id = $1', [memberId, to]);
  await recordSecurityEvent(work, {
    kind: 'typeChanged',
    memberId,
    actorId,
    caller,
    detail: { from: was.member_type, to },
  });
  await work.announce('member', String(memberId));
  return true;
}
