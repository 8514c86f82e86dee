// The plan of shared scripts: few files, little carried for nothing, an order in which all can run.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, type PlannedPage, planScripts } from './script-plan.ts';

const page = (weight = 1, most = 9): PlannedPage => ({ weight, most });
const piece = (id: string, pages: number[], bytes = 1_000, imports: string[] = []): Piece => ({
  id,
  bytes,
  pages,
  imports,
});
const sorted = (files: string[][]) => files.map((ids) => ids.toSorted()).toSorted();

describe('files of shared pieces', () => {
  it('put together what the same pages need', () => {
    const pieces = [piece('a', [0, 1]), piece('b', [1, 0]), piece('c', [1, 2], 90_000)];
    expect(sorted(planScripts(pieces, [page(), page(), page()]))).toEqual([['a', 'b'], ['c']]);
  });

  it('put small pieces together, whoever needs them, and leave large ones apart', () => {
    const pieces = [piece('small', [0, 1], 20), piece('tiny', [1, 2], 10), piece('large', [1, 2], 90_000)];
    const files = sorted(planScripts(pieces, [page(), page(), page()]));
    expect(files).toHaveLength(2);
    expect(files).not.toContainEqual(expect.arrayContaining(['small', 'large']));
  });

  it('become few where a page would fetch too many, at the cost of what weighs least', () => {
    const pieces = [piece('a', [0, 1], 5_000), piece('b', [0, 2], 5_000), piece('c', [0, 3], 5_000)];
    const files = sorted(planScripts(pieces, [page(1, 2), page(1, 2), page(1, 2), page(9, 2)]));
    expect(files).toEqual([['a', 'b'], ['c']]);
  });

  it('do not wait for each other', () => {
    // One file of the first and the last would wait for the middle, which waits for it.
    const pieces = [
      piece('first', [0, 1], 10, ['middle']),
      piece('middle', [0, 1, 2], 900_000, ['last']),
      piece('last', [0, 1, 2, 3], 10),
    ];
    const files = planScripts(pieces, [page(), page(), page(), page()]);
    expect(files).not.toContainEqual(expect.arrayContaining(['first', 'last']));
  });

  it('hold every piece once, in an order in which all can run', () => {
    const anyPieces = fc
      .array(
        fc.record({
          bytes: fc.integer({ min: 1, max: 60_000 }),
          pages: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
          back: fc.array(fc.nat(9), { maxLength: 3 }),
        }),
        { maxLength: 14 },
      )
      .map((raw) => {
        const pieces = raw.map(({ bytes, pages, back }, at) => {
          const imports = back.filter((one) => one < at).map(String);
          return { id: `${at}`, bytes, pages: new Set(pages), imports };
        });
        // Who needs a piece needs what it imports.
        for (const { pages, imports } of pieces.toReversed())
          for (const one of imports) for (const at of pages) pieces[Number(one)]!.pages.add(at);
        return pieces.map((one) => ({ ...one, pages: [...one.pages] }));
      });
    fc.assert(
      fc.property(anyPieces, fc.integer({ min: 1, max: 4 }), (pieces, most) => {
        const files = planScripts(
          pieces,
          Array.from({ length: 6 }, () => page(1, most)),
        );
        expect(files.flat().toSorted()).toEqual(pieces.map(({ id }) => id).toSorted());
        const fileOf = new Map(files.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
        const needs = files.map(
          (ids, at) =>
            new Set(
              ids
                .flatMap((id) => pieces[Number(id)]!.imports.map((one) => fileOf.get(one)!))
                .filter((one) => one !== at),
            ),
        );
        const done = new Set<number>();
        for (let before = -1; before < done.size; ) {
          before = done.size;
          for (const [at, need] of needs.entries()) if ([...need].every((one) => done.has(one))) done.add(at);
        }
        expect(done.size).toBe(files.length);
      }),
    );
  });
});
