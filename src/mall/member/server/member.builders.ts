// Members for tests.
import type { Work } from '#kit/db/work.ts';
import type { MemberType, PlatformRole } from '../actor.ts';
import { hashPassword } from './password/hash-password.ts';

let made = 0;

export interface MemberWish {
  memberName?: string;
  type?: MemberType;
  mobile?: string;
  /** An address that he has proven. */
  email?: string;
  mustChangePassword?: boolean;
  /** In clear. */
  password?: string;
  payPassword?: string;
  passwordHash?: string;
  payPasswordHash?: string;
  roles?: PlatformRole[];
}

/** A member who exists, without passwords unless they or their hashes are given. */
export async function aMember(
  work: Work,
  wish: MemberWish = {},
): Promise<{ memberId: number; memberName: string }> {
  const n = ++made;
  const memberName = wish.memberName ?? `member_${process.pid}_${n}`;
  const passwordHash = wish.password ? await hashPassword(wish.password) : wish.passwordHash;
  const payPasswordHash = wish.payPassword ? await hashPassword(wish.payPassword) : wish.payPasswordHash;
  const [row] = await work.query<{ member_id: number }>(
    `INSERT INTO member (member_name, mobile, member_type, password_hash, pay_password_hash, email, is_email_proven,
                         must_change_password)
     VALUES ($1, $2, $3, $4, $5, $6::text, $6::text IS NOT NULL, $7) RETURNING member_id`,
    [
      memberName,
      wish.mobile ?? null,
      wish.type ?? 1,
      passwordHash ?? null,
      payPasswordHash ?? null,
      wish.email ?? null,
      wish.mustChangePassword ?? false,
    ],
  );
  const memberId = row!.member_id;
  for (const role of wish.roles ?? []) {
    await work.query('INSERT INTO platform_operator (member_id, role) VALUES ($1, $2)', [memberId, role]);
  }
  return { memberId, memberName };
}
