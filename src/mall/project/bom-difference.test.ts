// What counts as added, removed and changed between two versions.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ComparedLine, differenceOf } from './bom-difference.ts';

const line = (partNo: string, designators = '', qty = 1, note = ''): ComparedLine => ({
  partId: null,
  partNo,
  brandName: '',
  designators,
  qty,
  note,
});

it('pairs lines by part and place, then by place, then by part', () => {
  const found = differenceOf(
    [line('A', 'R1', 2), line('B', 'R2'), line('C', 'R3'), line('D', 'R4')],
    [line('A', 'R1', 3), line('X', 'R2'), line('C', 'R3,R9'), line('E', 'R5')],
  );
  expect(found.changed.map(({ from, to, fields }) => [from.partNo, to.partNo, ...fields])).toEqual([
    ['A', 'A', 'qty'],
    ['B', 'X', 'part'],
    ['C', 'C', 'designators'],
  ]);
  expect(found.added.map(({ partNo }) => partNo)).toEqual(['E']);
  expect(found.removed.map(({ partNo }) => partNo)).toEqual(['D']);
});

const aBom = fc.array(
  fc.record({
    partNo: fc.constantFrom('A', 'B', 'C'),
    designators: fc.constantFrom('', 'R1', 'R2'),
    qty: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 8 },
);

it('finds nothing between a version and itself, and loses no line', () => {
  fc.assert(
    fc.property(aBom, aBom, (a, b) => {
      const [from, to] = [a, b].map((lines) =>
        lines.map((one) => line(one.partNo, one.designators, one.qty)),
      );
      expect(differenceOf(from!, from!)).toEqual({ added: [], removed: [], changed: [] });
      const { added, removed } = differenceOf(from!, to!);
      expect(added.length - removed.length).toBe(to!.length - from!.length);
    }),
  );
});
