// A specification with what its bill takes for said where the line says nothing.
import type { Assumed } from '../assumed.ts';
import { chipSizeOfCase } from './package-class.ts';
import type { Spec } from './read-spec.ts';

/** Below it capacitors are made of what does not change with temperature: a filter of 22 pF in X7R is no filter. */
const SMALL = 1e-9;

/** @returns the specification itself where it needs no assumption, or still lacks something else */
export function assumedSpec(spec: Spec, { tolerance, dielectric }: Assumed): Spec {
  if (spec.size === undefined || spec.tolerance !== undefined || spec.dielectric !== undefined) return spec;
  if (spec.kind === 'resistor' && tolerance !== null) return { ...spec, tolerance, isAssumed: true };
  const isCeramic = spec.kind === 'capacitor' && chipSizeOfCase(spec.size) === undefined;
  if (isCeramic && dielectric !== null && spec.volts !== undefined) {
    return { ...spec, dielectric: spec.value < SMALL ? 'C0G' : dielectric, isAssumed: true };
  }
  return spec;
}
