// What the login room serves for the safety of an account.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { Senders } from '#mall/message/server/message.ts';
import { accountProtocol } from '../account.protocol.ts';
import { bindEmail, bindMobile } from './change-contacts.ts';
import { changePassword, chooseFirstPassword } from './change-password.ts';
import { changePayPassword } from './change-pay-password.ts';
import { accountEventRoutes } from './list-account-events.ts';
import { listSessions } from './list-sessions.ts';
import { endSession } from './log-out.ts';
import { proveByTicket } from './prove-owner.ts';
import { checkForgetCode, forgetAgain, forgetPassword, resetPassword } from './reset-password.ts';
import { tellStanding } from './tell-standing.ts';

export function accountRoutes(mall: Senders & { tokenSecret: Uint8Array }): Route[] {
  const { tokenSecret } = mall;
  return [
    ...accountEventRoutes,
    ...serveAll(accountProtocol, {
      standing: tellStanding,
      sessions: listSessions,
      endSession,
      prove: proveByTicket(tokenSecret),
      changePassword,
      firstPassword: chooseFirstPassword,
      changePayPassword,
      changeMobile: bindMobile(tokenSecret),
      changeEmail: bindEmail(tokenSecret),
      forget: forgetPassword(tokenSecret, mall),
      forgetAgain: forgetAgain(tokenSecret, mall),
      forgetCode: checkForgetCode(tokenSecret),
      resetPassword: resetPassword(tokenSecret),
    }),
  ];
}
