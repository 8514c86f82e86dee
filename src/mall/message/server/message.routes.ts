// What the message room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { messageProtocol } from '../message.protocol.ts';
import { sendSmsCode } from './send-sms-code.ts';
import type { SmsSender } from './sms-sender.ts';

export function messageRoutes({ smsSender }: { smsSender: SmsSender }): Route[] {
  return [serve(messageProtocol.smsCode, sendSmsCode(smsSender))];
}
