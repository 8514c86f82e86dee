// The front door of the replacement room: what can stand in for a part, and parts as a comparison needs them.
export type { Replacement } from '../replacement.ts';
export { findKnownParts, type KnownPart } from './find-parts.ts';
export { type FindReplacementsOptions, findReplacements } from './find-replacements.ts';
