// Holds a definition against its own examples: what goes in, what has to come out.
import type { Value } from '#kit/formula/formula.ts';
import { roundTo, showDecimal } from '#kit/measure/decimal-text.ts';
import { roundUncertainty } from '#kit/measure/uncertainty.ts';
import type { SheetDefinition, SheetExample } from '../sheet-definition.ts';
import { computeSheet, type FilledSheet, workSheet } from './fill-sheet.ts';
import { columnOf } from './sheet-names.ts';

/** Something that came out otherwise. */
export interface ExampleDifference {
  /** From 0. */
  example: number;
  /** `verdict`, `U`, `k`, a column or a formula. */
  what: string;
  /** Of a column or of results by row; null: of the whole sheet. */
  row: number | null;
  expected: string;
  found: string;
}

/** @param definition one that `checkDefinition` found nothing wrong with */
export const runExamples = (definition: SheetDefinition): ExampleDifference[] =>
  definition.examples.flatMap((example, at) =>
    differencesOf(definition, example).map((one) => ({ example: at, ...one })),
  );

function differencesOf(
  definition: SheetDefinition,
  example: SheetExample,
): Omit<ExampleDifference, 'example'>[] {
  const filled = computeSheet(definition, example.values, { rule: example.rule });
  return Object.entries(example.expect).flatMap(([what, expected]) => {
    const found = foundOf(definition, example, filled, what);
    const there = [found].flat() as Value[];
    // One text for several rows holds for each of them.
    const wanted = typeof expected === 'string' ? there.map(() => expected) : expected;
    const rows = Math.max(wanted.length, there.length);
    return Array.from({ length: rows }, (_, row) => ({
      what,
      row: rows === 1 ? null : row,
      expected: wanted[row] ?? '',
      found: shownLike(there[row] ?? null, wanted[row] ?? ''),
    })).filter((one) => one.expected !== one.found);
  });
}

function foundOf(
  definition: SheetDefinition,
  example: SheetExample,
  { verdict, results, tables }: FilledSheet,
  what: string,
): Value | Value[] {
  if (what === 'verdict') return verdict;
  if (what === 'k') return results.map(({ budget }) => budget?.k ?? null);
  if (what === 'U') {
    return results.map(({ budget, cmc }) => (budget ? roundUncertainty(budget.U, { cmc }).U : null));
  }
  const column = columnOf(definition, what, null);
  if (!column) return workSheet(definition, example.values, what);
  return (tables[column.table] ?? []).flatMap((row) => row[column.column.id] ?? null);
}

/** With as many places as it was expected with; '' for empty. */
function shownLike(value: Value, expected: string): string {
  if (value === null) return '';
  if (typeof value !== 'number') return String(value);
  if (!/^-?\d+(\.\d+)?$/.test(expected)) return showDecimal(value);
  const places = expected.split('.')[1]?.length ?? 0;
  return roundTo(value, places) === Number(expected) ? expected : showDecimal(value, places);
}
