// What a part must do to stand in for another: parameter by parameter, with the exceptions of kinds of parts.
import { describe, expect, it } from 'vitest';
import {
  attributeRule,
  hasAttributeRule,
  hasPinsByPackage,
  IN_CATEGORIES,
  RULES,
  rankOfClass,
} from './attribute-rules.ts';

const ANY = Number.POSITIVE_INFINITY;
const rule = (category: string, key: string) => {
  const { kind, isEssential, tolerance } = attributeRule(category, key);
  return `${kind}${isEssential ? '!' : ''} ${tolerance === ANY ? '~' : tolerance}`;
};

describe('a parameter', () => {
  it.each([
    ['resistor', 'resistance', 'EQUAL! 0'],
    ['resistor', 'power', 'GE 0.2'],
    ['resistor', 'tolerance', 'LE ~'],
    ['resistor', 'tempCoefficient', 'LE 1'],
    ['mlcc', 'voltage', 'GE 0'],
    ['mlcc', 'temperature', 'COVERS 0.2'],
    ['mcu', 'interface', 'SET_INCLUDES ~'],
    ['mlcc', 'packaging', 'IGNORE 0'],
    ['mlcc', 'unheardOf', 'IGNORE 0'],
    ['mlcc', '', 'IGNORE 0'],
  ])('of %s: %s is %s', (category, key, expected) => {
    expect(rule(category, key)).toBe(expected);
  });

  it.each([
    ['mlcc', 'dielectric', 'CLASS ~'],
    ['film-capacitor', 'dielectric', 'EQUAL ~'],
    ['cap.film', 'dielectric', 'CLASS ~'],
    ['cap.mlcc', 'temp_coef', 'CLASS ~'],
    ['res.smd', 'temp_coef', 'LE 1'],
    ['tran.bjt', 'gain', 'COVERS ~'],
    ['opamp', 'gain', 'EQUAL 0.2'],
    ['buzzer', 'frequency', 'EQUAL 0.05'],
    ['crystal', 'frequency', 'EQUAL! 0'],
    ['buzzed', 'frequency', 'EQUAL! 0'],
    ['fuse', 'voltage', 'GE 0'],
    ['battery', 'voltage', 'EQUAL! 0'],
    ['ntc-thermistor', 'betaValue', 'EQUAL 0.03'],
    ['mcu-32', 'supplyVoltage', 'COVERS 0.4'],
    ['mcu', 'supplyVoltage', 'COVERS 0'],
    ['mcu.32', 'supplyVoltage', 'COVERS 0.4'],
    ['pmic.dcdc', 'outputVoltage', 'COVERS ~'],
    ['dc-dc', 'outputVoltage', 'EQUAL! 0'],
    ['ferrite-bead', 'impedance', 'EQUAL 0.25'],
    ['ferrite', 'impedance', 'EQUAL 0.1'],
    ['fuse.tco', 'ratedCurrent', 'EQUAL! 0'],
    ['fuse.tco', 'voltage', 'GE 0'],
    ['pmic.vref', 'tolerance', 'LE 0.5'],
    ['pmic.vrefs', 'tolerance', 'LE ~'],
    ['cwire.usb', 'interface', 'EQUAL ~'],
    ['idc-connector', 'length', 'EQUAL 0.05'],
    ['idc', 'length', 'LE 0.05'],
    ['oscillator', 'esr', 'LE 0.3'],
    ['xtal.osc', 'voltage_rated', 'COVERS 0'],
    ['xtal', 'voltage_rated', 'GE 0'],
    ['rfmod.wifi', 'wireless', 'SET_INCLUDES 0'],
    ['wifi', 'wireless', 'EQUAL! 0'],
    ['sw.rotary', 'pushSwitch', 'EQUAL! 0'],
  ])('of %s as an exception: %s is %s', (category, key, expected) => {
    expect(rule(category, key)).toBe(expected);
  });

  it.each([
    ['resistance', true],
    ['dielectric', true],
    ['packaging', true],
    ['betaValue', true],
    ['unheardOf', false],
    ['', false],
  ])('%s has a rule: %s', (key, has) => {
    expect(hasAttributeRule(key)).toBe(has);
  });
});

it('every parameter stands once in the table, with a mark that is understood', () => {
  const words = [...Object.values(RULES), ...IN_CATEGORIES.map(([, , keys]) => keys)].map((keys) =>
    keys.trim().split(/\s+/),
  );
  expect(words.flat().filter((word) => !/^\w+(!|~(\d+%)?)?$/.test(word))).toEqual([]);
  const keys = words.slice(0, 7).flatMap((some) => some.map((word) => /^\w+/.exec(word)?.[0]));
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
});

describe('classes', () => {
  it.each([
    ['C0G', 0],
    ['np0', 0],
    ['C0G/NP0', 0],
    [' x8r ', 1],
    ['X7R', 2],
    ['X7R (EIA)', 2],
    ['X7R（EIA）', 2],
    ['X6S', 3],
    ['X5R', 4],
    ['Y5P', 5],
    ['Y5V', 6],
    ['X9Z', undefined],
    ['', undefined],
  ])('%j ranks %s', (name, rank) => {
    expect(rankOfClass(name)).toBe(rank);
  });

  it.each(['C0G NP0 NPO COG U2J', 'X8R X8L', 'X7R X7S X7T', 'X6S X6T', 'Y5P Y5U', 'Z5U Y5V'])(
    '%s are as good as one another',
    (names) => {
      expect(new Set(names.split(' ').map(rankOfClass)).size).toBe(1);
    },
  );
});

it.each([
  ['res.smd', true],
  ['chip-resistor', true],
  ['mlcc', true],
  ['tran.mos', true],
  ['tran.array', false],
  ['led', true],
  ['led.ind', true],
  ['led-driver', false],
  ['led-strip', false],
  ['power-switch', false],
  ['analog-switch', false],
  ['tact-switch', true],
  ['opamp', false],
  ['mcu-32', false],
  ['xxres.smd', false],
])('in %s equal packages mean equal pins: %s', (category, has) => {
  expect(hasPinsByPackage(category)).toBe(has);
});
