// Logging out: on this device, or everywhere.
import type { Handlers } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { loginProtocol } from '../login.protocol.ts';
import { endSessions } from './end-sessions.ts';

type Acts = Handlers<typeof loginProtocol>;

export const logOut: Acts['logout'] = async (work, { memberId, sessionId }, { everywhere }, caller) => {
  const sessions = await endSessions(work, memberId, everywhere ? undefined : sessionId);
  const kind = everywhere ? 'loggedOutEverywhere' : 'loggedOut';
  await recordSecurityEvent(work, { kind, memberId, sessionId, caller, detail: { sessions } });
};
