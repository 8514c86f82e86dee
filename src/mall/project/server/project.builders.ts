// Projects for tests: with a bill of materials of given parts.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import { advanceProject, beginProject } from './advance-project.ts';
import { writeVersion } from './bom-versions.ts';
import { requireProject } from './find-project.ts';

export interface ProjectWish {
  projectName?: string;
  buildNum?: number;
  enterpriseId?: number;
  lines?: readonly { partId: number; partNo?: string; qty?: number; designators?: string }[];
}

/** A person as an actor, for tests that write without HTTP. */
export function anActor(person: { memberId: number; memberName: string }): Member {
  return {
    ...person,
    shownName: person.memberName,
    memberType: 1,
    sessionId: 1,
    storeId: null,
    platformRoles: [],
    enterpriseId: null,
    sub: null,
    mustChangePassword: false,
  };
}

/** A project of that person with one version; without lines with none. */
export async function aProject(
  work: Work,
  person: { memberId: number; memberName: string },
  wish: ProjectWish = {},
): Promise<{ projectId: number }> {
  const member = anActor(person);
  const { projectId } = await beginProject(work, member, wish.enterpriseId ?? null, {
    projectName: wish.projectName ?? '测试项目',
    projectCode: '',
    stage: 'prototype',
    startOn: '',
    endOn: '',
    buildNum: wish.buildNum ?? 10,
    budget: null,
    note: '',
  });
  if (wish.lines) await aVersion(work, person, projectId, wish.lines);
  return { projectId };
}

/** The project's next version, which counts from here on. */
export async function aVersion(
  work: Work,
  person: { memberId: number; memberName: string },
  projectId: number,
  lines: NonNullable<ProjectWish['lines']>,
): Promise<number> {
  const member = anActor(person);
  const head = await requireProject(work, member, projectId);
  const bomVersion = await writeVersion(work, member, head, {
    bomName: '主板',
    note: '',
    lines: lines.map((line, i) => ({
      partId: line.partId,
      partNo: line.partNo ?? `P${line.partId}`,
      brandName: '',
      value: '',
      packageName: '',
      matCode: '',
      designators: line.designators ?? `U${i + 1}`,
      qty: line.qty ?? 1,
      note: '',
    })),
  });
  await advanceProject(work, member, head, 'addBom', { set: { bomVersion } });
  return bomVersion;
}
