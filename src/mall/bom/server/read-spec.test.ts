// What a line says of a part that is known by its values.
import { expect, it } from 'vitest';
import { readSpec } from './read-spec.ts';

const read = (value: string, packageName = '', designators = '') =>
  readSpec({ value, packageName, designators, description: '', partNo: '', note: '' });

it.each([
  ['10mR/1%', 'R2512', 'R1', { kind: 'resistor', value: 0.01, tolerance: 1, size: '2512' }],
  ['10mΩ', '', '', { kind: 'resistor', value: 0.01 }],
  ['R010', 'R_2512', 'R1', { kind: 'resistor', value: 0.01 }],
  ['4.7uH 3A', 'L_4020', 'L1', { kind: 'inductor', value: 4.7e-6, amps: 3, size: '4x4' }],
  ['10uH', 'SWPA6045', 'L1', { kind: 'inductor', size: '6x6', series: 'SWPA6045' }],
  ['10uH', 'L_Sunlord_SWPA4020', 'L1', { size: '4x4', series: 'SWPA4020' }],
  ['2.2uH', 'SWPA252012', 'L1', { size: '2.5x2' }],
  ['10uH', 'L_0805', 'L1', { size: '0805' }],
  ['100uF 16V', 'EC6.3X5.4', 'C1', { kind: 'capacitor', size: 'D6.3xL5.4', isLeaded: false }],
  ['100uF/25V', 'CP_Radial_D6.3mm_P2.50mm', 'C1', { size: 'D6.3x', isLeaded: true }],
  ['10uF 25V', 'SMC_B', 'C1', { size: 'CASE-B-3528' }],
  ['12MHz 20pF', 'Crystal_SMD_3225', '', { kind: 'crystal', value: 12e6, load: 2e-11, size: '3225' }],
  ['8M', 'HC-49S', 'Y1', { kind: 'crystal', value: 8e6, size: 'HC-49' }],
  ['32.768kHz', '', 'X1', { kind: 'crystal', token: '32.768khz' }],
  ['NTC 10K', '0603', '', { kind: 'thermistor', value: 10_000, size: '0603' }],
  ['GREEN', 'LED_0603', 'D1', { kind: 'led', token: 'green', size: '0603' }],
  ['红色', 'LED0805', '', { kind: 'led', token: 'red' }],
  ['10uF 25V', 'MYCAP_7', 'C1', { kind: 'capacitor', unread: 'MYCAP_7' }],
])('%s on %s (%s)', (value, packageName, designators, spec) => {
  expect(read(value, packageName, designators)).toMatchObject(spec);
});

it.each([
  ['25MHz', 'Oscillator_SMD_3225', 'X1'],
  ['600R@100MHz bead', '0603', 'FB1'],
  ['PTC 500mA', '1206', 'F1'],
  ['LED driver red', 'SOP-8', 'U1'],
  ['LM358', 'SOIC-8', 'U1'],
])('%s on %s (%s) is known by its number alone', (value, packageName, designators) => {
  expect(read(value, packageName, designators)).toBeUndefined();
});

it('what is written of the package is unread only where it says no size', () => {
  expect(read('10k', 'R_0603', 'R1')).not.toHaveProperty('unread');
  expect(read('10k', '', 'R1')).not.toHaveProperty('unread');
});
