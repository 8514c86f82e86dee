// Writes the audit row of a security event, and lets the owner know where that is due.
import type { Work } from '#kit/db/work.ts';
import { SECURITY_KINDS, type SecurityKind } from '../security-kinds.ts';
import { accountTouched } from './member.events.ts';

export interface SecurityEvent {
  kind: SecurityKind;
  /** Whose account; null where none was found. */
  memberId: number | null;
  /** Who did it, if it was not the owner. */
  actorId?: number;
  sessionId?: number;
  /** Where the request came from. */
  caller: { ip: string; userAgent: string };
  /** What else an auditor may want; never a password, a code or a token. */
  detail?: Record<string, unknown>;
}

/** In the transaction of what has happened; for refusals call it through `work.apart`, so that the row stays. */
export async function recordSecurityEvent(work: Work, { caller, ...event }: SecurityEvent): Promise<void> {
  const { kind, memberId, detail = {} } = event;
  await work.query(
    `INSERT INTO security_event (member_id, actor_id, kind, session_id, ip, user_agent, detail, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      memberId,
      event.actorId ?? null,
      kind,
      event.sessionId ?? null,
      caller.ip,
      caller.userAgent.slice(0, 500),
      detail,
      work.now,
    ],
    'security-record',
  );
  if (memberId !== null && SECURITY_KINDS[kind].tellsOwner) {
    await work.emit(accountTouched, { memberId, kind, ...caller, detail });
  }
}
