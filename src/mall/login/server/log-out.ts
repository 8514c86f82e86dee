// Logging out: on this device, or everywhere.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Member } from '#mall/member/actor.ts';
import type { loginProtocol } from '../login.protocol.ts';
import { endSessions } from './end-sessions.ts';

export async function logOut(
  work: Work,
  { memberId, sessionId }: Member,
  { everywhere }: InputOf<typeof loginProtocol.logout>,
): Promise<Record<string, never>> {
  await endSessions(work, memberId, everywhere ? undefined : sessionId);
  return {};
}
