// Looks at a new password beside the member who chooses it; what it looks like by itself has been looked at before.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { checkNewPayPassword, checkNotOwnName } from '../../password-rules.ts';
import type { MemberRow } from '../find-member.ts';
import { memberErrors } from '../member.errors.ts';
import { findPlatformRoles } from '../platform-roles.ts';
import { isPassword } from './hash-password.ts';

type Owner = Pick<MemberRow, 'memberId' | 'memberName' | 'mobile' | 'passwordHash' | 'payPasswordHash'>;

/** @throws Refusal when a new login password is the member's name, mobile or the password he has, or an operator's is not of the strict kind (domain-operate §1) */
export async function requireGoodPassword(work: Work, owner: Owner, password: string): Promise<void> {
  const isOperator = (await findPlatformRoles(work, owner.memberId)).length > 0;
  const refused = isOperator ? checkNewPayPassword(password) : undefined;
  if (refused) throw new Refusal(State.refused, refused, { name: 'password' });
  refuseOwnName(owner, password, 'password');
  if (owner.passwordHash && (await isPassword(owner.passwordHash, password)))
    throw memberErrors.samePassword({ name: 'password' });
}

/** @throws Refusal when a new pay password is the member's name, mobile, login password or the pay password he has */
export async function requireGoodPayPassword(owner: Owner, payPwd: string): Promise<void> {
  refuseOwnName(owner, payPwd, 'payPwd');
  if (owner.passwordHash && (await isPassword(owner.passwordHash, payPwd)))
    throw memberErrors.payLikeLogin({ name: 'payPwd' });
  if (owner.payPasswordHash && (await isPassword(owner.payPasswordHash, payPwd)))
    throw memberErrors.samePayPassword({ name: 'payPwd' });
}

/** @param name the field that must change, for the form */
export function refuseOwnName(
  owner: { memberName?: string | null; mobile?: string | null },
  password: string,
  name: string,
): void {
  const refused = checkNotOwnName(password, owner);
  if (refused) throw new Refusal(State.refused, refused, { name });
}
