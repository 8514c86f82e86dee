// The projects of an enterprise, for those who book documents and budgets to them.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';

/** Those that are not archived, by name; `budget` is what was planned for it, in fen, `ownerId` whose it is. */
export function listEnterpriseProjects(
  work: Work,
  enterpriseId: number,
): Promise<{ projectId: number; projectName: string; budget: Cents | null; ownerId: number }[]> {
  return work.query(
    `SELECT project_id AS "projectId", project_name AS "projectName", budget, member_id AS "ownerId" FROM project
     WHERE enterprise_id = $1 AND state <> 'ARCHIVED' ORDER BY project_name, project_id LIMIT 1000`,
    [enterpriseId],
    'project-of-enterprise',
  );
}
