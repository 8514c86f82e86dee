// A member logs one of his devices out.
import type { Handlers } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { accountProtocol } from '../account.protocol.ts';
import { endSessions } from './end-sessions.ts';
import { loginErrors } from './login.errors.ts';

type Acts = Handlers<typeof accountProtocol>;

/** @throws Refusal 404 when it is not his, or over already */
export const endSession: Acts['endSession'] = async (work, { memberId }, { sessionId }, caller) => {
  const ended = await endSessions(work, memberId, sessionId);
  if (ended === 0) throw loginErrors.noSession();
  await recordSecurityEvent(work, { kind: 'sessionEnded', memberId, sessionId, caller });
};
