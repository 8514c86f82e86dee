// The way back for who has lost his authenticator and his recovery codes: whoever runs the mall ends his second factor by command.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { endSessions } from '#mall/login/server/login.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { dropFactor } from './set-factor.ts';

/** Ends second factor and all logins of a member; he hears of it. Said again, it changes nothing but the audit. */
export async function unlockMember(
  work: Work,
  memberId: number,
  caller: Caller,
): Promise<{ hadFactor: boolean; sessions: number }> {
  const hadFactor = await dropFactor(work, memberId);
  const sessions = await endSessions(work, memberId);
  await recordSecurityEvent(work, {
    kind: 'factorEnded',
    memberId,
    caller,
    detail: { by: 'unlock', hadFactor, sessions },
  });
  return { hadFactor, sessions };
}
