// Every package of the demo mall gets a drawing or none, and no name breaks one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoParts } from '../../../../demo/catalog.ts';
import { drawPackage, type PackageDrawing } from './draw-package.ts';

const numbers = (svg: string): number[] =>
  [...svg.matchAll(/ (?:x|y|width|height|cx|cy|r|x1|y1|x2|y2)="([^"]*)"/g)].map(([, value]) => Number(value));

function expectSound(drawing: PackageDrawing): void {
  expect(drawing.svg).toMatch(/^<svg [^>]*>.+<\/svg>$/);
  expect(drawing.svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(drawing.width).toBeGreaterThan(10);
  expect(drawing.width).toBeLessThanOrEqual(232);
  expect(drawing.height).toBeGreaterThan(5);
  expect(drawing.height).toBeLessThanOrEqual(150);
  const largest = Math.max(drawing.width, drawing.height);
  for (const one of numbers(drawing.svg)) {
    expect(one).toBeGreaterThanOrEqual(0);
    expect(one).toBeLessThanOrEqual(largest);
  }
}

describe('packages of the demo mall', () => {
  const said = new Map(
    [...demoParts()].map((part) => {
      const rows = Number(part.params.find(({ key }) => key === 'rows')?.text);
      return [`${part.package} ${part.pins} ${rows}`, { name: part.package ?? '', pins: part.pins, rows }];
    }),
  );
  const drawings = [...said.values()].map(({ name, ...more }) => ({
    name,
    drawing: drawPackage(name, more),
  }));

  it('get a drawing or none', () => {
    for (const { drawing } of drawings) if (drawing) expectSound(drawing);
    expect(drawings.filter(({ drawing }) => drawing).length).toBeGreaterThan(200);
  });

  it('of every family that buyers know get one', () => {
    const drawn = new Set(drawings.flatMap(({ name, drawing }) => (drawing ? [name] : [])));
    for (const name of [
      '0402',
      '0603',
      'SOT-23',
      'SOIC-8',
      'SSOP-28',
      'TSSOP-20',
      'LQFP-48',
      'QFN-32',
      'DFN-8',
    ])
      expect(drawn).toContain(name);
    for (const name of ['DIP-8', 'TO-220', 'BGA-256', 'P=2.54mm', 'SMA', 'Axial', 'D10xL16mm'])
      expect(drawn).toContain(name);
    expect(drawn).not.toContain('Station');
  });
});

it('is to scale where the body is settled, and says its size', () => {
  const drawing = drawPackage('0603');
  expect(drawing?.body).toEqual({ length: 1.6, width: 0.8 });
  expect(drawing?.svg).toContain('>1.6 mm<');
  expect(drawing?.svg).toContain('>0.8 mm<');
  const [, wide, tall] = /<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/.exec(drawing!.svg)!;
  expect(Number(wide) / Number(tall)).toBeCloseTo(2, 2);
});

it('is a schematic without sizes where it is not', () => {
  const drawing = drawPackage('LQFP-48');
  expect(drawing?.body).toBeUndefined();
  expect(drawing?.svg).not.toContain('mm<');
  // A lead for each pin, the body, and the mark of the first.
  expect(drawing?.svg.match(/<rect/g)).toHaveLength(49);
  expect(drawing?.svg.match(/<circle/g)).toHaveLength(1);
});

it('tells how far contacts stand apart', () =>
  expect(drawPackage('P=2.54mm', { pins: 10, rows: 2 })?.svg).toContain('>2.54 mm<'));

it('has as many leads as the package', () => {
  for (const [name, leads] of [
    ['SOT-23', 3],
    ['SOT-23-5', 5],
    ['SOT-89', 4],
    ['SOIC-8', 8],
    ['QFN-32', 32],
    ['DFN-8', 8],
    ['DIP-8', 8],
    ['SMA', 2],
  ] as const)
    expect(drawPackage(name)?.svg.match(/<rect/g), name).toHaveLength(leads + 1);
  expect(drawPackage('BGA-256')?.svg.match(/<circle/g)).toHaveLength(256);
});

it('never breaks, whatever a package is called', () => {
  const families = fc.constantFrom(
    'SOIC',
    'TSSOP',
    'QFN',
    'LQFP',
    'DFN',
    'DIP',
    'BGA',
    'TO',
    'SOT',
    'P=',
    'SMD',
    'D',
    'CASE-A',
  );
  const names = fc.oneof(
    fc.string(),
    fc
      .tuple(families, fc.constantFrom('', '-', ','), fc.integer({ min: -1, max: 99_999 }))
      .map((some) => some.join('')),
    fc
      .tuple(fc.double({ min: 0.01, max: 200 }), fc.double({ min: 0.01, max: 200 }))
      .map(([a, b]) => `SMD,${a.toFixed(1)}x${b.toFixed(1)}mm`),
    fc
      .tuple(families, fc.nat(200), fc.nat(40), fc.nat(40))
      .map(([name, pins, a, b]) => `${name}-${pins}(${a}x${b})`),
  );
  const more = fc.record({
    pins: fc.option(fc.integer({ min: -3, max: 5_000 })),
    rows: fc.integer({ min: -1, max: 9 }),
  });
  fc.assert(
    fc.property(names, more, (name, said) => {
      const drawing = drawPackage(name, said);
      if (drawing) expectSound(drawing);
    }),
    { numRuns: 500 },
  );
});
