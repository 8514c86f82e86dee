// Measured values are kept as the decimal text that was typed and computed as numbers: how one becomes the other.

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
/** Digits of a number that is compared or shown without a place of its own; doubles promise fifteen. */
const DIGITS = 12;

/**
 * The number of a decimal text as people type it (`1.20`, `-3e-6`, a full-width sign or a minus of print too), with a double's
 * precision: fifteen significant digits of what was typed.
 * @returns null for an empty or any other text
 */
export function readDecimal(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/−/g, '-').trim();
  if (!DECIMAL.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** Without what arithmetic on binary fractions leaves behind the twelfth digit. */
export const tidy = (value: number): number => Number(value.toPrecision(DIGITS));

/**
 * Half away from zero on the decimal digits that a reader sees: 1.005 has two places 1.01.
 * @param places decimals; below zero: tens, hundreds
 */
export function roundTo(value: number, places: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  const [mantissa = '0', power = '0'] = Math.abs(value).toPrecision(15).split('e');
  const whole = Math.round(Number(`${mantissa}e${Number(power) + places}`));
  return Math.sign(value) * Number(`${whole}e${-places}`);
}

/** @param places decimals; left out: as many as the number has within twelve digits */
export function showDecimal(value: number, places?: number): string {
  if (places !== undefined) return roundTo(value, places).toFixed(Math.max(0, places));
  const tidied = tidy(value);
  return Object.is(tidied, -0) ? '0' : String(tidied);
}
