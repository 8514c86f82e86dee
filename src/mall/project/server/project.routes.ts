// What the project room serves: projects with their bills of materials, costs and risks.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
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
import { listProjects, showProject } from './show-projects.ts';

export { projectTimers } from './project-timers.ts';

export const projectListeners: readonly Listener[] = linkListeners;

export function projectRoutes(): Route[] {
  return [
    serve(projectProtocol.list, listProjects),
    serve(projectProtocol.detail, showProject),
    serve(projectProtocol.create, createProject),
    serve(projectProtocol.change, changeProject),
    serve(projectProtocol.move, moveProject),
    serve(projectProtocol.addMember, addProjectMember),
    serve(projectProtocol.removeMember, removeProjectMember),
    serve(projectProtocol.addBom, addBomToProject),
    serve(projectProtocol.bomLines, listBomLines),
    serve(projectProtocol.difference, compareVersions),
    serve(projectProtocol.goBack, goBackToVersion),
    serve(projectProtocol.buyVersion, buyVersion),
    serve(projectProtocol.costs, listCosts),
    serve(projectProtocol.computeCost, computeCost),
    serve(projectProtocol.link, linkOrder),
    serve(projectProtocol.unlink, unlinkDocument),
    serve(projectProtocol.risks, listRisks),
    serve(projectProtocol.moveRisk, moveRisk),
    serve(projectProtocol.replacePart, replacePart),
  ];
}
