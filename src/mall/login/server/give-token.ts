// The token call (spec §7): log in by password or by SMS code, or renew the tokens of a login.
import { httpErrors } from '#kit/http/refusal.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { loginProtocol } from '../login.protocol.ts';
import type { Entrance } from './begin-session.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInBySms } from './log-in-by-sms.ts';
import { refreshTokens } from './refresh-tokens.ts';

/** Makes the action out of the entrance. */
export function giveToken(entrance: Entrance): Handler<typeof loginProtocol.token> {
  return async (work, _actor, input, caller) => {
    const { username, password, loginType } = input;
    if (input.grant_type === 'refresh_token') {
      if (!input.refresh_token) throw httpErrors.missingInput({ name: 'refresh_token' });
      return refreshTokens(work, entrance.tokenSecret, input.refresh_token, caller);
    }
    if (!loginType) throw httpErrors.missingInput({ name: 'loginType' });
    if (!username) throw httpErrors.missingInput({ name: 'username' });
    if (!password) throw httpErrors.missingInput({ name: 'password' });
    const logIn = loginType === 1 ? logInByPassword : logInBySms;
    return logIn(work, entrance, { ...input, username, password }, caller);
  };
}
