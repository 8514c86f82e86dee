// What the login room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { loginProtocol } from '../login.protocol.ts';
import { giveToken } from './give-token.ts';
import { logOut } from './log-out.ts';
import { registerByPhone } from './register-by-phone.ts';
import { tellMemberInfo } from './tell-member-info.ts';

export function loginRoutes({ tokenSecret }: { tokenSecret: Uint8Array }): Route[] {
  return [
    serve(loginProtocol.token, giveToken(tokenSecret)),
    serve(loginProtocol.register, registerByPhone(tokenSecret)),
    serve(loginProtocol.logout, logOut),
    serve(loginProtocol.memberInfo, tellMemberInfo),
  ];
}
