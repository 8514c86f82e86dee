// Which packages mean the same, and what the cases of tantalum capacitors are called.
import { expect, it } from 'vitest';
import { samePackage, tantalumCaseOf } from './package-class.ts';

it.each([
  ['CP_EIA-3216-18', 'CASE-A-3216'],
  ['Capacitor_Tantalum_SMD:CP_EIA-3216-18_Kemet-A', 'CASE-A-3216'],
  ['CP_EIA-3528-21', 'CASE-B-3528'],
  ['EIA-3528-21', 'CASE-B-3528'],
  ['CASE-B-3528-19(mm)', 'CASE-B-3528'],
  ['CP_EIA-6032-28_Kemet-C', 'CASE-C-6032'],
  ['Capacitor_Tantalum_SMD:CP_EIA-7343-31_Kemet-D_Pad2.25x2.55mm_HandSolder', 'CASE-D-7343'],
  ['7343-31', 'CASE-D-7343'],
  ['CP_EIA-7343-43_Kemet-X', 'CASE-X-7343'],
  ['CASE-X-7343-43(mm)', 'CASE-X-7343'],
  ['CASE-X-7343', 'CASE-X-7343'],
  ['CP_EIA-2012-12_Kemet-R', 'CASE-R-2012'],
  ['10uF/16V/CASE-A', 'CASE-A-3216'],
  ['case E', 'CASE-X-7343'],
])('%s is %s', (text, name) => {
  expect(tantalumCaseOf(text)).toBe(name);
});

it.each([
  'Capacitor_SMD:C_1206_3216Metric',
  'CP_Elec_6.3x5.4',
  'SMD3528-2P',
  'SMD3225-4P',
  'case code 1206',
  'Crystal_SMD_2012-2Pin_2.0x1.2mm',
  '2012-12-24',
])('%s is none', (text) => {
  expect(tantalumCaseOf(text)).toBeUndefined();
});

it('a low case is not a high one, nor a chip', () => {
  expect(samePackage('CP_EIA-7343-31_Kemet-D', 'CASE-D-7343')).toBe(true);
  expect(samePackage('CP_EIA-7343-31_Kemet-D', 'CASE-X-7343-43(mm)')).toBe(false);
  expect(samePackage('CP_EIA-3216-18', 'CASE-B-3528')).toBe(false);
  expect(samePackage('SMA case A', 'DO-214AC')).toBe(true);
  expect(samePackage('Package_TO_SOT_SMD:SOT-23', 'SOT-23-3(TO-236)')).toBe(true);
});
