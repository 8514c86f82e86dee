// What a bill of materials may take for said of lines that say no tolerance and no dielectric.

/** Percent; of resistors. // chosen: what is kept in every value */
export const TOLERANCES = [1, 5] as const;
/** Of capacitors from 1 nF on; smaller ones are C0G. // chosen */
export const DIELECTRICS = ['X7R', 'X5R'] as const;
export type Dielectric = (typeof DIELECTRICS)[number];

/** Null: nothing is taken for said. */
export interface Assumed {
  tolerance: number | null;
  dielectric: Dielectric | null;
}
