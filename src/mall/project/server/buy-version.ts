// Takes a version of a project's bill of materials to the quick order, where it is bought.
import type { Actions } from '#kit/http/server/serve.ts';
import { makeBom } from '#mall/bom/server/bom.ts';
import type { projectProtocol } from '../project.protocol.ts';
import { linesOfVersion, requireVersion } from './bom-versions.ts';
import { requireProject } from './find-project.ts';

type Acts = Actions<typeof projectProtocol>;

/** A bill of the asker's own for the project's boards; the version stays as it is. @throws projectErrors.notFound, noBom; those of makeBom */
export const buyVersion: Acts['buyVersion'] = async (work, member, { projectId, bomVersion }) => {
  const { projectName, buildNum } = await requireProject(work, member, projectId);
  await requireVersion(work, projectId, bomVersion);
  const lines = await linesOfVersion(work, projectId, bomVersion);
  const { bomId } = await makeBom(work, member, {
    bomName: `${projectName} V${bomVersion}`,
    boards: buildNum,
    lines: lines.map(({ lineNo: _, qty, ...line }) => ({ ...line, qty, isFitted: qty > 0 })),
  });
  return { bomId };
};
