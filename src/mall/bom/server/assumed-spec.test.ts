// What a specification takes for said, and when it does not.
import { expect, it } from 'vitest';
import { NOTHING_ASSUMED } from '../assumed.ts';
import { assumedSpec } from './assumed-spec.ts';
import type { Spec } from './read-spec.ts';

const all = { tolerance: 5, dielectric: 'X7R', smallDielectric: 'C0G', volts: null } as const;
const resistor: Spec = { kind: 'resistor', value: 10_000, token: '10kohm', size: '0603' };
const capacitor: Spec = { kind: 'capacitor', value: 1e-7, token: '100nf', size: '0603', volts: 50 };

it.each<[string, Spec, Partial<Spec>]>([
  ['a resistor its tolerance', resistor, { tolerance: 5, isAssumed: true }],
  ['a capacitor its dielectric', capacitor, { dielectric: 'X7R', isAssumed: true }],
  ['of a nanofarad too', { ...capacitor, value: 1e-9 }, { dielectric: 'X7R' }],
  ['a smaller one what is set for such', { ...capacitor, value: 22e-12 }, { dielectric: 'C0G' }],
])('takes for said of %s', (_, spec, said) => {
  expect(assumedSpec(spec, all)).toEqual({ ...spec, isAssumed: true, ...said });
});

it.each<[string, Spec]>([
  ['what it says itself', { ...resistor, tolerance: 1 }],
  ['a capacitor that says its tolerance', { ...capacitor, tolerance: 10 }],
  ['what lacks its size too', { ...resistor, size: undefined } as unknown as Spec],
  [
    'a capacitor that lacks its voltage too',
    { kind: 'capacitor', value: 1e-7, token: '100nf', size: '0603' },
  ],
  ['a tantalum capacitor', { ...capacitor, size: 'CASE-A-3216' }],
  ['an inductor', { kind: 'inductor', value: 1e-5, token: '10uh', size: '0603' }],
])('leaves alone %s', (_, spec) => {
  expect(assumedSpec(spec, all)).toBe(spec);
});

it('takes nothing for said where nothing is set', () => {
  expect(assumedSpec(resistor, NOTHING_ASSUMED)).toBe(resistor);
  expect(assumedSpec(capacitor, { ...NOTHING_ASSUMED, tolerance: 1 })).toBe(capacitor);
});

it('takes a voltage for said too, of capacitors alone, and only where nothing else stays open', () => {
  const unrated: Spec = { kind: 'capacitor', value: 1e-7, token: '100nf', size: '0603' };
  const rated = { ...all, volts: 50 };
  expect(assumedSpec(unrated, rated)).toEqual({ ...unrated, dielectric: 'X7R', volts: 50, isAssumed: true });
  const said = { ...unrated, dielectric: 'X5R' };
  expect(assumedSpec(said, rated)).toEqual({ ...said, volts: 50, isAssumed: true });
  expect(assumedSpec(unrated, { ...rated, dielectric: null })).toBe(unrated);
  expect(assumedSpec(resistor, rated).volts).toBeUndefined();
  const tantalum = { ...unrated, size: 'CASE-A-3216' };
  expect(assumedSpec(tantalum, rated)).toBe(tantalum);
});
