// What a member has said about the columns of files with the same headers.
import type { Work } from '#kit/db/work.ts';
import type { ColumnRole } from '../column-roles.ts';

export async function findColumnMemory(
  work: Work,
  memberId: number,
  fingerprint: string,
): Promise<(ColumnRole | null)[] | undefined> {
  const [row] = await work.query<{ roles: (ColumnRole | null)[] }>(
    'SELECT roles FROM bom_column_memory WHERE member_id = $1 AND fingerprint = $2',
    [memberId, fingerprint],
  );
  return row?.roles;
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
