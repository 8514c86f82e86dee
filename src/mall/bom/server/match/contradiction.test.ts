// What a line says against the part that has its number.
import { expect, it } from 'vitest';
import { contradictionOf } from './contradiction.ts';

const capacitor = {
  packageName: '0402',
  params: [
    { key: 'capacitance', text: '100nF', n: 1e-7, unit: 'F' },
    { key: 'voltage', text: '16V', n: 16, unit: 'V' },
  ],
};
const resistor = { packageName: '0603', params: [{ key: 'resistance', text: '10kΩ', n: 10_000, unit: 'Ω' }] };
const crystal = {
  packageName: 'SMD3225-4P',
  params: [
    { key: 'frequency', text: '12MHz', n: 12e6, unit: 'Hz' },
    { key: 'loadCapacitance', text: '20pF', n: 2e-11, unit: 'F' },
  ],
};
const line = (value: string, packageName = '', designators = '') => ({ value, packageName, designators });

it.each([
  ['10uF', capacitor, '100nF'],
  ['100nF/50V', capacitor, '16V'],
  ['105', capacitor, '100nF'],
  ['100nF 0603', capacitor, '0402'],
  ['4.7k', resistor, '10kΩ'],
  ['4k7', resistor, '10kΩ'],
  ['8MHz', crystal, '12MHz'],
])('%s is not what the part is', (value, part, has) => {
  expect(contradictionOf(line(value), part)?.en).toContain(`${value}, this one is ${has}`);
});

it.each([
  ['0.1uF', capacitor],
  ['104', capacitor],
  ['100n/10V', capacitor],
  ['GRM155R71C104KA88D', capacitor],
  ['10K 5%', resistor],
  ['10k 0603', resistor],
  ['', resistor],
  ['12MHz 20pF', crystal],
  ['Crystal', crystal],
  ['W25Q 4M', crystal],
])('%s says nothing against it', (value, part) => {
  expect(contradictionOf(line(value), part)).toBeUndefined();
});

it('another package asks, whatever the value', () => {
  expect(contradictionOf(line('100nF', 'C_0603_1608Metric', 'C1'), capacitor)?.en).toContain(
    'another package',
  );
  expect(contradictionOf(line('100nF', 'C_0402_1005Metric', 'C1'), capacitor)).toBeUndefined();
});
