// Tickets between the steps of proving oneself: signed, bound to an account, good once and for minutes only.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { after, minutes } from '#kit/time/duration.ts';
import type { CodeChannel } from '#mall/message/code-purpose.ts';
import { hashOf } from './issue-tokens.ts';
import { loginErrors } from './login.errors.ts';

/**
 * `prove`: a member has proven himself again and may change what proves him.
 * `forget`: a code was sent for a forgotten password. `reset`: that code was right, a new password may be chosen.
 */
export type TicketKind = 'prove' | 'forget' | 'reset';

const TICKET_LIFE = minutes(10); // chosen: as long as a code is good

export interface Ticket {
  /** Null for an account that does not exist. */
  memberId: number | null;
  sessionId: number | null;
  account: string;
  channel: CodeChannel;
}

const KEEP = `
  INSERT INTO account_ticket (ticket_hash, kind, member_id, session_id, account, channel, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** Each new one sweeps away some that nobody can use any more. */
const SWEEP = `
  DELETE FROM account_ticket WHERE ticket_hash IN
    (SELECT ticket_hash FROM account_ticket WHERE expires_at <= $1 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED)`;

const MEANT = 'ticket_hash = $1 AND kind = $2 AND expires_at > $3';
const COLUMNS = 'member_id AS "memberId", session_id AS "sessionId", account, channel';

/** Makes one; only its hash is kept. */
export async function issueTicket(
  work: Work,
  secret: Uint8Array,
  kind: TicketKind,
  given: { memberId: number | null; sessionId?: number; account?: string; channel?: CodeChannel },
  life = TICKET_LIFE,
): Promise<string> {
  const body = randomBytes(24).toString('base64url');
  const ticket = `${body}.${signatureOf(secret, kind, body)}`;
  await work.query(
    KEEP,
    [
      hashOf(ticket),
      kind,
      given.memberId,
      given.sessionId ?? null,
      given.account ?? '',
      given.channel ?? 'sms',
      after(work.now, life),
    ],
    'ticket-keep',
  );
  await work.query(SWEEP, [work.now], 'ticket-sweep');
  return ticket;
}

/** For an account that was made without a password: its owner chooses one at `/setup` within half an hour (domain-operate §1). */
export const issueSetupTicket = (work: Work, secret: Uint8Array, memberId: number): Promise<string> =>
  issueTicket(work, secret, 'reset', { memberId }, minutes(30));

/** What stands behind a ticket, which stays good. @throws Refusal for one that was forged, used, or is too old */
export async function readTicket(
  work: Work,
  secret: Uint8Array,
  kind: TicketKind,
  ticket: string,
): Promise<Ticket> {
  requireSigned(secret, kind, ticket);
  const [row] = await work.query<Ticket>(
    `SELECT ${COLUMNS} FROM account_ticket WHERE ${MEANT}`,
    [hashOf(ticket), kind, work.now],
    'ticket-read',
  );
  if (!row) throw loginErrors.ticketOver({ isTicketOver: true });
  return row;
}

/** Uses a ticket up, within this work: if the work is undone, it stays good. @throws Refusal as above, also for its second use */
export async function takeTicket(work: Work, kind: TicketKind, ticket: string): Promise<void> {
  const taken = await work.query(
    `DELETE FROM account_ticket WHERE ${MEANT} RETURNING 1`,
    [hashOf(ticket), kind, work.now],
    'ticket-take',
  );
  if (taken.length === 0) throw loginErrors.ticketOver({ isTicketOver: true });
}

function signatureOf(secret: Uint8Array, kind: TicketKind, body: string): string {
  return createHmac('sha256', secret).update(`ticket:${kind}:${body}`).digest('base64url');
}

/** What was never a ticket is refused before the database is asked. */
function requireSigned(secret: Uint8Array, kind: TicketKind, ticket: string): void {
  const [body = '', signature = ''] = ticket.split('.');
  const wanted = Buffer.from(signatureOf(secret, kind, body));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given))
    throw loginErrors.ticketOver({ isTicketOver: true });
}
