// What a part must do to stand in for another: parameter by parameter, with the exceptions of kinds of parts.
import { describe, expect, it } from 'vitest';
import { attributeRule, hasAttributeRule, hasPinsByPackage, rankOfClass } from './attribute-rules.ts';

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
