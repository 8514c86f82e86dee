// Packages that are one on a board, however they are written, and those that are not.
import { expect, it } from 'vitest';
import { isSamePackage, packageOfOrderCode } from './package-match.ts';

it.each([
  ['SOIC-8', 'SOP-8'],
  ['SO-8', 'so8'],
  ['SOIC-8-150mil', 'SOP-8'],
  ['SOIC-8-EP', 'ESOP-8'],
  ['SOIC-16-300mil', 'SOIC-16W'],
  ['SOIC-20-300mil', 'SOP-20'],
  ['SOT-23', 'SOT-23-3L'],
  ['SOT-23(TO-236)', 'SOT-23-3'],
  ['SOT-23-5', 'SC-74A'],
  ['SOT-23-6L', 'TSOT-23-6'],
  ['SMA(DO-214AC)', 'DO-214AC(SMA)'],
  ['TO-252-2(DPAK)', 'TO-252'],
  ['TO-263-5L', 'TO-263-5'],
  ['TO-220AB', 'TO-220-3L'],
  ['TO-220FL', 'TO-220F'],
  ['LQFP-48(7x7)', 'TQFP-48'],
  ['QFN-32-EP(5x5)', 'VQFN-32(5x5)'],
  ['DFN5x6-8L', 'PDFN5x6'],
  ['SMD3225-4P', 'smd3225-4p'],
  ['CASE-A-3216-18(mm)', 'CASE-A_3216'],
  ['插件,P=2.5mm', '插件, P=2.50mm'],
  ['SMD,4x4mm', 'SMD,4×4mm'],
  ['MSOP-8', 'VSSOP-8-0.65mm'],
])('%s and %s are one', (one, other) => {
  expect([isSamePackage(one, other), isSamePackage(other, one)]).toEqual([true, true]);
});

it.each([
  ['SOIC-8', 'TSSOP-8'],
  ['SOP-8', 'ESOP-8'],
  ['SOIC-8', 'SOIC-8-208mil'],
  ['SOIC-16', 'SOIC-16W'],
  ['TO-263', 'TO-263-5L'],
  ['TO-220', 'TO-220-2'],
  ['TO-247', 'TO-3P'],
  ['TO-92', 'TO-92S'],
  ['HC-49S', 'HC-49S-SMD'],
  ['QFN-32-EP(5x5)', 'QFN-32(4x4)'],
  ['SMD5032-4P', 'SMD5032-2P'],
  ['插件,P=2.5mm', '插件,P=2mm'],
  ['插件,D8xL12mm', '插件,D8xL16mm'],
  ['SMD,4x4mm', 'SMD,5x5mm'],
  ['0402', '0603'],
  ['一', '二'],
])('%s and %s are not', (one, other) => {
  expect([isSamePackage(one, other), isSamePackage(other, one)]).toEqual([false, false]);
});

it.each([
  ['RC0603FR-0710KL', '0603'],
  ['NOBODY KNOWS', undefined],
])('the order code %s names the package %s', (partNo, name) => {
  expect(packageOfOrderCode(partNo)).toBe(name);
});
