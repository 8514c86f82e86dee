// Logging out: on this device, everywhere, or on another device of one's own.
import type { Handlers } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { accountProtocol } from '../account.protocol.ts';
import type { loginProtocol } from '../login.protocol.ts';
import { endSessions } from './end-sessions.ts';
import { forgetDevices } from './known-devices.ts';
import { loginErrors } from './login.errors.ts';

type Acts = Handlers<typeof loginProtocol> & Handlers<typeof accountProtocol>;

export const logOut: Acts['logout'] = async (work, { memberId, sessionId }, { everywhere }, caller) => {
  const sessions = await endSessions(work, memberId, everywhere ? undefined : sessionId);
  const kind = everywhere ? 'loggedOutEverywhere' : 'loggedOut';
  await recordSecurityEvent(work, { kind, memberId, sessionId, caller, detail: { sessions } });
};

/** That device is a stranger again: it may be in other hands. @throws Refusal 404 when it is not his, or over already */
export const endSession: Acts['endSession'] = async (work, { memberId }, { sessionId }, caller) => {
  const ended = await endSessions(work, memberId, sessionId);
  if (ended === 0) throw loginErrors.noSession();
  await forgetDevices(work, memberId, sessionId);
  await recordSecurityEvent(work, { kind: 'sessionEnded', memberId, sessionId, caller });
};
