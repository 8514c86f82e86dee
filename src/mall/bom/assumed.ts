// What a bill of materials may take for said of lines that say no tolerance, dielectric or voltage: one question for all of it.

/** Percent; of resistors. // chosen: what is kept in every value */
const TOLERANCES = [1, 5] as const;
/** Of capacitors from 1 nF on. // chosen */
export const DIELECTRICS = ['X7R', 'X5R'] as const;
/** Of smaller ones, what does not change with temperature first: a filter of 22 pF in X7R is no filter. // chosen */
export const SMALL_DIELECTRICS = ['C0G', 'X7R'] as const;
/** Of ceramic capacitors; the first is safe nearly everywhere. // chosen */
export const VOLTS = [50, 25, 16] as const;
type Dielectric = (typeof DIELECTRICS)[number];
type SmallDielectric = (typeof SMALL_DIELECTRICS)[number];

/** Null: nothing is taken for said. */
export interface Assumed {
  tolerance: number | null;
  dielectric: Dielectric | null;
  smallDielectric: SmallDielectric | null;
  volts: number | null;
}
export type AssumedKey = keyof Assumed;

export const NOTHING_ASSUMED: Assumed = {
  tolerance: null,
  dielectric: null,
  smallDielectric: null,
  volts: null,
};

/** The parts of the question in the order in which they are asked, each with its answers. */
export const ASSUMED_CHOICES = {
  tolerance: TOLERANCES,
  dielectric: DIELECTRICS,
  smallDielectric: SMALL_DIELECTRICS,
  volts: VOLTS,
} as const satisfies { [K in AssumedKey]: readonly Assumed[K][] };
export const ASSUMED_KEYS = Object.keys(ASSUMED_CHOICES) as AssumedKey[];
