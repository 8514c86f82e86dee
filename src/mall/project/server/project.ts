// The project room's front door.
export { findAlternates } from './find-alternates.ts';
export { findPartRisks, type NeededPart } from './find-part-risks.ts';
