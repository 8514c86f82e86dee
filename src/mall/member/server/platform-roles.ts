// Who works for the platform, and as what.
import type { Work } from '#kit/db/work.ts';
import type { PlatformRole } from '../actor.ts';

/** Gives the roles that the member has not yet; every process knows it at once. Returns those that are new. */
export async function grantPlatformRoles(
  work: Work,
  memberId: number,
  roles: readonly PlatformRole[],
): Promise<PlatformRole[]> {
  const granted = await work.query<{ role: PlatformRole }>(
    `INSERT INTO platform_operator (member_id, role) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING RETURNING role`,
    [memberId, roles],
  );
  if (granted.length > 0) await work.announce('member', String(memberId));
  return granted.map(({ role }) => role);
}

/** The roles that a member has, in the order of the alphabet. */
export async function findPlatformRoles(work: Work, memberId: number): Promise<PlatformRole[]> {
  const rows = await work.query<{ role: PlatformRole }>(
    'SELECT role FROM platform_operator WHERE member_id = $1 ORDER BY role',
    [memberId],
  );
  return rows.map(({ role }) => role);
}
