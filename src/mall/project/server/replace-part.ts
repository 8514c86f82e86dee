// Replaces a part in the current bills of materials of many projects at once: each gets its next version, none is changed.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import type { projectProtocol } from '../project.protocol.ts';
import { linesOfVersion, partNosOf, requireVersion, writeVersion } from './bom-versions.ts';
import { actionsOn, asker, HEAD, type ProjectHead, requireProjectFor, VISIBLE } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { stepProject } from './project-life.ts';
import { watchRisks } from './watch-risks.ts';

type Acts = Actions<typeof projectProtocol>;

/**
 * Undone by going back to the former version, project by project.
 * @throws projectErrors.samePart, partUnknown, notInBoms; for given projects also notFound, notYours, notNow
 */
export const replacePart: Acts['replacePart'] = async (work, member, { partId, byPartId, projectIds }) => {
  const heads = projectIds
    ? await inTurn([...new Set(projectIds)], (projectId) =>
        requireProjectFor(work, member, projectId, 'replacePart'),
      )
    : await changeable(work, member, partId);
  if (partId === byPartId) throw projectErrors.samePart();
  const names = await partNosOf(work, [partId, byPartId]);
  const [former, next] = [names.get(partId), names.get(byPartId)];
  if (!former || !next) throw projectErrors.partUnknown();
  const done = await inTurn(heads, async (head) => {
    if (head.bomVersion === null) return [];
    const lines = await linesOfVersion(work, head.projectId, head.bomVersion);
    const touched = lines.filter((line) => line.partId === partId).length;
    if (touched === 0) return [];
    const { bomName } = await requireVersion(work, head.projectId, head.bomVersion);
    const text = `${former.partNo} → ${next.partNo}`;
    const bomVersion = await writeVersion(work, member, head, {
      bomName,
      note: text,
      // The code of the former part is not that of the next one.
      lines: lines.map((line) => (line.partId === partId ? { ...line, ...next, matCode: '' } : line)),
    });
    await stepProject(work, member, head, 'replacePart', {
      set: { bomVersion },
      reason: `${text} (V${head.bomVersion} → V${bomVersion})`,
    });
    await watchRisks(work, { ...head, bomVersion });
    const { projectId, projectName, bomVersion: formerVersion } = head;
    return [{ projectId, projectName, formerVersion, bomVersion, lines: touched }];
  });
  if (done.flat().length === 0) throw projectErrors.notInBoms();
  return { list: done.flat() };
};

/** Those whose current version has the part and that he may change; in the order in which everybody locks them. */
async function changeable(work: Work, member: Member, partId: number): Promise<ProjectHead[]> {
  const heads = await work.query<ProjectHead>(
    `SELECT ${HEAD} FROM project p WHERE ${VISIBLE} AND EXISTS (
       SELECT FROM project_bom b JOIN project_bom_line l USING (project_bom_id)
       WHERE b.project_id = p.project_id AND b.bom_version = p.bom_version AND l.part_id = $4)
     ORDER BY p.project_id`,
    [...asker(member), partId],
    'project-with-part',
  );
  return heads.filter((head) => actionsOn(member, head).includes('replacePart'));
}

async function inTurn<T, R>(items: readonly T[], action: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await action(item));
  return results;
}
