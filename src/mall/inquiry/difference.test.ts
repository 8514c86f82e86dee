// Differences between two versions: nothing for the same, everything for what changed, the reverse when swapped.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareContents, DifferenceReply, toReply } from './difference.ts';

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

  it.each<[string, unknown, unknown, unknown[]]>([
    ['a value', { a: 1 }, { a: 2 }, [['a', 'changed', '1', '2']]],
    ['the same value written otherwise', { a: [1, 2] }, { a: '1, 2' }, []],
    ['nothing for nothing', { a: '', b: null }, { a: undefined, b: '' }, []],
    ['a list of values as one', { a: [1, 2] }, { a: [1, 3] }, [['a', 'changed', '1, 2', '1, 3']]],
    ['a value that became a list', { a: 1 }, { a: [1, 2] }, [['a', 'changed', '1', '1, 2']]],
    ['a list that became an object', { a: [1] }, { a: { b: 1 } }, [['a', 'changed', '1', '{"b":1}']]],
    ['an object that became a value', { a: { b: 1 } }, { a: 5 }, [['a.b', 'removed', '1', null]]],
    ['elements by their place', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [['a[#1].b', 'changed', '1', '2']]],
    [
      'elements by their key or file',
      {
        a: [
          { key: 'x', b: 1 },
          { fileId: 7, b: 1 },
        ],
      },
      {
        a: [
          { fileId: 7, b: 2 },
          { key: 'x', b: 3 },
        ],
      },
      [
        ['a[7].b', 'changed', '1', '2'],
        ['a[x].b', 'changed', '1', '3'],
      ],
    ],
    [
      'two elements of one name, the second by its place',
      {
        a: [
          { key: 'x', b: 1 },
          { key: 'x', b: 2 },
        ],
      },
      {
        a: [
          { key: 'x', b: 1 },
          { key: 'x', b: 3 },
        ],
      },
      [['a[#2].b', 'changed', '2', '3']],
    ],
    [
      'an element among values',
      { a: [5, { b: 1 }] },
      { a: [5, { b: 2 }] },
      [['a[#2].b', 'changed', '1', '2']],
    ],
    ['an element that is nothing', { a: [null] }, { a: [{ b: 1 }] }, [['a[#1].b', 'added', null, '1']]],
    ['an object within', { a: { b: { c: 1 } } }, { a: {} }, [['a.b.c', 'removed', '1', null]]],
    ['a whole that is a value', 1, 2, [['', 'changed', '1', '2']]],
  ])('%s', (_, before, after, found) => {
    const differences = compareContents(before, after);
    expect(differences.map((one) => [one.path, one.kind, one.before, one.after])).toEqual(found);
  });

  it('is called by its key where it has no name, and belongs to the line it stands in', () => {
    const found = compareContents(
      { lines: [{ lineNo: 4, wish: { items: [{ item: 'a' }] } }], plan: [{ lineNo: 'x', share: 1 }] },
      { lines: [{ lineNo: 4, wish: { items: [{ item: 'b' }] } }], plan: [{ lineNo: 'x', share: 2 }] },
    );
    expect(found).toMatchObject([
      { path: 'lines[4].wish.items[#1].item', label: { zh: 'item', en: 'item' }, lineNo: 4 },
      { path: 'plan[x].share', label: { zh: 'share', en: 'share' }, lineNo: null },
    ]);
  });

  it('leaves a whole object to the room that writes it', () => {
    const write = (path: string, value: unknown) =>
      path === 'fees' ? Object.values(value as object).join('+') : undefined;
    const found = compareContents({ fees: { a: 1, b: 2 } }, { fees: { a: 1, b: 3 } }, { names: {}, write });
    expect(found.map((one) => [one.path, one.before, one.after])).toEqual([['fees', '1+2', '1+3']]);
    expect(compareContents({ fees: { a: 1 } }, { fees: { a: 1 } }, { names: {}, write })).toEqual([]);
  });

  it('is sent in the reader’s language', () => {
    const names = { a: { zh: '甲', en: 'A' } };
    const found = compareContents({ a: 1 }, { a: 2 }, { names });
    const sent = { path: 'a', lineNo: null, kind: 'changed', before: '1', after: '2' };
    expect(toReply(found, 'zh')).toEqual([{ ...sent, label: '甲' }]);
    expect(toReply(found, 'en')).toEqual([{ ...sent, label: 'A' }]);
    for (const kind of ['added', 'removed', 'changed', 'other'])
      expect(DifferenceReply.safeParse({ ...sent, label: 'A', kind }).success).toBe(kind !== 'other');
    expect(DifferenceReply.safeParse({}).success).toBe(false);
  });
});
