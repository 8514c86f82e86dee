// Makes somebody an operator of the platform: the first of a new mall, or one more.
import type { Work } from '#kit/db/work.ts';
import { NOTHING } from '#kit/money/money.ts';
import { checkMemberName, checkMobile } from '#kit/rules/identity-rules.ts';
import type { PlatformRole } from '#mall/member/actor.ts';
import { checkNewPayPassword, checkNotOwnName } from '#mall/member/password-rules.ts';
import {
  createMember,
  findMemberByAccount,
  findPlatformRoles,
  grantPlatformRoles,
  recordSecurityEvent,
} from '#mall/member/server/member.ts';
import { openBalance } from '#mall/payment/server/payment.ts';

export interface OperatorWish {
  name: string;
  mobile?: string;
  email?: string;
  roles: readonly PlatformRole[];
  /** An account that is there already, and works for nobody yet, may be given the roles. */
  mayGrant: boolean;
  /** Needed only where an account is made. */
  password: string | undefined;
}

export interface MadeOperator {
  memberId: number;
  isNew: boolean;
  /** Of the wished roles those that he did not have before. */
  granted: PlatformRole[];
}

/** The command is no visitor: what it does is known by this. */
export const COMMAND = { ip: '', userAgent: 'npm run mall' };

/**
 * In a transaction. Done again with the same wish it changes nothing; a password that is kept is never changed.
 * @throws Error with a sentence when the name, mobile or password is not right, or the account is somebody's without the word
 */
export async function makeOperator(work: Work, wish: OperatorWish): Promise<MadeOperator> {
  const known = await findMemberByAccount(work, wish.name);
  if (known && known.memberName.toLowerCase() !== wish.name.toLowerCase())
    throw new Error(`${wish.name} is the mobile of ${known.memberName}: give the member's name.`);
  const memberId = known ? known.memberId : await makeMember(work, wish);
  if (known) {
    const has = await findPlatformRoles(work, memberId);
    if (has.length === 0 && !wish.mayGrant)
      throw new Error(
        `${known.memberName} is a member already. Say --grant if he is to work for the platform.`,
      );
  }
  const granted = await grantPlatformRoles(work, memberId, wish.roles);
  if (granted.length > 0)
    await recordSecurityEvent(work, {
      kind: 'platformRolesChanged',
      memberId,
      caller: COMMAND,
      detail: { granted },
    });
  return { memberId, isNew: !known, granted };
}

async function makeMember(work: Work, wish: OperatorWish): Promise<number> {
  const { name: memberName, mobile, email, password } = wish;
  const wrong = checkMemberName(memberName) ?? (mobile ? checkMobile(mobile) : undefined);
  if (wrong) throw new Error(wrong.en);
  if (password === undefined)
    throw new Error(`There is no member ${memberName}, and no password to make him with.`);
  const weak = checkNewPayPassword(password) ?? checkNotOwnName(password, { memberName, mobile });
  if (weak) throw new Error(weak.en);
  const memberId = await createMember(work, { memberName, mobile, email, password });
  await openBalance(work, memberId, NOTHING);
  return memberId;
}
