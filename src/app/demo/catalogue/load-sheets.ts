// Gives the demo's laboratory its data sheets: the technical lead has written them, quality has published them.
import { globSync, readFileSync } from 'node:fs';
import { demoColleagues } from '#demo/lab-people.ts';
import type { Work } from '#kit/db/work.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { required } from '#kit/rules/required.ts';
import { takeSheet } from '#mall/datasheet/server/datasheet.ts';
import type { LabMember } from '#mall/member/actor.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { demoActor } from '../demo-actor.ts';

/** @returns how many */
export async function loadSheets(work: Work): Promise<number> {
  const who = async (role: LabRole) => {
    const { memberName } = required(demoColleagues.find(({ roles }) => roles.includes(role)));
    return (await demoActor(work, memberName)) as LabMember;
  };
  const people = { author: await who('techLead'), publisher: await who('quality') };
  const files = globSync(projectFile('demo/sheets/*.json')).toSorted();
  for (const file of files) await takeSheet(work, readFileSync(file, 'utf8'), people);
  return files.length;
}
