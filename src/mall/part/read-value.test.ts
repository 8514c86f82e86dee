// Figures out of what catalogues print: ranges, ends, lists, circumstances, units of every spelling.
import { describe, expect, it } from 'vitest';
import { readValue, saysNothing } from './read-value.ts';

const told = (text: string) =>
  readValue({ key: 'a', text })
    .map(({ lo, hi, unit, end, under }) =>
      [lo === hi ? lo : `${lo}…${hi}`, unit, end, under && `@${under}`]
        .filter((one) => one !== '' && one)
        .join(' '),
    )
    .join(' | ');

describe('a text', () => {
  it.each([
    ['3V~3.6V', '3…3.6 V'],
    ['3~3.6V', '3…3.6 V'],
    ['3-5V', '3…5 V'],
    ['2.7 V to 5.5 V', '2.7…5.5 V'],
    ['4.75V - 5.25V', '4.75…5.25 V'],
    ['-55~125℃', '-55…125 °C'],
    ['-40°C~+85°C@(Ta)', '-40…85 °C @ta'],
    ['5V', '5 V'],
    ['5 V', '5 V'],
    ['DC 12V', '12 V'],
    ['5V(typ)', '5 V'],
    ['-30V', '-30 V'],
    ['≤18V', '18 V most'],
    ['18V max', '18 V most'],
    ['Max. 18V', '18 V most'],
    ['最大18V', '18 V most'],
    ['≥3V', '3 V least'],
    ['min 3V', '3 V least'],
    ['±5%', '5 %'],
    ['-20%~+80%', '-20…80 %'],
    ['±100ppm/°C', '100 ppm'],
    ['0.1 µF', '1e-7 F'],
    ['0.1μF', '1e-7 F'],
    ['1kΩ', '1000 Ω'],
    ['1k', '1000'],
    ['4R7', '4.7 Ω'],
    ['500V/ms', '500000 V/s'],
    ['0.5V/us', '500000 V/s'],
    ['50mVp-p', '0.05 V'],
    ['2KB', '2048 B'],
    ['2Kbit', '2048 bit'],
    ['2Kb', '2048 bit'],
    ['250Kbps', '250000 bps'],
    ['100,000 cycles', '100000 次'],
    ['Four channels', '4'],
    ['四路', '4'],
    ['Dual', '2'],
    ['8 @ 25°C', '8 @25°c'],
    ['57mΩ@4.5V,3.6A', '0.057 Ω @4.5v,3.6a'],
    ['40mΩ@10V,5A;50mΩ@4.5V,4A', '0.04 Ω @10v,5a | 0.05 Ω @4.5v,4a'],
    ['100mV@(1mA), 200mV@(10mA)', '0.1 V @1ma | 0.2 V @10ma'],
    ['250V@AC;30V@DC', '250 V @ac | 30 V @dc'],
    ['8mA, 10mA', '0.008 A | 0.01 A'],
    ['3.3V、5V', '3.3 V | 5 V'],
    ['1x3P', ''],
    ['1 N-channel', ''],
    ['10 x 10', ''],
    ['3.3V, fixed', ''],
    ['', ''],
  ])('%j is %s', (text, expected) => expect(told(text)).toBe(expected));
});

it('words have the figure that the catalogue gives beside them', () => {
  const figure = { unit: 'V', end: undefined, under: '' };
  expect(readValue({ key: 'a', text: 'low', n: 3, unit: 'V' })).toEqual([{ lo: 3, hi: 3, ...figure }]);
  expect(readValue({ key: 'a', text: 'low', lo: 1, hi: 3, unit: 'V' })).toEqual([
    { lo: 1, hi: 3, ...figure },
  ]);
  expect(readValue({ key: 'a', text: 'low', hi: 3, unit: 'V' })).toEqual([{ lo: 3, hi: 3, ...figure }]);
  expect(readValue({ key: 'a', text: '三伏', textEn: '3V' })).toEqual([{ lo: 3, hi: 3, ...figure }]);
});

it.each([
  ['-', true],
  ['—', true],
  [' ', true],
  ['N/A', true],
  ['null', true],
  ['0', false],
  ['No', false],
  ['-5V', false],
])('%j says nothing: %s', (text, is) => expect(saysNothing(text)).toBe(is));
