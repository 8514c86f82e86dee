// The project room's front door.
export { findAlternates } from './find-alternates.ts';
export { findNeeds, requireReadableProject } from './find-needs.ts';
export { findPartRisks } from './find-part-risks.ts';
export { listEnterpriseProjects } from './list-enterprise-projects.ts';
