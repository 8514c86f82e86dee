// Holds a login back until a code has come: the first step leaves a ticket, the second spends it.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { Refusal } from '#kit/http/refusal.ts';
import type { Handlers } from '#kit/http/server/serve.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { requireMayLogIn } from '#mall/company/server/company.ts';
import type { LoginWay } from '#mall/login/account.protocol.ts';
import { hashOf, letIn, openLogin } from '#mall/login/server/login.ts';
import type { SecurityKind } from '#mall/member/security-kinds.ts';
import { accountTouched } from '#mall/member/server/member.events.ts';
import type { secondFactorProtocol } from '../second-factor.protocol.ts';
import { checkFactor } from './check-factor.ts';
import { factorErrors } from './second-factor.errors.ts';

const TICKET_LIFE = minutes(5); // chosen

/** Keeps one as a hash, and forgets some that are over. */
const KEEP = `
  WITH swept AS (
    DELETE FROM factor_ticket WHERE ticket_hash IN
      (SELECT ticket_hash FROM factor_ticket WHERE expires_at <= $5 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED))
  INSERT INTO factor_ticket (ticket_hash, member_id, by, expires_at) VALUES ($1, $2, $3, $4)`;

/**
 * For the login's entrance, whichever the way: nothing for who has no second factor, else the refusal that asks for a code.
 * Its ticket is kept within this work, which must be committed.
 */
export async function askFactor(work: Work, memberId: number, by: LoginWay): Promise<Refusal | undefined> {
  const [on] = await work.query(
    'SELECT FROM second_factor WHERE member_id = $1 AND confirmed_at IS NOT NULL',
    [memberId],
    'factor-on',
  );
  if (!on) return undefined;
  const ticket = randomBytes(32).toString('base64url');
  await work.query(
    KEEP,
    [hashOf(ticket), memberId, by, after(work.now, TICKET_LIFE), work.now],
    'factor-ticket',
  );
  return factorErrors.needsFactor({ needsFactor: true, ticket });
}

/**
 * Makes the second step out of the secret that signs access tokens. Runs outside a transaction, so that wrong codes stay
 * counted. @throws Refusal for a ticket that is over, and for a wrong code
 */
export function logInByFactor(tokenSecret: Uint8Array): Handlers<typeof secondFactorProtocol>['logIn'] {
  return async (work, _guest, { ticket, code, ...baggage }, caller) => {
    const hash = hashOf(ticket);
    const [waiting] = await work.query<{ member_id: number }>(
      'SELECT member_id FROM factor_ticket WHERE ticket_hash = $1 AND expires_at > $2',
      [hash, work.now],
      'factor-waiting',
    );
    if (!waiting) throw factorErrors.ticketOver({ isTicketOver: true });
    const memberId = waiting.member_id;
    const spend = await checkFactor(work, tokenSecret, memberId, code, caller);
    return letIn(work, async (apart) => {
      const [taken] = await apart.query<{ by: LoginWay }>(
        'DELETE FROM factor_ticket WHERE ticket_hash = $1 AND expires_at > $2 RETURNING by',
        [hash, apart.now],
        'factor-take',
      );
      if (!taken) throw factorErrors.ticketOver({ isTicketOver: true });
      await spend(apart);
      await requireMayLogIn(apart, memberId);
      return openLogin(apart, tokenSecret, memberId, baggage, caller, taken.by);
    });
  };
}

/** What voids the first step of a login: whoever did it may have been a stranger. */
const VOIDS: ReadonlySet<SecurityKind> = new Set([
  'passwordChanged',
  'passwordReset',
  'loggedOutEverywhere',
  'subAccountStopped',
  'factorEnded',
]);

export const secondFactorListeners: readonly Listener[] = [
  listener(accountTouched, async (work, { memberId, kind }) => {
    if (VOIDS.has(kind))
      await work.query('DELETE FROM factor_ticket WHERE member_id = $1', [memberId], 'factor-void');
  }),
];
