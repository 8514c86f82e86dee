// What the login room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { Senders } from '#mall/message/server/message.ts';
import { loginProtocol } from '../login.protocol.ts';
import { accountRoutes } from './account.routes.ts';
import type { Entrance } from './begin-session.ts';
import { giveToken } from './give-token.ts';
import { logOut } from './log-out.ts';
import { qrRoutes } from './qr.routes.ts';
import { registerByPhone } from './register-by-phone.ts';
import { sweepSession } from './sweep-session.ts';
import { tellMemberInfo } from './tell-member-info.ts';
import { weChatRoutes } from './wechat.routes.ts';
import type { WeChatProvider } from './wechat-provider.ts';

export { loginListeners } from './end-employees-sessions.ts';

export const loginTimers: readonly TimerHandler[] = [sweepSession];

export function loginRoutes(
  mall: Senders &
    Entrance & {
      weChat: WeChatProvider | undefined;
      publicUrl: () => string;
      isProduction: boolean;
    },
): Route[] {
  return [
    ...serveAll(loginProtocol, {
      token: giveToken(mall),
      register: registerByPhone(mall),
      logout: logOut,
      memberInfo: tellMemberInfo,
    }),
    ...accountRoutes(mall),
    ...qrRoutes(mall),
    ...weChatRoutes(mall),
  ];
}
