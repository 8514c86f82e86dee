// The password that an employee receives with his account and must replace at his first login.
import { randomInt } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { claimInvitation, type SmsSender } from '#mall/message/server/message.ts';

/** Without letters and digits that look alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 12; // chosen: about 68 bits

/** A fresh one, with letters and digits as the rule for passwords wants them. */
export function makeInitialPassword(): string {
  const pick = (from: string) => required(from[randomInt(from.length)]);
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => pick(LETTERS + DIGITS)).join('');
    if (/\d/.test(password) && /[A-Za-z]/.test(password)) return password;
  }
}

/**
 * Sends it to the employee's mobile once everything is committed. Without a provider, and after some on one day, only the
 * administrator has seen it.
 */
export async function sendInitialPassword(
  work: Work,
  smsSender: SmsSender,
  { mobile, memberName, password }: { mobile: string; memberName: string; password: string },
): Promise<void> {
  if (!smsSender.isReady || !(await claimInvitation(work, mobile))) return;
  work.afterCommit(() =>
    smsSender.send({
      to: mobile,
      template: 'invite',
      values: { account: memberName, password },
      text: `【元采】您的企业为您开通了账号 ${memberName}，初始密码 ${password}，72 小时内首次登录并设置自己的密码。 Your enterprise made the account ${memberName} for you, initial password ${password}: log in within 72 hours and choose your own.`,
    }),
  );
}
