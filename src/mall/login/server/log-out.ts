// Logging out: on this device, or everywhere.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { loginProtocol } from '../login.protocol.ts';
import { endSessions } from './end-sessions.ts';

export async function logOut(
  work: Work,
  { memberId, sessionId }: ActorOf<typeof loginProtocol.logout>,
  { everywhere }: InputOf<typeof loginProtocol.logout>,
  caller: Caller,
): Promise<void> {
  const sessions = await endSessions(work, memberId, everywhere ? undefined : sessionId);
  const kind = everywhere ? 'loggedOutEverywhere' : 'loggedOut';
  await recordSecurityEvent(work, { kind, memberId, sessionId, caller, detail: { sessions } });
}
