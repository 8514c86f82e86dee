// Differences between two versions: nothing for the same, everything for what changed, the reverse when swapped.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareContents } from './difference.ts';

describe('differences', () => {
  it('names what changed by line, whatever its place', () => {
    const before = {
      note: '',
      lines: [
        { lineNo: 1, qty: 5 },
        { lineNo: 2, qty: 6, wish: { partNo: 'A' } },
      ],
    };
    const after = {
      note: 'soon',
      lines: [
        { lineNo: 2, qty: 6, wish: { partNo: 'B' } },
        { lineNo: 3, qty: 1 },
      ],
    };
    const names = { 'lines[].wish.partNo': { zh: '型号', en: 'Part number' } };
    expect(compareContents(before, after, { names })).toEqual([
      expect.objectContaining({ path: 'note', kind: 'added', before: null, after: 'soon', lineNo: null }),
      expect.objectContaining({
        path: 'lines[2].wish.partNo',
        label: names['lines[].wish.partNo'],
        kind: 'changed',
        before: 'A',
        after: 'B',
        lineNo: 2,
      }),
      expect.objectContaining({ path: 'lines[3].lineNo', kind: 'added', lineNo: 3 }),
      expect.objectContaining({ path: 'lines[3].qty', kind: 'added', after: '1' }),
      expect.objectContaining({ path: 'lines[1].lineNo', kind: 'removed', lineNo: 1 }),
      expect.objectContaining({ path: 'lines[1].qty', kind: 'removed', before: '5' }),
    ]);
  });

  it('writes values the room’s way and leaves out what says nothing', () => {
    const found = compareContents(
      { side: 'a', plan: [{ share: 1 }] },
      { side: 'b', plan: [{ share: 2 }] },
      {
        names: {},
        silent: ['side'],
        write: (path, value) => (path === 'plan' ? JSON.stringify(value) : undefined),
      },
    );
    expect(found.map((one) => [one.path, one.before, one.after])).toEqual([
      ['plan', '[{"share":1}]', '[{"share":2}]'],
    ]);
  });

  it('says nothing of equal contents, and the reverse of swapped ones', () => {
    const content = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(content, content, (a, b) => {
        expect(compareContents(a, a)).toEqual([]);
        const turned = (list: ReturnType<typeof compareContents>) =>
          list.map((one) => `${one.path} ${one.before} ${one.after}`).sort();
        expect(turned(compareContents(b, a))).toEqual(
          compareContents(a, b)
            .map((one) => `${one.path} ${one.after} ${one.before}`)
            .sort(),
        );
      }),
      { numRuns: 300 },
    );
  });
});
