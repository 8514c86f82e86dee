// What an enterprise writes down about one of its material codes (domain 3.3 matCode).

/** A preferred, B allowed, C limited, D forbidden. */
export const MAT_GRADES = ['A', 'B', 'C', 'D'] as const;
export type MatGrade = (typeof MAT_GRADES)[number];

/** How the mall came to know the code. */
export const MAT_SOURCES = ['manual', 'import', 'bom', 'order'] as const;
export type MatSource = (typeof MAT_SOURCES)[number];

/** Longest texts, in signs. */
export const MAT_LENGTHS = {
  matCode: 60,
  matName: 200,
  spec: 300,
  brand: 100,
  partNo: 100,
  unit: 20,
  project: 100,
  notes: 500,
} as const;

/** Most approved alternates of one code. */
export const MOST_ALTERNATES = 20; // chosen
/** Most pieces that one unit of the enterprise may hold. */
export const LARGEST_FACTOR = 10_000_000; // chosen
/** Most codes that an enterprise may keep. */
export const MOST_MAT_CODES = 200_000; // chosen
/** Most rows of one imported file. */
export const MOST_IMPORT_ROWS = 20_000; // chosen

/** Everything that people may change of a code. */
export interface MatCodeFields {
  matCode: string;
  matName: string;
  /** The specification in the enterprise's own words: `CAP CER 0.1UF 16V X7R 0402`. */
  spec: string;
  brand: string;
  partNo: string;
  /** The part it stands for; null while nobody has said. */
  partId: number | null;
  /** The packing to buy, where one is preferred. */
  productId: number | null;
  /** The store to buy from, where one is preferred. */
  storeId: number | null;
  /** The enterprise's own unit, in its own words; '': pieces. */
  unit: string;
  /** Pieces in one of the enterprise's units: 1000 for `KPCS`. */
  unitFactor: number;
  grade: MatGrade;
  /** Approved alternates, the best first. */
  alternatePartIds: number[];
  /** The project it is bought for unless somebody says otherwise. */
  project: string;
  notes: string;
}
