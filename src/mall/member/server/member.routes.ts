// What the member room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { memberProtocol } from '../member.protocol.ts';
import { setPayPassword } from './set-pay-password.ts';

export function memberRoutes(_facilities: unknown): Route[] {
  return [serve(memberProtocol.setPayPassword, setPayPassword)];
}
