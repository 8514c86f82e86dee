// A member takes another name, once. // chosen: docs/decisions/014
import { codeOf } from '#kit/db/failure.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { profileProtocol } from '../profile.protocol.ts';
import { memberErrors } from './member.errors.ts';
import { checkLoginPassword } from './password/check-password.ts';
import { profileErrors } from './profile.errors.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { tellProfile } from './tell-profile.ts';

const TAKEN = '23505';

/** Runs outside a transaction: no connection waits while a password is checked. @throws Refusal for a second change, an employee's account, a wrong password, a taken name */
export const changeMemberName: Handler<typeof profileProtocol.changeMemberName> = async (
  work,
  actor,
  { memberName, password },
  caller,
) => {
  const { memberId, sessionId, sub } = actor;
  if (sub) throw profileErrors.nameGivenByCompany({ administrator: sub.administrator });
  const before = await tellProfile(work, actor);
  if (!before.mayChangeName) throw profileErrors.nameChangedBefore();
  if (before.memberName === memberName) throw profileErrors.sameName({ name: 'memberName' });
  await checkLoginPassword(work, memberId, password, caller);
  try {
    await work.apart(async (apart) => {
      const changed = await apart.query(
        `INSERT INTO member_profile (member_id, name_changed_at) VALUES ($1, $2)
         ON CONFLICT (member_id) DO UPDATE SET name_changed_at = excluded.name_changed_at
         WHERE member_profile.name_changed_at IS NULL RETURNING member_id`,
        [memberId, work.now],
      );
      if (changed.length === 0) throw profileErrors.nameChangedBefore();
      await apart.query('UPDATE member SET member_name = $2 WHERE member_id = $1', [memberId, memberName]);
      const detail = { from: before.memberName, to: memberName };
      await recordSecurityEvent(apart, { kind: 'memberNameChanged', memberId, sessionId, caller, detail });
      await apart.announce('member', String(memberId));
    });
  } catch (error) {
    if (codeOf(error) === TAKEN) throw memberErrors.nameTaken({ name: 'memberName', memberName });
    throw error;
  }
  return tellProfile(work, actor);
};
