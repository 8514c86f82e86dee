// Quantities and points of certificates as people read them.
import type { Point, Quantity } from './equipment-classes.ts';

/** Units are kept as UCUM writes them, as far as they are; these look otherwise on paper. */
const ON_PAPER: Readonly<Record<string, string>> = {
  Cel: '℃',
  um: 'µm',
  uA: 'µA',
  'ug/g': 'µg/g',
  'm/s2': 'm/s²',
};

/** `GOhm` → `GΩ`; `1` is no unit. */
export const showUnit = (unit: string): string =>
  unit === '1' ? '' : (ON_PAPER[unit] ?? unit.replace(/Ohm$/, 'Ω').replace(/^u(?=[A-ZΩ])/, 'µ'));

/** `温度 -70 ~ 150 ℃，±0.5`: what is not written is left out. */
export function showQuantity({ quantity, lo, hi, unit, mpe }: Quantity): string {
  const range = lo === hi ? lo : [lo, hi].filter(Boolean).join(' ~ ');
  const what = [quantity, range, range && showUnit(unit)].filter(Boolean).join(' ');
  return mpe ? `${what}，${mpe}` : what;
}

/** `10: 10.002 V, U = 0.004 (k = 2)`. */
export function showPoint({ point, value, U, k, unit }: Point): string {
  const found = value ? `${point}: ${[value, showUnit(unit)].filter(Boolean).join(' ')}` : point;
  return U ? `${found}, U = ${U}${k ? ` (k = ${k})` : ''}` : found;
}
