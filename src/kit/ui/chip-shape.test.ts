// Which drawing a package name leads to.
import { expect, test } from 'vitest';
import { chipShapeOf } from './chip-shape.ts';

test.each([
  ['SOIC-8', 'rows'],
  ['TSSOP-20', 'rows'],
  ['DIP-16', 'rows'],
  ['SO-8', 'rows'],
  ['LQFP-64(10x10)', 'quad'],
  ['QFN-32-EP(5x5)', 'quad'],
  ['BGA-256', 'grid'],
  ['SOT-23-5', 'small'],
  ['SC-70-6', 'small'],
  ['SOT-223', 'power'],
  ['TO-220AB', 'power'],
  ['0603', 'ends'],
  ['SOD-123', 'ends'],
  ['SMA(DO-214AC)', 'ends'],
  ['DO-214AC(SMA)', 'ends'],
  ['', 'quad'],
  [null, 'quad'],
] as const)('%s', (name, shape) => {
  expect(chipShapeOf(name)).toBe(shape);
});
