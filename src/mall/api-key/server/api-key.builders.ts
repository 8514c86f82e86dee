// Keys for tests that are about something else.
import { randomBytes } from 'node:crypto';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';
import { hashOfKey } from './manage-keys.ts';

/** A key of an owner that nobody has seen. */
export async function anApiKey(
  work: Work,
  ownerKind: 'member' | 'enterprise' | 'store',
  ownerId: number,
  memberId: number,
): Promise<number> {
  const { id } = only(
    await work.query<{ id: number }>(
      `INSERT INTO api_key (owner_kind, owner_id, member_id, name, prefix, key_hash, scopes, created_at, expires_at)
       VALUES ($1, $2, $3, 'ERP', 'yk_', $4, '{order.read}', $5, $6) RETURNING key_id AS id`,
      [
        ownerKind,
        ownerId,
        memberId,
        hashOfKey(randomBytes(8).toString('hex')),
        work.now,
        after(work.now, days(9)),
      ],
    ),
  );
  return id;
}
