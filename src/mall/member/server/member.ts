// The front door of the member room: what higher rooms may ask about members.
import type { Work } from '#kit/db/work.ts';
import type { MemberType, PlatformRole } from '../actor.ts';
import { hashPassword, isPassword } from './hash-password.ts';
import { memberErrors } from './member.errors.ts';
import { countTry, findTries, forgetTries } from './password-tries.ts';

export const PASSWORD_TRIES = 5; // chosen: wrong passwords in a row before a pause

export interface MemberRow {
  memberId: number;
  memberName: string;
  memberNickName: string | null;
  mobile: string | null;
  email: string | null;
  avatar: string | null;
  memberType: MemberType;
  language: string | null;
  passwordHash: string | null;
  payPasswordHash: string | null;
}

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
  platformRoles?: readonly PlatformRole[];
}

const CREATE = `
  INSERT INTO member (member_name, mobile, password_hash, pay_password_hash, member_type, member_nick_name, email,
                      language, agreement_version, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
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
    work.now,
  ]);
  if (!row) {
    const { memberName } = wish;
    if (await findMemberByAccount(work, memberName))
      throw memberErrors.nameTaken({ name: 'memberName', memberName });
    throw memberErrors.mobileTaken({ name: 'phone' });
  }
  for (const role of wish.platformRoles ?? []) {
    await work.query('INSERT INTO platform_operator (member_id, role) VALUES ($1, $2)', [
      row.member_id,
      role,
    ]);
  }
  return row.member_id;
}

const COLUMNS = `
  member_id AS "memberId", member_name AS "memberName", member_nick_name AS "memberNickName", mobile, email, avatar,
  member_type AS "memberType", language, password_hash AS "passwordHash", pay_password_hash AS "payPasswordHash"`;

type Row = MemberRow & Record<string, unknown>;

/** The member, with the hashes of his passwords: never to be sent to anybody. */
export async function findMember(work: Work, memberId: number): Promise<MemberRow | undefined> {
  const [row] = await work.query<Row>(
    `SELECT ${COLUMNS} FROM member WHERE member_id = $1`,
    [memberId],
    'member-find',
  );
  return row;
}

/** By what stands in the login form's first field: a member name (whatever its case) or a mobile. */
export async function findMemberByAccount(work: Work, account: string): Promise<MemberRow | undefined> {
  const [row] = await work.query<Row>(
    `SELECT ${COLUMNS} FROM member WHERE lower(member_name) = lower($1)
     UNION SELECT ${COLUMNS} FROM member WHERE mobile = $1 LIMIT 1`,
    [account],
    'member-by-account',
  );
  return row;
}

/** @throws Refusal when it is wrong, or was wrong too often lately; call it before anything has been changed */
export async function checkLoginPassword(work: Work, memberId: number, password: string): Promise<void> {
  const { passwordHash = null } = (await findMember(work, memberId)) ?? {};
  await checkAgainst(work, 'login', memberId, passwordHash, password);
}

/** @throws Refusal when none is set, it is wrong, or it was wrong too often lately; call it before anything has been changed */
export async function checkPayPassword(work: Work, memberId: number, payPwd: string): Promise<void> {
  const { payPasswordHash = null } = (await findMember(work, memberId)) ?? {};
  if (payPasswordHash === null) throw memberErrors.noPayPassword();
  await checkAgainst(work, 'pay', memberId, payPasswordHash, payPwd);
}

/** Whose wrong tries are counted together: a member's, whether he came by name or by mobile. */
export const triesSubject = (memberId: number): string => `member:${memberId}`;

async function checkAgainst(
  work: Work,
  kind: 'login' | 'pay',
  memberId: number,
  kept: string | null,
  given: string,
): Promise<void> {
  const subject = triesSubject(memberId);
  const before = await findTries(work, kind, subject);
  if (before.count >= PASSWORD_TRIES) throw memberErrors.tooManyTries({ minutes: before.minutes });
  if (await isPassword(kept, given)) {
    if (before.count > 0) await forgetTries(work, kind, subject);
    return;
  }
  const tries = await work.apart((apart) => countTry(apart, kind, subject));
  const left = Math.max(0, PASSWORD_TRIES - tries.count);
  throw kind === 'pay' ? memberErrors.wrongPayPassword({ left }) : memberErrors.wrongPassword({ left });
}
