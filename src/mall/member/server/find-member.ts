// Finds members by id, and by what they type into the login form.
import type { Work } from '#kit/db/work.ts';
import type { MemberType } from '../actor.ts';

export interface MemberRow {
  memberId: number;
  memberName: string;
  memberNickName: string | null;
  mobile: string | null;
  email: string | null;
  /** The address has been proven by a code. */
  isEmailProven: boolean;
  avatar: string | null;
  memberType: MemberType;
  language: string | null;
  passwordHash: string | null;
  payPasswordHash: string | null;
  mustChangePassword: boolean;
}

const COLUMNS = `
  member_id AS "memberId", member_name AS "memberName", member_nick_name AS "memberNickName", mobile, email,
  is_email_proven AS "isEmailProven", avatar,
  member_type AS "memberType", language, password_hash AS "passwordHash", pay_password_hash AS "payPasswordHash",
  must_change_password AS "mustChangePassword"`;

type Row = MemberRow;

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
     UNION ALL SELECT ${COLUMNS} FROM member WHERE mobile = $1 LIMIT 1`,
    [account],
    'member-by-account',
  );
  return row;
}
