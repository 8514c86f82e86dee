// The front door of the bom room: matching lines of text to parts, and reading members' bills of materials.
export { findBom } from './find-bom.ts';
export { findByNumber } from './find-by-number.ts';
export { makeBom } from './make-bom.ts';
export { sameBrand } from './same-brand.ts';
export { solvePurchase } from './solve.ts';
