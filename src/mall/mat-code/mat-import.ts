// What a line of an imported file of material codes may turn out to be, and what is kept of it.
import type { MatCodeFields } from './mat-code-fields.ts';
import type { MatCodeState } from './mat-code-process.ts';

/** duplicate: the same code stands further up in the file. invalid: cannot be taken, with a sentence. */
export const IMPORT_KINDS = ['new', 'changed', 'unchanged', 'invalid', 'duplicate'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What becomes of a line that names another part; while nobody says, the list of conflicts keeps it for later. */
export const IMPORT_DECISIONS = ['keep', 'take', 'alternate'] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];

/** Lines of each kind; `unmatched` and `conflict` are counted besides. */
export type ImportCounts = Record<ImportKind | 'unmatched' | 'conflict', number>;

/** The columns that a file may have, in the order of the mall's own files. */
export const IMPORT_COLUMNS = [
  'matCode',
  'matName',
  'spec',
  'brand',
  'partNo',
  'grade',
  'unit',
  'unitFactor',
  'storeName',
  'productId',
  'alternates',
  'project',
  'notes',
  'state',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A line as it was written; columns that the file does not have, and empty cells, are missing. */
export type WrittenFields = Partial<Record<ImportColumn, string>>;

/** A code as it stands or would stand. */
export interface KeptMatCode extends MatCodeFields {
  state: MatCodeState;
}

/** Fields that are compared, in the order in which differences are shown. */
export const COMPARED_FIELDS = [
  'matName',
  'spec',
  'partId',
  'brand',
  'partNo',
  'grade',
  'unit',
  'unitFactor',
  'storeId',
  'productId',
  'alternatePartIds',
  'project',
  'notes',
  'state',
] as const satisfies readonly (keyof KeptMatCode)[];
export type ComparedField = (typeof COMPARED_FIELDS)[number];
