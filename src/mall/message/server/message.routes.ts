// What the message room serves, and what it hears.
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { accountTouched } from '#mall/member/server/member.events.ts';
import { messageProtocol } from '../message.protocol.ts';
import { countUnread } from './count-unread.ts';
import { deleteMessages } from './delete-messages.ts';
import { messageListRoutes } from './list-messages.ts';
import { listSettings } from './list-settings.ts';
import { readMessages } from './read-messages.ts';
import { restoreMessages } from './restore-messages.ts';
import { saveSetting } from './save-setting.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendOwnCode } from './send-own-code.ts';
import { sendSmsCode } from './send-sms-code.ts';
import type { Senders } from './senders.ts';
import { tellAccountOwner } from './tell-account-owner.ts';

export const messageListeners: readonly Listener[] = [listener(accountTouched, tellAccountOwner)];

export function messageRoutes(senders: Senders): Route[] {
  return [
    ...messageListRoutes,
    ...serveAll(messageProtocol, {
      smsCode: sendSmsCode(senders),
      emailCode: sendEmailCode(senders),
      ownCode: sendOwnCode(senders),
      unreadCount: countUnread,
      read: readMessages,
      delete: deleteMessages,
      restore: restoreMessages,
      settings: listSettings,
      saveSetting,
    }),
  ];
}
