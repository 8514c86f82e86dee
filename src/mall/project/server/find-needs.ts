// What a project needs to be built: its bill of materials that counts, times the boards.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { lacks, type Member, mayDo } from '#mall/member/actor.ts';
import { linesOfVersion } from './bom-versions.ts';
import { type ProjectHead, requireProject } from './find-project.ts';
import { projectErrors } from './project.errors.ts';

/** So many pieces of a line for all boards. */
export interface ProjectNeed {
  partId: number | null;
  partNo: string;
  brandName: string;
  value: string;
  packageName: string;
  matCode: string;
  note: string;
  need: number;
}

/** @throws Refusal 403 for an employee who may not read projects; projectErrors.notFound for what he may not see */
export async function requireReadableProject(
  work: Work,
  member: Member,
  projectId: number,
): Promise<ProjectHead> {
  if (!mayDo(member, 'project.read')) throw new Refusal(State.notAllowed, lacks(member, 'project.read'));
  return requireProject(work, member, projectId);
}

/**
 * Lines that are fitted, in the order of the bill.
 * @param buildNum boards; the project's own number when left out
 * @throws as requireReadableProject; projectErrors.bomMissing while it has no bill of materials
 */
export async function findNeeds(
  work: Work,
  member: Member,
  projectId: number,
  buildNum?: number,
): Promise<{ project: ProjectHead; needs: ProjectNeed[] }> {
  const project = await requireReadableProject(work, member, projectId);
  if (project.bomVersion === null) throw projectErrors.bomMissing();
  const boards = buildNum ?? project.buildNum;
  const lines = await linesOfVersion(work, projectId, project.bomVersion);
  const needs = lines.flatMap(({ qty, ...line }) => (qty > 0 ? [{ ...line, need: qty * boards }] : []));
  return { project, needs };
}
