// The rows of a sheet's budget with the numbers of one result.

import { statisticsOf } from '#kit/measure/statistics.ts';
import { type Component, standardOf } from '#kit/measure/uncertainty.ts';
import type { BudgetRow } from '../sheet-definition.ts';
import type { FilledValue } from './fill-sheet.ts';

/** Works a formula out where the result stands; a column's name gives all its values. */
type Work = (formula: string) => FilledValue;

/** @returns null where a number that a row needs is not there yet, or there are no rows */
export function componentsOf(budget: readonly BudgetRow[], work: Work): Component[] | null {
  const components = budget.map((row) => componentOf(row, work));
  return budget.length > 0 && components.every((one) => one !== null) ? components : null;
}

function componentOf(row: BudgetRow, work: Work): Component | null {
  const { name, type, dist = 'normal', nu = Number.POSITIVE_INFINITY, divisor } = row;
  const c = row.c === undefined ? 1 : work(row.c);
  if (typeof c !== 'number') return null;
  if (row.of !== undefined) {
    const read = work(row.of);
    const values = (Array.isArray(read) ? read : [read]).filter((one) => typeof one === 'number');
    const found = statisticsOf(values);
    if (!found || found.sd === null) return null;
    return { name, type, dist, c, u: found.sd / Math.sqrt(found.n), nu: found.n - 1 };
  }
  const value = row.value === undefined ? null : work(row.value);
  if (typeof value !== 'number') return null;
  return { name, type, dist, c, nu, u: standardOf(dist, value, divisor) };
}
