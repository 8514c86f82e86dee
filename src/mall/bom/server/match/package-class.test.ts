// Which packages mean the same, and what the cases of tantalum capacitors are called.
import { expect, it } from 'vitest';
import { bodyOf, samePackage, tantalumCaseOf } from './package-class.ts';

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

it.each([
  ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOP-8'],
  ['SOIC127P600X175-8N', 'SOIC-8'],
  ['8-SOIC (0.154", 3.90mm Width)', 'SOIC-8'],
  ['ESOP8', 'SOP-8-EP'],
  ['SOT-23-3L', 'SOT-23'],
  ['TO-236-3, SC-59, SOT-23-3', 'SOT-23'],
  ['SOT-23', 'SOT-23-5'],
  ['SOT-25', 'SOT-23-5'],
  ['TSOP-6', 'SOT-23-6'],
  ['SC-70-5', 'SOT-353'],
  ['Package_TO_SOT_SMD:TO-252-2', 'TO-252(DPAK)'],
  ['D2PAK', 'TO-263-2'],
  ['SOT-223-3_TabPin2', 'SOT-223'],
  ['QFN50P700X700X100-49N', 'QFN-48(7x7)'],
  ['LQFP48', 'LQFP-48(7x7)'],
  ['Package_DFN_QFN:DFN-8-1EP_3x2mm_P0.5mm', 'DFN3x2-8L'],
  ['VSSOP-8', 'MSOP-8'],
  ['PowerPAK SO-8', 'PDFN-8(5x6)'],
  ['PDIP-8', 'DIP-8'],
  ['C1608', '0603'],
  ['LED_0805_2012Metric', '0805'],
  ['DO-214AC', 'SMA'],
  ['CP_Elec_6.3x7.7', 'SMD,D6.3xL5.4mm'],
])('%s is %s', (written, has) => {
  expect(samePackage(written, has)).toBe(true);
});

it.each([
  ['TO-263', 'TO-220'],
  ['DIP8', 'SOIC-8'],
  ['TO-92', 'SOT-23'],
  ['SOT-323', 'SOT-23'],
  ['SOT-89', 'SOT-223'],
  ['C_0603_1608Metric', '0402'],
  ['SOIC-14', 'SOIC-8'],
  ['LQFP-64', 'LQFP-48(7x7)'],
  ['SOT-23-5', 'SOT-23'],
  ['SOT-363', 'SOT-323'],
  ['MSOP-8', 'TSSOP-8'],
  ['TSSOP-8', 'SOIC-8'],
  ['TO-251', 'TO-252'],
  ['SMB', 'SMA'],
  ['CP_Radial_D8.0mm_P3.50mm', 'D6.3xL11mm'],
])('%s is not %s', (written, has) => {
  expect(samePackage(written, has)).toBe(false);
});

it.each(['Crystal_SMD_SeikoEpson_MC146', 'PinHeader_1x04', 'my footprint'])('%s says nothing', (written) => {
  expect(samePackage(written, '0603')).toBeUndefined();
});

it.each([
  ['EC6.3X5.4', 'D6.3xL5.4'],
  ['Capacitor_SMD:CP_Elec_6.3x5.4_Nichicon', 'D6.3xL5.4'],
  ['CAP-SMD_BD6.3-L6.6-W6.6-LS7.2-FD', 'D6.3x'],
  ['CP_Radial_D6.3mm_P2.50mm', 'D6.3x'],
  ['CP_Radial_D10.0mm_H12.5mm_P5.00mm', 'D10xL12.5'],
  ['SMD,D6.3xL5.4mm', 'D6.3xL5.4'],
])('%s is a can of %s', (text, body) => {
  expect(bodyOf(text)).toBe(body);
});
