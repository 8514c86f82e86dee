// What a member has said about the columns of files with the same headers.
import type { Work } from '#kit/db/work.ts';
import type { ColumnRole } from '../column-roles.ts';

/** By fingerprint. */
export async function findColumnMemories(
  work: Work,
  memberId: number,
  fingerprints: readonly string[],
): Promise<Map<string, (ColumnRole | null)[]>> {
  const rows = await work.query<{ fingerprint: string; roles: (ColumnRole | null)[] }>(
    'SELECT fingerprint, roles FROM bom_column_memory WHERE member_id = $1 AND fingerprint = ANY($2::text[])',
    [memberId, fingerprints],
  );
  return new Map(rows.map((row) => [row.fingerprint, row.roles]));
}

/** A later word replaces an earlier one. */
export async function rememberColumns(
  work: Work,
  memberId: number,
  fingerprint: string,
  roles: readonly (ColumnRole | null)[],
): Promise<void> {
  await work.query(
    `INSERT INTO bom_column_memory (member_id, fingerprint, roles, used_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, fingerprint) DO UPDATE SET roles = excluded.roles, used_at = excluded.used_at`,
    [memberId, fingerprint, JSON.stringify(roles), work.now],
  );
}
