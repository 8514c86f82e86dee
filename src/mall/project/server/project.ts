// The project room's front door.
export { findAlternates } from './find-alternates.ts';
export { findNeeds, type ProjectNeed, requireReadableProject } from './find-needs.ts';
export { findPartRisks, type NeededPart } from './find-part-risks.ts';
export { listEnterpriseProjects } from './list-enterprise-projects.ts';
