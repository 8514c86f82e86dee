// A member logs one of his devices out.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { accountProtocol } from '../account.protocol.ts';
import { endSessions } from './end-sessions.ts';
import { loginErrors } from './login.errors.ts';

/** @throws Refusal 404 when it is not his, or over already */
export async function endSession(
  work: Work,
  { memberId }: ActorOf<typeof accountProtocol.endSession>,
  { sessionId }: InputOf<typeof accountProtocol.endSession>,
  caller: Caller,
): Promise<void> {
  const ended = await endSessions(work, memberId, sessionId);
  if (ended === 0) throw loginErrors.noSession();
  await recordSecurityEvent(work, { kind: 'sessionEnded', memberId, sessionId, caller });
}
