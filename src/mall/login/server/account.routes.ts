// What the login room serves for the safety of an account.
import { type Route, serve } from '#kit/http/server/serve.ts';
import type { Senders } from '#mall/message/server/message.ts';
import { accountProtocol } from '../account.protocol.ts';
import { bindEmail, bindMobile } from './change-contacts.ts';
import { changePassword, chooseFirstPassword } from './change-password.ts';
import { changePayPassword } from './change-pay-password.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { proveByTicket } from './prove-owner.ts';
import { checkForgetCode, forgetAgain, forgetPassword, resetPassword } from './reset-password.ts';
import { tellLoginLog } from './tell-login-log.ts';
import { tellStanding } from './tell-standing.ts';

export function accountRoutes(mall: Senders & { tokenSecret: Uint8Array }): Route[] {
  const { tokenSecret } = mall;
  return [
    serve(accountProtocol.standing, tellStanding),
    serve(accountProtocol.sessions, listSessions),
    serve(accountProtocol.endSession, endSession),
    serve(accountProtocol.log, tellLoginLog),
    serve(accountProtocol.prove, proveByTicket(tokenSecret)),
    serve(accountProtocol.changePassword, changePassword),
    serve(accountProtocol.firstPassword, chooseFirstPassword),
    serve(accountProtocol.changePayPassword, changePayPassword),
    serve(accountProtocol.changeMobile, bindMobile(tokenSecret)),
    serve(accountProtocol.changeEmail, bindEmail(tokenSecret)),
    serve(accountProtocol.forget, forgetPassword(tokenSecret, mall)),
    serve(accountProtocol.forgetAgain, forgetAgain(tokenSecret, mall)),
    serve(accountProtocol.forgetCode, checkForgetCode(tokenSecret)),
    serve(accountProtocol.resetPassword, resetPassword(tokenSecret)),
  ];
}
