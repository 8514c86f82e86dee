// A visit from a procurement system: begun with the key of a start page, then a login, then the page that returns the basket.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { after, hours, minutes } from '#kit/time/duration.ts';
import { dropBasket } from '#mall/cart/server/cart.ts';
import { endSessions, hashOf } from '#mall/login/server/login.ts';

export const START_LIFE = minutes(5); // domain-operate 10
export const VISIT_LIFE = hours(2); // domain-operate 10
export const RETURN_LIFE = minutes(10); // chosen: the system may be away for a moment

/** Who somebody is in cXML. */
export interface Party {
  domain: string;
  identity: string;
}

/** What the system has said, as far as it is needed until the basket is back. */
export interface Visit {
  operation: 'create' | 'edit' | 'inspect';
  returnUrl: string;
  /** Where the mall opens. */
  landing: string;
  /** What its basket had already. */
  items: { productId: number; number: number }[];
  /** Who shops, as his system has told. */
  shopper: string;
  cxml?: { buyerCookie: string; from: Party; to: Party };
  oci?: { okCode: string; caller: string; target: string };
}

/** Where a product, the basket or the first page stands. */
export const landingOf = (of: { productId?: number | undefined; hasItems?: boolean }): string => {
  if (of.productId !== undefined) return `/goods/detail?productId=${of.productId}`;
  return of.hasItems ? '/cart/index' : '/index';
};

const freshKey = (): string => randomBytes(32).toString('base64url');

/** A key for the start page: good once, soon. Forgets visits that are over. */
export async function keepVisit(
  work: Work,
  { connectionId, memberId }: { connectionId: number; memberId: number },
  visit: Visit,
): Promise<string> {
  await sweep(work);
  const startKey = freshKey();
  await work.query(
    `INSERT INTO punchout_session (connection_id, member_id, start_hash, visit, until) VALUES ($1, $2, $3, $4, $5)`,
    [connectionId, memberId, hashOf(startKey), JSON.stringify(visit), after(work.now, START_LIFE)],
    'punchout-keep',
  );
  return startKey;
}

type Over = { memberId: number; sessionId: number | null };

async function sweep(work: Work): Promise<void> {
  const over = await work.query<Over>(
    `DELETE FROM punchout_session WHERE visit_id IN
       (SELECT visit_id FROM punchout_session WHERE until <= $1 ORDER BY until LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING member_id AS "memberId", session_id AS "sessionId"`,
    [work.now],
    'punchout-sweep',
  );
  for (const { memberId, sessionId } of over)
    if (sessionId !== null) await dropBasket(work, { memberId, sessionId, punchout: 'shop' });
}

/** Everything that a connection has opened and that is still good ends. */
export async function endVisits(work: Work, connectionId: number): Promise<void> {
  const ended = await work.query<Over>(
    'DELETE FROM punchout_session WHERE connection_id = $1 RETURNING member_id AS "memberId", session_id AS "sessionId"',
    [connectionId],
  );
  for (const { memberId, sessionId } of ended) {
    if (sessionId === null) continue;
    await dropBasket(work, { memberId, sessionId, punchout: 'shop' });
    await endSessions(work, memberId, sessionId);
  }
}

/** What the page that returns a basket hands over. */
export interface Returning {
  url: string;
  target: string;
  fields: [name: string, value: string][];
}

/** The visit's login and basket end; the page that returns it is good for a while. @returns its key */
export async function endVisit(
  work: Work,
  owner: { memberId: number; sessionId: number },
  fields: Returning['fields'],
): Promise<string> {
  await dropBasket(work, { ...owner, punchout: 'shop' });
  await endSessions(work, owner.memberId, owner.sessionId);
  const returnKey = freshKey();
  await work.query(
    `UPDATE punchout_session SET session_id = NULL, return_hash = $2, return_fields = $3, until = $4 WHERE session_id = $1`,
    [owner.sessionId, hashOf(returnKey), JSON.stringify(fields), after(work.now, RETURN_LIFE)],
    'punchout-end',
  );
  return returnKey;
}

/** Undefined for a key that is unknown or over. */
export async function findReturning(work: Work, returnKey: string): Promise<Returning | undefined> {
  const [row] = await work.query<{ visit: Visit; fields: Returning['fields'] }>(
    `SELECT visit, return_fields AS fields FROM punchout_session s JOIN punchout_connection c USING (connection_id)
     WHERE return_hash = $1 AND until > $2 AND c.revoked_at IS NULL`,
    [hashOf(returnKey), work.now],
    'punchout-returning',
  );
  return row && { url: row.visit.returnUrl, target: row.visit.oci?.target ?? '', fields: row.fields };
}
