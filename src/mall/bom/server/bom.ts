// The front door of the bom room: matching lines of text to parts, and reading members' bills of materials.
export { type ChosenOffer, chooseOffers } from './choose-offers.ts';
export { type Bom, type BomLine, findBom } from './find-bom.ts';
export { findByNumber } from './find-by-number.ts';
export { type BomOffers, type LineOffers, listOffersOfLines } from './list-offers.ts';
export { type KnownBom, makeBom } from './make-bom.ts';
export { matchLines } from './match-lines.ts';
export type { MatchedLine } from './matched-line.ts';
export { sameBrand } from './same-brand.ts';
export { solvePurchase, type WantedOffers } from './solve.ts';
