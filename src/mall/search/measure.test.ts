// Values with units in every way people write them, and what is none.
import { describe, expect, it } from 'vitest';
import { isFraction, type Measure, readMeasure, sizeOf } from './measure.ts';

describe('a value', () => {
  it.each<[string, number, number, string]>([
    ['0.1uF', 0.1, -6, 'f'],
    ['.1uF', 0.1, -6, 'f'],
    ['100nF', 100, -9, 'f'],
    ['100NF', 100, -9, 'f'],
    ['10UH', 10, -6, 'h'],
    ['10PF', 10, -12, 'f'],
    ['22p', 22, -12, ''],
    ['4k7', 4.7, 3, ''],
    ['4K7', 4.7, 3, ''],
    ['4M7', 4.7, 6, ''],
    ['4k99', 4.99, 3, ''],
    ['.25W', 0.25, 0, 'w'],
    ['2Ah', 2, 0, 'ah'],
    ['3u3', 3.3, -6, ''],
    ['2n2', 2.2, -9, ''],
    ['1p5', 1.5, -12, ''],
    ['2R2', 2.2, 0, 'ohm'],
    ['2r2', 2.2, 0, 'ohm'],
    ['R010', 0.01, 0, 'ohm'],
    ['3V3', 3.3, 0, 'v'],
    ['3v3', 3.3, 0, 'v'],
    ['10k', 10, 3, ''],
    ['10K', 10, 3, ''],
    ['10kΩ', 10, 3, 'ohm'],
    ['10kohm', 10, 3, 'ohm'],
    ['10ohms', 10, 0, 'ohm'],
    ['10R', 10, 0, 'ohm'],
    ['1MΩ', 1, 6, 'ohm'],
    ['1mΩ', 1, -3, 'ohm'],
    ['16V', 16, 0, 'v'],
    ['16VDC', 16, 0, 'v'],
    ['220VAC', 220, 0, 'vac'],
    ['5MV', 5, -3, 'v'],
    ['500mA', 500, -3, 'a'],
    ['500MA', 500, -3, 'a'],
    ['1/4W', 0.25, 0, 'w'],
    ['3/4w', 0.75, 0, 'w'],
    ['0.25W', 0.25, 0, 'w'],
    ['8mhz', 8, 6, 'hz'],
    ['8MHz', 8, 6, 'hz'],
    ['32.768kHz', 32.768, 3, 'hz'],
    ['2.4GHz', 2.4, 9, 'hz'],
    ['1Tbps', 1, 12, 'bps'],
    ['10mbps', 10, 6, 'bps'],
    ['1msps', 1, 6, 'sps'],
    ['64kb', 64, 3, 'b'],
    ['4mbit', 4, 6, 'bit'],
    ['1mB', 1, 6, 'b'],
    ['10ms', 10, -3, 's'],
    ['10MH', 10, -3, 'h'],
    ['2MAh', 2, -3, 'ah'],
    ['20mm', 20, -3, 'm'],
    ['+5V', 5, 0, 'v'],
    ['-5V', 5, 0, 'v'],
    ['±5V', 5, 0, 'v'],
    ['123456789V', 123_456_789, 0, 'v'],
    ['1.5F', 1.5, 0, 'f'],
  ])('%s', (text, number, power, unit) => {
    expect(readMeasure(text)).toEqual({ number, power, unit, isBare: false });
  });

  it.each<[string, number, string]>([
    ['1%', 1, '%'],
    ['±20%', 20, '%'],
    ['50ppm', 50, 'ppm'],
    ['50PPM', 50, 'ppm'],
    ['85°C', 85, 'c'],
    ['85C', 85, 'c'],
    ['-40c', 40, 'c'],
    ['3dB', 3, 'db'],
  ])('%s never has a prefix', (text, number, unit) => {
    expect(readMeasure(text)).toEqual({ number, power: 0, unit, isBare: true });
  });

  it.each([
    '',
    'V',
    '10',
    '1.2.3V',
    '5x',
    '10xF',
    '10uX',
    '10TT',
    '10kNF',
    '4P',
    '10N',
    '1N4148',
    '2N7002',
    '1n4148',
    '4k777',
    '4m7',
    '1234567890V',
    '0402',
    'u47',
    'k10',
    'p47',
    '12345R6',
    '2R2222',
    '5 V',
    'x5V',
    '10nFx5',
    '/4W',
    '1/W',
    '1/4',
    '++5V',
  ])('%j is none', (text) => {
    expect(readMeasure(text)).toBeUndefined();
  });

  it.each(['1N4148', '2N7002', '4k777', '4p123', '4U123', '4u123', '4P123'])(
    '%s is a part number',
    (text) => {
      expect(readMeasure(text)).toBeUndefined();
    },
  );
});

it.each([
  ['1/4W', true],
  ['1/16w', true],
  ['1/2ohm', true],
  ['1/4', false],
  ['1/4WATTS', false],
  ['10/100Mbps', false],
  ['x1/4W', false],
  ['1000/4W', false],
])('%s is a fraction: %s', (text, is) => {
  expect(isFraction(text)).toBe(is);
});

describe('its size', () => {
  const size = (text: string) => sizeOf(readMeasure(text) as Measure);

  it.each<[string, number, string[]]>([
    ['0.1uF', 1e-7, ['F']],
    ['100nF', 1e-7, ['F']],
    ['4.7kΩ', 4_700, ['Ω']],
    ['16V', 16, ['V']],
    ['220vac', 220, ['V']],
    ['500mA', 0.5, ['A']],
    ['1/4W', 0.25, ['W']],
    ['8MHz', 8_000_000, ['Hz']],
    ['10ms', 0.01, ['s']],
    ['10uH', 1e-5, ['H']],
    ['64kB', 65_536, ['B']],
    ['4Mbit', 4_194_304, ['bit']],
    ['8b', 8, ['B']],
    ['10Mbps', 10_000_000, ['bps']],
    ['1Msps', 1_000_000, ['SPS']],
    ['2000mAh', 2, ['Ah']],
    ['20mm', 0.02, ['m']],
    ['1%', 1, ['%']],
    ['50ppm', 50, ['ppm']],
    ['85°C', 85, ['℃']],
    ['3dB', 3, ['dB']],
    ['22p', 2.2e-11, ['F', 'H']],
    ['100n', 1e-7, ['F', 'H']],
    ['10u', 1e-5, ['F', 'H']],
    ['10m', 0.01, ['Ω', 'H']],
    ['10k', 10_000, ['Ω', 'Hz']],
    ['1M', 1_000_000, ['Ω', 'Hz']],
    ['1G', 1e9, ['Hz']],
  ])('of %s is %d in %j', (text, n, units) => {
    expect(size(text)).toEqual({ n, units });
  });

  it('of temperatures in kelvin', () => {
    expect(sizeOf({ number: 300, power: 0, unit: 'k', isBare: true })).toEqual({ n: 300, units: ['K'] });
  });
});
