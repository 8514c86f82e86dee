// What the project room serves: projects with their bills of materials, costs and risks.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { projectProtocol } from '../project.protocol.ts';
import { addBomToProject, compareVersions, goBackToVersion, listBomLines } from './bom-versions.ts';
import { buyVersion } from './buy-version.ts';
import {
  addProjectMember,
  changeProject,
  createProject,
  moveProject,
  removeProjectMember,
} from './change-project.ts';
import { linkListeners, linkOrder, unlinkDocument } from './link-documents.ts';
import { listRisks, moveRisk } from './list-risks.ts';
import { computeCost, listCosts } from './project-cost.ts';
import { replacePart } from './replace-part.ts';
import { projectListRoutes, showProject } from './show-projects.ts';

export { projectTimers } from './project-timers.ts';

export const projectListeners: readonly Listener[] = linkListeners;

export function projectRoutes(): Route[] {
  return [
    ...projectListRoutes,
    ...serveAll(projectProtocol, {
      detail: showProject,
      create: createProject,
      change: changeProject,
      move: moveProject,
      addMember: addProjectMember,
      removeMember: removeProjectMember,
      addBom: addBomToProject,
      bomLines: listBomLines,
      difference: compareVersions,
      goBack: goBackToVersion,
      buyVersion,
      costs: listCosts,
      computeCost,
      link: linkOrder,
      unlink: unlinkDocument,
      risks: listRisks,
      moveRisk,
      replacePart,
    }),
  ];
}
