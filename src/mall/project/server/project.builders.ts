// Projects for tests: with a bill of materials of given parts.
import type { Work } from '#kit/db/work.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { writeVersion } from './bom-versions.ts';
import { requireProject } from './find-project.ts';
import { projectLife, stepProject } from './project-life.ts';

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
    lab: null,
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
  const facts = {
    memberId: member.memberId,
    enterpriseId: wish.enterpriseId ?? null,
    projectName: wish.projectName ?? '测试项目',
    projectCode: '',
    stage: 'prototype' as const,
    startOn: '',
    endOn: '',
    buildNum: wish.buildNum ?? 10,
    budget: null,
    note: '',
  };
  const { projectId } = await projectLife.begin(work, 'create', facts, stepBy('owner', member));
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
  await stepProject(work, member, head, 'addBom', { set: { bomVersion } });
  return bomVersion;
}
