// Turns a parameter as a datasheet prints it into a parameter that can be compared: 4.7kΩ, ±1%, -40~85℃.
import type { CatalogParameter } from '../catalog-part.ts';

const UNITS = new Set(
  'Ω F H V A W Hz s m B b bit bps cd lm lx ℃ % ppm ppm/℃ dB dBm dBi VA C g Pa N J ° ℃/W SPS rpm Ah V/s Vrms P T L K Ω/km'.split(
    ' ',
  ),
);
const SCALES: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  m: 1e-3,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
};
const BINARY: Readonly<Record<string, number>> = { K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };
const PRINTED =
  /^[±≤≥]?\s*([-+]?\d+(?:\.\d+)?)\s*([^\d~\s][^\d~]*?)?(?:\s*~\s*([-+]?\d+(?:\.\d+)?)\s*([^\d~\s].*)?)?$/;

function scaleOf(unit: string): { unit: string; scale: number } | undefined {
  if (unit === '') return { unit: '', scale: 1 };
  if (unit === 'V/us') return { unit: 'V/s', scale: 1e6 };
  if (UNITS.has(unit)) return { unit, scale: 1 };
  const rest = unit.slice(1);
  if (!UNITS.has(rest)) return undefined;
  const binary = rest === 'B' || rest === 'bit' ? BINARY[unit[0]!] : undefined;
  const scale = binary ?? SCALES[unit[0]!];
  return scale === undefined ? undefined : { unit: rest, scale };
}

/** Undoes the last-digit noise of a multiplication: 4.7 × 1e-6 stays 0.0000047. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * A parameter from its printed text.
 * Numbers and ranges get `n` or `lo` and `hi` in the base unit; any other text stays text.
 */
export function fact(key: string, text: string, textEn?: string): CatalogParameter {
  const parameter: CatalogParameter = { key, text };
  if (textEn !== undefined) parameter.textEn = textEn;
  const printed = PRINTED.exec(text);
  if (!printed) return parameter;
  const [, first, firstUnit = '', second, secondUnit = ''] = printed;
  const high = scaleOf((second === undefined ? firstUnit : secondUnit).trim());
  const low = second !== undefined && firstUnit.trim() !== '' ? scaleOf(firstUnit.trim()) : high;
  if (!high || !low) return parameter;
  if (second === undefined) parameter.n = exact(Number(first) * high.scale);
  else {
    parameter.lo = exact(Number(first) * low.scale);
    parameter.hi = exact(Number(second) * high.scale);
  }
  if (high.unit !== '') parameter.unit = high.unit;
  return parameter;
}

/** Several parameters at once, as `key: printed text`. */
export function facts(printed: Readonly<Record<string, string>>): CatalogParameter[] {
  return Object.entries(printed).map(([key, text]) => fact(key, text));
}

const PREFIXES: readonly (readonly [string, number])[] = [
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
  ['', 1],
  ['m', 1e-3],
  ['µ', 1e-6],
  ['n', 1e-9],
  ['p', 1e-12],
];

/** A value as people print it, with the prefix that leaves one to three digits before the point: 4700, 'Ω' → 4.7kΩ. */
export function printed(value: number, unit: string): string {
  if (value === 0) return `0${unit}`;
  const [prefix, scale] = PREFIXES.find(([, size]) => value >= size * 0.999999) ?? PREFIXES.at(-1)!;
  return `${Number((value / scale).toPrecision(6))}${prefix}${unit}`;
}
