// Makes somebody an operator of the platform: the first of a new mall, or one more.
import type { Work } from '#kit/db/work.ts';
import { NOTHING } from '#kit/money/money.ts';
import { checkMemberName, checkMobile } from '#kit/rules/identity-rules.ts';
import { PLATFORM_ROLES, type PlatformRole } from '#mall/member/actor.ts';
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
  /** Needed only where an account is made without a link. */
  password: string | undefined;
  /** He chooses his password himself. */
  hasLink?: boolean;
}

export interface MadeOperator {
  memberId: number;
  isNew: boolean;
  /** Of the wished roles those that he did not have before. */
  granted: PlatformRole[];
  hasPassword: boolean;
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
  const hasPassword = known ? known.passwordHash !== null : wish.password !== undefined;
  return { memberId, isNew: !known, granted, hasPassword };
}

/** Where nobody works for the platform yet. Of several processes that start at once one makes him. */
export async function makeFirstOperator(work: Work, name: string, password: string): Promise<boolean> {
  await work.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const [found] = await work.query('SELECT FROM platform_operator LIMIT 1');
  if (found) return false;
  await makeOperator(work, { name, password, roles: PLATFORM_ROLES, mayGrant: false });
  return true;
}

const LOCK = 7_303_016; // chosen: any number, the same in every process

async function makeMember(work: Work, wish: OperatorWish): Promise<number> {
  const { name: memberName, mobile, email, password, hasLink } = wish;
  const wrong = checkMemberName(memberName) ?? (mobile ? checkMobile(mobile) : undefined);
  if (wrong) throw new Error(wrong.en);
  if (password === undefined && !hasLink)
    throw new Error(`There is no member ${memberName}, and no password to make him with.`);
  const weak =
    password === undefined
      ? undefined
      : (checkNewPayPassword(password) ?? checkNotOwnName(password, { memberName, mobile }));
  if (weak) throw new Error(weak.en);
  const memberId = await createMember(work, { memberName, mobile, email, password });
  await openBalance(work, memberId, NOTHING);
  return memberId;
}
