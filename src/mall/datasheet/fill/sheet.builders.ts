// Small definitions for tests.
import { readDefinition } from '../server/definition-shape.ts';
import type { SheetDefinition } from '../sheet-definition.ts';

/** One table of a row for each specimen with a number x, and an example. */
const LEAST = {
  key: 'TRY',
  kind: 'TEST',
  tables: [{ id: 't', rows: 'specimen', columns: [{ id: 'x', required: true }] }],
  examples: [{ values: { tables: { t: [{ x: 1 }] } }, expect: { 't.x': ['1'] } }],
};

export const sheetText = (more: object = {}): string => JSON.stringify({ ...LEAST, ...more });

/** Each fault as `path: sentence`. */
export const faultsOf = (more: object): string[] =>
  readDefinition(sheetText(more)).faults.map(({ path, says }) => `${path}: ${says.en}`);

/** @throws Error where something is wrong with it */
export function aSheet(more: object = {}): SheetDefinition {
  const { definition, faults } = readDefinition(sheetText(more));
  if (!definition || faults.length > 0) throw new Error(JSON.stringify(faults));
  return definition;
}
