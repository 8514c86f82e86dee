// The front door of the replacement room: what can stand in for a part, and parts as a comparison needs them.
export { findKnownParts, type KnownPart } from './find-parts.ts';
export { compareTwo, findParameterNames, findReplacements } from './find-replacements.ts';
export { provePair } from './prove-pair.ts';
export { partView } from './replacement-view.ts';
