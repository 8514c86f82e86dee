// Devices that have logged in to an account before: each holds a token by which the mall knows it again (docs/decisions/046).
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { hashOf } from './issue-tokens.ts';

const MOST_SHOWN = 5; // chosen: accounts that share a browser
const MOST_KEPT = 10; // chosen: devices of an account, the last used ones

/** Under its token, an account and a device of its. */
export interface KnownDevice {
  deviceId: number;
  memberId: number;
}

/** The devices behind what somebody shows as `deviceToken`; what the mall has never given out is nothing. */
export async function findKnownDevices(work: Work, shown: string | undefined): Promise<KnownDevice[]> {
  if (!shown) return [];
  return work.query<KnownDevice>(
    'SELECT device_id AS "deviceId", member_id AS "memberId" FROM known_device WHERE token_hash = ANY($1)',
    [shown.split('.').slice(0, MOST_SHOWN).map(hashOf)],
    'devices-find',
  );
}

/** After a login. Returns a token for a device that this account does not know, and nothing for one that it knows. */
export async function keepDevice(
  work: Work,
  memberId: number,
  sessionId: number,
  shown: string | undefined,
): Promise<string | undefined> {
  const known = (await findKnownDevices(work, shown)).find((device) => device.memberId === memberId);
  if (known) {
    await work.query(
      'UPDATE known_device SET session_id = $2 WHERE device_id = $1',
      [known.deviceId, sessionId],
      'device-again',
    );
    return undefined;
  }
  const token = randomBytes(32).toString('base64url');
  await work.query(
    `WITH old AS (
       DELETE FROM known_device WHERE device_id IN
         (SELECT device_id FROM known_device WHERE member_id = $1 ORDER BY session_id DESC OFFSET ${MOST_KEPT - 1})
     )
     INSERT INTO known_device (member_id, token_hash, session_id) VALUES ($1, $2, $3)`,
    [memberId, hashOf(token), sessionId],
    'device-keep',
  );
  return token;
}

/** Makes strangers of the member's devices: of all, or of the one that a login was made on. */
export async function forgetDevices(work: Work, memberId: number, sessionId?: number): Promise<void> {
  await work.query(
    'DELETE FROM known_device WHERE member_id = $1 AND ($2::bigint IS NULL OR session_id = $2)',
    [memberId, sessionId ?? null],
    'devices-forget',
  );
}
