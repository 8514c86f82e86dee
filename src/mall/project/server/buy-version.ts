// Takes a version of a project's bill of materials to the quick order, where it is bought.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { makeBom } from '#mall/bom/server/bom.ts';
import type { projectProtocol } from '../project.protocol.ts';
import { linesOfVersion, requireVersion } from './bom-versions.ts';
import { requireProject } from './find-project.ts';

/** A bill of the asker's own for the project's boards; the version stays as it is. @throws projectErrors.notFound, noBom; those of makeBom */
export async function buyVersion(
  work: Work,
  member: ActorOf<typeof projectProtocol.buyVersion>,
  { projectId, bomVersion }: InputOf<typeof projectProtocol.buyVersion>,
): Promise<ReplyOf<typeof projectProtocol.buyVersion>> {
  const { projectName, buildNum } = await requireProject(work, member, projectId);
  await requireVersion(work, projectId, bomVersion);
  const lines = await linesOfVersion(work, projectId, bomVersion);
  const { bomId } = await makeBom(work, member, {
    bomName: `${projectName} V${bomVersion}`,
    boards: buildNum,
    lines: lines.map(({ lineNo: _, qty, ...line }) => ({ ...line, qty, isFitted: qty > 0 })),
  });
  return { bomId };
}
