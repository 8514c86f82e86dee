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

it.each<[string, ComparedLine, ComparedLine, string[]]>([
  ['nothing', line('A', 'R1', 2, 'x'), line('A', 'R1', 2, 'x'), []],
  ['the number alone', line('A', 'R1', 2), line('A', 'R1', 3), ['qty']],
  ['the note alone', line('A', 'R1', 2, 'x'), line('A', 'R1', 2, 'y'), ['note']],
  ['the note, of a line without a place', line('A', '', 2, 'x'), line('A', '', 2), ['note']],
  ['small letters are no change', line('abc', 'R1'), line('ABC', 'R1'), []],
  [
    'a brand in small letters is no change',
    { ...line('A', 'R1'), brandName: 'ti' },
    { ...line('A', 'R1'), brandName: 'TI' },
    [],
  ],
  [
    'another brand is another part',
    { ...line('A', 'R1'), brandName: 'TI' },
    { ...line('A', 'R1'), brandName: 'ST' },
    ['part'],
  ],
  [
    'the mall’s part, whatever its line calls it',
    { ...line('A', 'R1'), partId: 7 },
    { ...line('B', 'R1'), partId: 7 },
    [],
  ],
  [
    'another part of the mall',
    { ...line('A', 'R1'), partId: 7 },
    { ...line('A', 'R1'), partId: 8 },
    ['part'],
  ],
  ['found in the mall', line('A', 'R1'), { ...line('A', 'R1'), partId: 7 }, ['part']],
  ['everything', line('A', 'R1', 1, 'x'), line('B', 'R1', 2, 'y'), ['part', 'qty', 'note']],
  ['the place alone', line('A', 'R1'), line('A', ''), ['designators']],
])('%s', (_, from, to, fields) => {
  const { changed, added, removed } = differenceOf([from], [to]);
  expect(changed).toEqual(fields.length > 0 ? [{ from, to, fields }] : []);
  expect([...added, ...removed]).toEqual([]);
});

it('lines without a place are not taken for one another', () => {
  const { changed, added, removed } = differenceOf([line('A')], [line('B')]);
  expect([changed.length, added.length, removed.length]).toEqual([0, 1, 1]);
});

it('two lines alike are paired once each, in their order', () => {
  const [one, two] = [line('A', 'R1', 1), line('A', 'R1', 2)];
  const found = differenceOf([one, two], [line('A', 'R1', 1)]);
  expect(found).toEqual({ added: [], removed: [two], changed: [] });
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
