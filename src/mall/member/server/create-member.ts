// Makes members; a name and a mobile belong to one of them.
import type { Work } from '#kit/db/work.ts';
import type { MemberType, PlatformRole } from '../actor.ts';
import { findMemberByAccount } from './find-member.ts';
import { memberErrors } from './member.errors.ts';
import { hashPassword } from './password/hash-password.ts';
import { grantPlatformRoles } from './platform-roles.ts';

export interface NewMember {
  memberName: string;
  mobile?: string | null;
  /** In clear; kept as a hash. Give either this or `passwordHash`. */
  password?: string;
  passwordHash?: string;
  payPassword?: string;
  memberType?: MemberType;
  memberNickName?: string | null;
  email?: string | null;
  language?: string | null;
  agreementVersion?: string | null;
  /** Must choose a password of his own before anything else. */
  mustChangePassword?: boolean;
  platformRoles?: readonly PlatformRole[];
}

const CREATE = `
  INSERT INTO member (member_name, mobile, password_hash, pay_password_hash, member_type, member_nick_name, email,
                      language, agreement_version, must_change_password, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT DO NOTHING RETURNING member_id`;

/**
 * Makes a member and returns his id. His balance account is opened by whoever calls (payment stands on a higher floor).
 * @throws Refusal when the name (whatever its case) or the mobile belongs to somebody already
 */
export async function createMember(work: Work, wish: NewMember): Promise<number> {
  const passwordHash = wish.password === undefined ? wish.passwordHash : await hashPassword(wish.password);
  const payPasswordHash = wish.payPassword === undefined ? null : await hashPassword(wish.payPassword);
  const [row] = await work.query<{ member_id: number }>(CREATE, [
    wish.memberName,
    wish.mobile ?? null,
    passwordHash ?? null,
    payPasswordHash,
    wish.memberType ?? 1,
    wish.memberNickName ?? null,
    wish.email ?? null,
    wish.language ?? null,
    wish.agreementVersion ?? null,
    wish.mustChangePassword ?? false,
    work.now,
  ]);
  if (!row) {
    const { memberName } = wish;
    if (await findMemberByAccount(work, memberName))
      throw memberErrors.nameTaken({ name: 'memberName', memberName });
    throw memberErrors.mobileTaken({ name: 'phone' });
  }
  if (wish.platformRoles?.length) await grantPlatformRoles(work, row.member_id, wish.platformRoles);
  return row.member_id;
}
