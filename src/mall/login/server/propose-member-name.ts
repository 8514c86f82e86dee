// A free member name for somebody whose name at WeChat is known.
import { randomInt } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { checkMemberName } from '#kit/rules/identity-rules.ts';
import { findMemberByAccount } from '#mall/member/server/member.ts';

const MOST_TRIES = 5;

/** What of a WeChat name may stand in a member name (spec §5), with digits behind it where it is short or taken. */
export async function proposeMemberName(work: Work, nickName: string): Promise<string> {
  const plain = nickName.replace(/[^\u4e00-\u9fffA-Za-z0-9_-]/g, '');
  if (checkMemberName(plain) === undefined && !(await findMemberByAccount(work, plain))) return plain;
  const stem = plain.slice(0, 13) || 'wx';
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const name = `${stem}_${String(randomInt(1_000_000)).padStart(6, '0')}`;
    if (!(await findMemberByAccount(work, name))) return name;
  }
  return '';
}
