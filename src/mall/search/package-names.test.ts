// The names of packages: every spelling finds the same one, and what is easily taken for it is offered beside.
import { describe, expect, it } from 'vitest';
import { packageValue, readPackage } from './package-names.ts';

it.each([
  ['SOT-23', 'SOT-23'],
  ['sot23', 'SOT-23'],
  ['SOT-23-3', 'SOT-23'],
  ['TO-236', 'SOT-23'],
  ['SC-59', 'SOT-23'],
  ['SOT-23-5', 'SOT-23-5'],
  ['TSOT-25', 'SOT-23-5'],
  ['DPAK', 'TO-252'],
  ['D2PAK', 'TO-263'],
  ['SOD-80', 'LL-34'],
  ['DFN5x6', 'DFN5x6-8'],
  ['HC-49S', 'HC-49S'],
  ['0402', '0402'],
  ['01005', '01005'],
  ['R0603', '0603'],
  ['C-0402', '0402'],
  ['LED0805', '0805'],
  ['smd1206', '1206'],
  ['1608', '1608'],
  ['SMD3225', '3225'],
  ['3225', '3225'],
  ['SOIC-8', 'SOP-8'],
  ['so8', 'SOP-8'],
  ['SOIC8W', 'SOP-8W'],
  ['SOIC-8N', 'SOP-8'],
  ['QFN-48EP', 'QFN-48'],
  ['LFCSP32', 'QFN-32'],
  ['TQFP100', 'LQFP-100'],
  ['dip-8', 'DIP-8'],
  ['BGA256', 'BGA-256'],
])('%s is called %s', (text, name) => {
  expect(readPackage(text)?.name).toBe(name);
});

it.each([
  '',
  'SOT 23',
  'SOIC 8',
  'SOIC-8X',
  'SOIC-8WN',
  'SOIC',
  'ABC-8',
  'R9999',
  'R04025',
  'XR0402',
  '9999',
  'SOP-12345',
  '封装',
  'SOT-23，',
  'LM358',
  'S-8',
  'SOICNARROW-8',
])('%j is none', (text) => {
  expect(readPackage(text)).toBeUndefined();
});

describe('a package', () => {
  it('is found by every one of its names', () => {
    expect(readPackage('sc59')).toEqual({
      name: 'SOT-23',
      tokens: ['sot23', 'sot233', 'sot233l', 'to236', 'to236ab', 'sc59', 'sc59a'],
      beginnings: [],
      others: ['SOT-23-5', 'SOT-23-6'],
    });
    expect(readPackage('SOT-28')?.others).toEqual([]);
  });

  it('of a chip is taken for the next sizes', () => {
    expect(readPackage('0402')).toEqual({
      name: '0402',
      tokens: ['0402', 'smd0402'],
      beginnings: [],
      others: ['0201', '0603'],
    });
    expect(readPackage('01005')?.others).toEqual([]);
    expect(readPackage('0201')?.others).toEqual(['01005', '0402']);
    expect(readPackage('2920')?.others).toEqual(['2512']);
  });

  it('in tenths of a millimetre may be a size in inches, and begins longer names', () => {
    expect(readPackage('3216')).toEqual({
      name: '3216',
      tokens: ['3216', '1206'],
      beginnings: ['smd3216'],
      others: ['1206'],
    });
    expect(readPackage('3225')).toEqual({
      name: '3225',
      tokens: ['3225'],
      beginnings: ['smd3225'],
      others: [],
    });
  });

  it('with pins is found by its family’s names with as many, and taken for others with as many', () => {
    expect(readPackage('SOIC-8')).toEqual({
      name: 'SOP-8',
      tokens: ['sop8', 'soic8', 'so8', 'soicn8', 'sopn8'],
      beginnings: [],
      others: ['TSSOP-8', 'MSOP-8', 'ESOP-8'],
    });
  });

  it('wide is found wide only, and any other ending as it stands too', () => {
    expect(readPackage('SSOP-20W')?.tokens).toEqual(['ssop20w', 'qsop20w']);
    expect(readPackage('SSOP-20L')?.tokens).toEqual(['ssop20', 'qsop20', 'ssop20l']);
  });

  it.each([
    ['SOP-8', 'TSSOP-8 MSOP-8 ESOP-8'],
    ['ESOP-8', 'SOP-8'],
    ['TSSOP-20', 'SOP-20 SSOP-20'],
    ['SSOP-20', 'TSSOP-20'],
    ['MSOP-10', 'SOP-10 TSSOP-10'],
    ['TSOP-48', ''],
    ['QFN-32', 'DFN-32 LQFP-32'],
    ['DFN-8', 'QFN-8'],
    ['LQFP-48', 'QFN-48'],
    ['DIP-8', 'SOP-8'],
    ['BGA-256', ''],
    ['LGA-14', ''],
    ['PLCC-44', ''],
    ['SIP-9', ''],
    ['WLCSP-9', ''],
  ])('%s is taken for %j', (text, others) => {
    expect(readPackage(text)?.name).toBe(text);
    expect(readPackage(text)?.others.join(' ')).toBe(others);
  });

  it.each([
    ['SOP', 'SOIC SO SOICN SOPN'],
    ['ESOP', 'HSOP HSOIC SOICEP PSOP'],
    ['TSSOP', 'HTSSOP ETSSOP'],
    ['SSOP', 'QSOP'],
    ['MSOP', 'VSSOP USOP UMAX MINISO'],
    ['QFN', 'VQFN WQFN UQFN TQFN LFCSP HVQFN UFQFPN MLF VFQFPN'],
    ['DFN', 'WSON VSON USON SON WDFN UDFN TDFN MLP'],
    ['LQFP', 'TQFP QFP HTQFP'],
    ['DIP', 'PDIP CDIP DIL'],
    ['BGA', 'FBGA TFBGA LFBGA UFBGA FCBGA FTBGA NFBGA'],
    ['LGA', 'VFLGA'],
    ['PLCC', 'LCC'],
    ['SIP', 'ZIP'],
    ['WLCSP', 'DSBGA CSP'],
  ])('of the family %s is called by %s too', (name, others) => {
    for (const one of others.split(' ')) expect(readPackage(`${one}-16`)?.name).toBe(`${name}-16`);
  });

  it.each('1612 2016 2520 3215 3225 5032 7050 3528 6032 7343 1005 1608 2012 6332'.split(' '))(
    '%s is a size in tenths of a millimetre',
    (size) => {
      expect(readPackage(size)?.beginnings).toEqual([`smd${size}`]);
    },
  );
});

it.each([
  ['DFN-8(5x6)', 'DFN-8 5x6'],
  ['DFN5x6-8L', 'DFN-8 5x6'],
  ['DFN-8-EP(6x5)', 'DFN-8 5x6'],
  ['SOP-8', 'SOIC-8'],
  ['SOIC-8-N', 'SOIC-8'],
  ['SOIC-8-EP', 'ESOP-8'],
  ['SOIC-16-300mil', 'SOIC-16W'],
  ['SOT-23-3L', 'SOT-23'],
  ['SOT-23-5L', 'SOT-23-5'],
  ['TSOT-23-5L', 'TSOT-23-5'],
  ['LQFP-48(7x7)', 'LQFP-48 7x7'],
  ['插件,P=2.54mm', '插件'],
  ['0603', '0603'],
  ['SMD3225-4P', 'SMD3225-4P'],
  ['', ''],
])('%s is chosen as %s', (name, value) => {
  expect(packageValue(name)).toBe(value);
  expect(packageValue(value)).toBe(value);
});
