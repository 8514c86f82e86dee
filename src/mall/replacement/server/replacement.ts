// The front door of the replacement room: what can stand in for a part, and parts with their offers as a comparison needs them.
export type { Replacement } from '../replacement.ts';
export { findOffersOfParts, type PartOffer } from './find-best-offers.ts';
export { findKnownParts, type KnownPart } from './find-parts.ts';
export { type FindReplacementsOptions, findReplacements } from './find-replacements.ts';
