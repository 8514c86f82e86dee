// The front door of the bom room: judging columns, matching lines of text to parts, and reading members' bills of materials.
export { plainHeader } from './column-words.ts';
export { findBom } from './find-bom.ts';
export { type FoundPart, findByNumber } from './find-by-number.ts';
export { guessColumns } from './guess-columns.ts';
export { makeBom } from './make-bom.ts';
export { sameBrand } from './same-brand.ts';
export { solvePurchase } from './solve.ts';
