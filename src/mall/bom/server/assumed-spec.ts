// A specification with what its bill takes for said where the line says nothing.
import type { Assumed, AssumedKey } from '../assumed.ts';
import { chipSizeOfCase } from './match/package-class.ts';
import type { Spec } from './read-spec.ts';

const SMALL = 1e-9;

/** What a resistor or a ceramic capacitor of a known size leaves open, as far as the bill may answer it. */
export function openOf({ kind, value, size, tolerance, dielectric, volts }: Spec): AssumedKey[] {
  if (size === undefined) return [];
  const isClassless = tolerance === undefined && dielectric === undefined;
  if (kind === 'resistor') return isClassless ? ['tolerance'] : [];
  // Tantalums and cans are no ceramics.
  if (kind !== 'capacitor' || chipSizeOfCase(size) !== undefined || size.startsWith('D')) return [];
  const ofClass = value < SMALL ? 'smallDielectric' : 'dielectric';
  return [
    ...(isClassless ? [ofClass as AssumedKey] : []),
    ...(volts === undefined ? ['volts' as const] : []),
  ];
}

/** @returns the specification itself where it needs no assumption, or something would still be missing */
export function assumedSpec(spec: Spec, assumed: Assumed): Spec {
  const open = openOf(spec);
  if (open.length === 0 || open.some((key) => assumed[key] === null)) return spec;
  const said = open.map((key) => [key === 'smallDielectric' ? 'dielectric' : key, assumed[key]]);
  return { ...spec, ...Object.fromEntries(said), isAssumed: true };
}
