// Which connection a procurement system comes by: its identity, and a secret of which the mall keeps a hash.
import { timingSafeEqual } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { hashOf } from '#mall/login/server/login.ts';
import type { PunchoutProtocol } from '../punchout.protocol.ts';
import { punchoutErrors } from './punchout.errors.ts';

/** What the room needs from outside. */
export interface Mall {
  tokenSecret: Uint8Array;
  /** In production baskets are returned by https only. */
  isProduction: boolean;
  publicUrl(): string;
}

export interface Connection {
  connectionId: number;
  enterpriseId: number;
  memberId: number;
  name: string;
  hosts: string[];
}

/**
 * Marks it as used, too. Identities are the systems' own, so two enterprises may have the same one: the secret decides.
 * @throws punchoutErrors.wrongSecret, whichever of the two is wrong
 */
export async function enter(
  work: Work,
  protocol: PunchoutProtocol,
  { identity, secret }: { identity: string; secret: string },
): Promise<Connection> {
  const found = await work.query<Connection & { secretHash: string }>(
    `SELECT connection_id AS "connectionId", enterprise_id AS "enterpriseId", member_id AS "memberId", name, hosts,
       secret_hash AS "secretHash"
     FROM punchout_connection WHERE protocol = $1 AND identity = $2 AND revoked_at IS NULL`,
    [protocol, identity.trim()],
    'punchout-enter',
  );
  const shown = Buffer.from(hashOf(secret), 'hex');
  const right = found.filter((one) => timingSafeEqual(Buffer.from(one.secretHash, 'hex'), shown))[0];
  if (!right) throw punchoutErrors.wrongSecret();
  const { secretHash: _hash, ...connection } = right;
  await work.query('UPDATE punchout_connection SET last_used_at = $2 WHERE connection_id = $1', [
    connection.connectionId,
    work.now,
  ]);
  return connection;
}
