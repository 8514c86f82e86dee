// What is read from the names of packages: form, pins and body, and nothing where a name settles nothing.
import { describe, expect, it } from 'vitest';
import { packageShape } from './package-shape.ts';

describe('a body is settled by', () => {
  it.each([
    ['0402', 'chip', 1, 0.5],
    ['0603', 'chip', 1.6, 0.8],
    ['CASE-A-3216', 'chip', 3.2, 1.6],
    ['SMD3225-4P', 'chip', 3.2, 2.5],
    ['SMD,4.4x4.2mm', 'chip', 4.4, 4.2],
    ['SOT-23', 'gullWing', 2.9, 1.3],
    ['SOT-23-3', 'gullWing', 2.9, 1.3],
    ['TSOT-23-6', 'gullWing', 2.9, 1.6],
    ['SOIC-8', 'gullWing', 4.9, 3.9],
    ['SOIC-16W', 'gullWing', 10.3, 7.5],
    ['TSSOP-20', 'gullWing', 6.5, 4.4],
    ['SSOP-28', 'gullWing', 10.2, 5.3],
    ['MSOP-10', 'gullWing', 3, 3],
    ['SMA', 'diode', 4.3, 2.6],
    ['DO-214AC(SMA)', 'diode', 4.3, 2.6],
    ['SOD-123FL', 'diode', 2.7, 1.6],
    ['LQFP-48(7x7)', 'quad', 7, 7],
    ['QFN-32(5×5)', 'quad', 5, 5],
    ['DFN5x6-8', 'dfn', 5, 6],
  ])('%s', (name, form, length, width) =>
    expect(packageShape(name)).toMatchObject({ form, body: { length, width } }),
  );
});

describe('a form without a size is known of', () => {
  it.each([
    ['LQFP-48', { form: 'quad', pins: 48, leads: 'outside' }],
    ['QFN-32', { form: 'quad', pins: 32, leads: 'below' }],
    ['WSON-8', { form: 'dfn', pins: 8 }],
    ['BGA-256', { form: 'bga', pins: 256 }],
    ['SOP-8', { form: 'gullWing', pitch: 1.27, bottom: 4, top: 4 }],
    ['DIP-8', { form: 'dip', pins: 8 }],
    ['TO-220', { form: 'transistor', pins: 3, hasTab: true, hasHole: true }],
    ['TO-252', { form: 'transistor', pins: 3, hasTab: true, hasHole: false }],
    ['TO-92', { form: 'transistor', pins: 3, hasTab: false, hasHole: false }],
    ['TO-263-5', { form: 'transistor', pins: 5, hasTab: true, hasHole: false }],
    ['DO-41', { form: 'axial' }],
  ])('%s', (name, shape) => expect(packageShape(name)).toEqual(shape));
});

it('counts pins where the name does not', () => {
  expect(packageShape('0805', { pins: 4 })).toMatchObject({ form: 'chip', pins: 4 });
  expect(packageShape('0603x4', { pins: 8 })).toMatchObject({ form: 'chip', pins: 8 });
  expect(packageShape('D10xL16mm', { pins: 2 })).toEqual({ form: 'round', diameter: 10, isSmd: false });
  expect(packageShape('SMD,D6.3xL5.4mm', { pins: 2 })).toMatchObject({ diameter: 6.3, isSmd: true });
  expect(packageShape('P=2.54mm', { pins: 10, rows: 2 })).toEqual({
    ...{ form: 'contacts', pitch: 2.54, pins: 10, rows: 2 },
  });
  expect(packageShape('P=2.54mm', { pins: 9, rows: 2 })).toMatchObject({ rows: 1 });
});

describe('nothing is known of', () => {
  it.each([
    '',
    'NOBODY-7',
    'LQFP-47',
    'QFN-73',
    'DIP-7',
    'SOIC-0',
    'BGA-99999',
    'P=2.54mm',
    'P=0mm',
    'D10mm',
    'SMD0000',
    'SMD,0x0mm',
    '5050',
    'TO-220-9',
    'constructor',
    '__proto__',
  ])('%j', (name) => expect(packageShape(name)).toBeUndefined());
});
